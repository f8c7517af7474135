import * as z from 'zod'

import type { Step, Tool } from '../contract/define-tool.ts'
import { digestOf, sha256 } from '../kernel/digest.ts'
import { worksWithoutFolder } from './named-folders.ts'

/** One tool as the build has written it down. */
export type ListedTool = {
  readonly version: number
  readonly risk: Tool['access']['risk']
  /** SHA-256 of the schema of its arguments. */
  readonly args: string
  /** SHA-256 of each of its scripts and programs, by `run/<step>` and `undo/<step>`. */
  readonly steps: Readonly<Record<string, string>>
}

/** What a broker can do at all, by tool. */
export type BrokerList = Readonly<Record<string, ListedTool>>

/**
 * What needs administrator rights, and nothing that takes a line, a text or an address that anybody can have written: with
 * rights only what stands here by its own name and closed arguments runs. A place of files is left out of them.
 */
function isForBroker(tool: Tool): boolean {
  const { access, placement, capabilities } = tool
  if (!access.requiresAdmin || access.runsAs === 'user') return false
  if (capabilities?.includes('free_command') === true) return false
  return worksWithoutFolder(tool) && placement.destinationSource === undefined
}

/** Those of these tools that a broker can run. */
export function toolsForBroker(tools: readonly Tool[]): readonly Tool[] {
  return tools.filter(isForBroker)
}

/** What the build writes down, and what a broker finds in itself: only where both agree a tool is served. */
export function listOf(tools: readonly Tool[]): BrokerList {
  return Object.fromEntries(toolsForBroker(tools).map((tool) => [tool.name, listedTool(tool)]))
}

function listedTool(tool: Tool): ListedTool {
  const args = digestOf(z.toJSONSchema(tool.args(), { io: 'input', unrepresentable: 'any' }))
  const steps = [
    ...tool.steps.map((step) => [`run/${step.id}`, sealOf(step)] as const),
    ...(tool.undoSteps ?? []).map((step) => [`undo/${step.id}`, sealOf(step)] as const),
  ]
  return { version: tool.version, risk: tool.access.risk, args, steps: Object.fromEntries(steps) }
}

/** Work in Node is part of the program itself. */
function sealOf(step: Step): string {
  if (step.via === 'powershell') return sha256(step.script)
  return step.via === 'native' ? digestOf([step.executable, step.argv]) : digestOf('node')
}

export function digestOfList(list: BrokerList): string {
  return digestOf(list)
}

export type ServedTools = {
  readonly digest: string
  /** Null = not on the list, or not as it stands there. */
  find(name: string): Tool | null
}

/** Tools of this program that are exactly as the list says. */
export function servedTools(tools: readonly Tool[], list: BrokerList): ServedTools {
  const served = new Map(
    tools
      .filter((tool) => isForBroker(tool) && Object.hasOwn(list, tool.name))
      .filter((tool) => digestOf(listedTool(tool)) === digestOf(list[tool.name]))
      .map((tool) => [tool.name, tool]),
  )
  return { digest: digestOfList(list), find: (name) => served.get(name) ?? null }
}
