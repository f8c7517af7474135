import type { ModelTool } from '../../contract/model-port.ts'
import type { Tool } from '../../contract/define-tool.ts'
import { portableSchema } from './portable-schema.ts'

/** Where a tool runs, as a model is told. */
const modeWords = {
  agent: 'runs on this PC',
  cloud: 'runs on a server',
  hybrid: 'runs on this PC or a server',
} as const

/** A tool as a model is told of it: what it looks at, where it runs, and its arguments. */
export function definitionOf(tool: Tool): ModelTool {
  const words = Object.fromEntries(Object.entries(tool.texts.arguments).map(([name, { en }]) => [name, en]))
  return {
    name: tool.name,
    description: `${tool.texts.purpose.en} [${tool.placement.executionMode}: ${modeWords[tool.placement.executionMode]}]`,
    parameters: { ...portableSchema(tool.args(), words) },
  }
}
