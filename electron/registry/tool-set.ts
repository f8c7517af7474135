import { appError, fail, ok, type Result } from '../kernel/result.ts'
import type { Tool } from '../contract/define-tool.ts'
import { contractFaults, type FindTool } from './contract-rules.ts'

/** Where tools come from that are not part of the program: of a kind that has limits of its own. */
export type ToolSource = { readonly kind: keyof typeof limitsOf; readonly id: string }

/** The tools that are known at this moment. */
export type ToolSet = {
  /** The same list until something is added or removed. */
  all(): readonly Tool[]
  /** By each of its names. */
  find: FindTool
  /**
   * Adds all tools of a source in place of what it gave before, or none of them. Fails with `tool_name_taken`,
   * `tool_exceeds_source` and `tool_breaks_contract`.
   */
  add(source: ToolSource, tools: readonly Tool[]): Result<void>
  /** What a source gave is gone; a call of it that waits is void. */
  remove(source: ToolSource): void
  /** Called after every change; the answer ends that. */
  onChange(listener: () => void): () => void
}

type Known = {
  readonly tools: readonly Tool[]
  readonly byName: ReadonlyMap<string, Tool>
}
type Added = { readonly source: ToolSource; readonly tools: readonly Tool[] }

/** The tools of the program, and those that come and go while it runs. */
export function createToolSet(builtIn: readonly Tool[]): ToolSet {
  const listeners = new Set<() => void>()
  const added = new Map<string, Added>()
  let known = knownOf(builtIn, [])
  const changed = (): void => {
    known = knownOf(builtIn, [...added.values()])
    for (const listener of [...listeners]) listener()
  }
  return {
    all: () => known.tools,
    find: (name) => known.byName.get(name) ?? null,
    add: (source, tools) => {
      const others = [...added].filter(([key]) => key !== keyOf(source)).map(([, other]) => other)
      const refused = refusalOf({ source, tools }, { builtIn, others })
      if (!refused.ok) return refused
      added.set(keyOf(source), { source, tools: [...tools] })
      changed()
      return ok(undefined)
    },
    remove: (source) => {
      if (added.delete(keyOf(source))) changed()
    },
    onChange: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function keyOf({ kind, id }: ToolSource): string {
  return `${kind}:${id}`
}

function knownOf(builtIn: readonly Tool[], added: readonly Added[]): Known {
  const tools = [...builtIn, ...added.flatMap((one) => one.tools)]
  return { tools, byName: byNameOf(tools) }
}

function byNameOf(tools: readonly Tool[]): ReadonlyMap<string, Tool> {
  return new Map(tools.flatMap((tool) => namesOf(tool).map((name) => [name, tool] as const)))
}

function namesOf({ name, aliases = [] }: Tool): readonly string[] {
  return [name, ...aliases]
}

type Others = { readonly builtIn: readonly Tool[]; readonly others: readonly Added[] }

function refusalOf({ source, tools }: Added, { builtIn, others }: Others): Result<void> {
  const taken = new Set([...builtIn, ...others.flatMap((other) => other.tools)].flatMap(namesOf))
  // What it names has to be there as long as itself: another source can go at any time.
  const named = byNameOf([...builtIn, ...tools])
  const find: FindTool = (name) => named.get(name) ?? null
  for (const tool of tools) {
    const about = { tool: tool.name, source: source.id }
    for (const name of namesOf(tool)) {
      if (taken.has(name)) return fail('tool_name_taken', { ...about, name })
      taken.add(name)
    }
    const limit = limitBroken(source.kind, tool)
    if (limit !== null) return fail('tool_exceeds_source', { ...about, limit })
    const [fault] = contractFaults(tool, find)
    if (fault !== undefined) return { ok: false, error: appError('tool_breaks_contract', { ...about, ...fault }) }
  }
  return ok(undefined)
}

type Limit = { readonly limit: string; readonly keeps: (tool: Tool) => boolean }

/** Of everything that is not part of the program: rights, scripts and what the engine itself asks for stay its own. */
const limitsOfAll: readonly Limit[] = [
  // What runs with rights is compiled in; a list that can grow would be a way to rights.
  { limit: 'rights', keeps: ({ access }) => !access.requiresAdmin && access.runsAs !== 'elevated' },
  // A script or program is run only when it was part of the program as it was built.
  { limit: 'steps', keeps: ({ steps, undoSteps = [] }) => [...steps, ...undoSteps].every(({ via }) => via === 'node') },
  { limit: 'capabilities', keeps: ({ capabilities = [] }) => capabilities.length === 0 },
]

const limitsOf = {
  pack: [...limitsOfAll, { limit: 'risk', keeps: ({ access }) => access.risk !== 'elevated' }],
  // What a server says of its tools is believed by nobody: the worst is taken for true. So each call of them is asked for, no
  // standing permission covers one, none runs outside online mode, and nothing is decided by what they answer.
  mcp: [
    ...limitsOfAll,
    { limit: 'kind', keeps: ({ kind }) => kind === 'action' },
    { limit: 'risk', keeps: ({ access }) => access.risk === 'elevated' },
    { limit: 'network', keeps: ({ placement }) => placement.networkType === 'external_api' },
    { limit: 'trust', keeps: ({ placement }) => placement.untrusted === true },
  ],
} satisfies Readonly<Record<string, readonly Limit[]>>

function limitBroken(kind: ToolSource['kind'], tool: Tool): string | null {
  const limits: readonly Limit[] = limitsOf[kind]
  return limits.find(({ keeps }) => !keeps(tool))?.limit ?? null
}
