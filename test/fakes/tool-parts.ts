import type { Tool } from '../../electron/contract/define-tool.ts'
import type { AnySimulation } from '../../electron/machines/simulated/simulate.ts'
import { findSimulations } from '../../electron/registry/folders.ts'

const below = '../../electron/tools/'

/** Path of each tool's folder below `tools/`, by tool name. */
export function toolFolders(): ReadonlyMap<string, string> {
  const modules = import.meta.glob<Tool>('../../electron/tools/*/*/tool.ts', { eager: true, import: 'tool' })
  return new Map(
    Object.entries(modules).map(([path, tool]) => [tool.name, path.slice(below.length, -'/tool.ts'.length)]),
  )
}

/** How all tools behave on the simulated PC, by tool name. */
export async function loadSimulations(): Promise<ReadonlyMap<string, AnySimulation>> {
  const found = [...findSimulations()].sort(([a], [b]) => (a < b ? -1 : 1))
  return new Map(await Promise.all(found.map(async ([name, load]) => [name, await load()] as const)))
}
