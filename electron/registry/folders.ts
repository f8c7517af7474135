import type { Fault } from '../machines/simulated/fault.ts'
import type { AnySimulation } from '../machines/simulated/simulate.ts'
import type { Simulations } from '../machines/simulated/simulated-machine.ts'
import type { AnyPortable } from '../machines/portable/define-portable.ts'
import type { Tool } from '../contract/define-tool.ts'

/** All tools, in order of category and name: a folder with a `tool.ts` is a tool, there is no list to keep. */
export function loadTools(): readonly Tool[] {
  const modules = import.meta.glob<Tool>('../tools/*/*/tool.ts', { eager: true, import: 'tool' })
  return Object.keys(modules)
    .sort()
    .map((path) => modules[path])
    .filter((tool) => tool !== undefined)
}

/** How each tool behaves on the simulated PC, by tool name, without loading it. */
export function findSimulations(): Simulations {
  const modules = import.meta.glob<AnySimulation>('../tools/*/*/simulated.ts', { import: 'simulated' })
  return new Map(Object.entries(modules).map(([path, load]) => [toolNameOf(path), load]))
}

/** Tools that run on any computer, by tool name; loaded on first use. */
export async function loadPortables(): Promise<ReadonlyMap<string, AnyPortable>> {
  return byTool(import.meta.glob<AnyPortable>('../tools/*/*/portable.ts', { import: 'portable' }))
}

/** A fault with the tool whose finding shows it. */
export type FoundFault = Fault & { readonly tool: string }

/** What can be wrong on the simulated PC; loaded on first use. */
export async function loadFaults(): Promise<readonly FoundFault[]> {
  const found = await byTool(import.meta.glob<readonly Fault[]>('../tools/*/*/faults.ts', { import: 'faults' }))
  return [...found].flatMap(([tool, faults]) => faults.map((fault) => ({ ...fault, tool })))
}

/** Names of tools that have a portable implementation, without loading it. */
export function portableToolNames(): ReadonlySet<string> {
  return new Set(Object.keys(import.meta.glob('../tools/*/*/portable.ts')).map(toolNameOf))
}

async function byTool<T>(modules: Record<string, () => Promise<T>>): Promise<ReadonlyMap<string, T>> {
  const parts = Object.entries(modules)
  const all = await Promise.all(parts.map(async ([path, load]) => [toolNameOf(path), await load()] as const))
  return new Map(all.sort(([a], [b]) => (a < b ? -1 : 1)))
}

function toolNameOf(path: string): string {
  return (path.split('/').at(-2) ?? '').replaceAll('-', '_')
}
