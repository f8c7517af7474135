import type { NetworkType } from '../../../shared/domain/network-mode.ts'
import type { ModelTool } from '../../contract/model-port.ts'
import type { Tool } from '../../contract/define-tool.ts'
import { portableSchema } from './portable-schema.ts'

/** Where a tool runs and whom it asks from there, as a model is told. */
const placeWords: Readonly<Record<NetworkType, string>> = {
  local: 'runs on this PC',
  internal: 'runs on this PC, asks a computer of the own network',
  external_api: 'runs on this PC, asks a service on the internet',
  external_download: 'runs on this PC, fetches from the internet',
}

/** A tool as a model is told of it: what it looks at, where it runs, and its arguments. */
export function definitionOf(tool: Tool): ModelTool {
  const words = Object.fromEntries(Object.entries(tool.texts.arguments).map(([name, { en }]) => [name, en]))
  const { executionMode, networkType } = tool.placement
  return {
    name: tool.name,
    description: `${tool.texts.purpose.en} [${executionMode}: ${placeWords[networkType]}]`,
    parameters: { ...portableSchema(tool.args(), words) },
  }
}
