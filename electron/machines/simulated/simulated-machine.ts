import type { AppError } from '../../../shared/errors.ts'
import type { Logger } from '../../kernel/ports.ts'
import { appError, fail, ok, type Result } from '../../kernel/result.ts'
import type { Timers } from '../../kernel/timers.ts'
import type { Tool } from '../../contract/define-tool.ts'
import { runsInNode } from '../../contract/runs-in-node.ts'
import type { Machine, MachineFacts } from '../machine.ts'
import { startOfTime } from './parts/clock.ts'
import { bySimulation, type ToolExecution } from './tool-execution.ts'
import type { SeenEntries } from './parts/files.ts'
import { openExternalAccess, type ExternalAccessRules } from './parts/web.ts'
import { installedRuntimes } from './parts/software.ts'
import { takeTime } from './parts/pace.ts'
import type { AnySimulation } from './simulate.ts'
import { createSimulatedPc, healthyState, type PcState } from './simulated-pc.ts'
import type { PcStateStore } from './state-store.ts'

export type Simulations = ReadonlyMap<string, () => Promise<AnySimulation>>

export type SimulatedMachineDeps = {
  /** By tool name, of tools that are not carried out by Node steps alone; each is loaded with the first run of its tool. */
  readonly simulations: Simulations
  readonly store: PcStateStore
  readonly logger: Logger
  readonly timers: Timers
  /** What the settings say to external access, for one tool; absent = everything is open. Nothing is ever really reached. */
  readonly externalAccess?: (tool: string) => ExternalAccessRules
  /** What agents may know of in folders that they may name; absent = everything. */
  readonly seenByAgents?: () => SeenEntries
}

/** What one visit to the PC gives. The state is kept only when the visit succeeded. */
type Visit<T> = (state: PcState) => Result<T> | Promise<Result<T>>

export type SimulatedMachine = Machine & {
  /** Puts another PC in the place of this one, after whatever visits it now. Errors: as those of its store. */
  readonly replace: (state: PcState) => Promise<Result<void>>
}

/**
 * Tools work on the PC one after the other; what fails or is cancelled changes nothing.
 * `now` answers from what was loaded last: it is right once `facts` has been asked.
 */
export function createSimulatedMachine(deps: SimulatedMachineDeps): SimulatedMachine {
  let nowMs = startOfTime
  let pace: PcState['pace'] | null = null
  const visitor = createVisitor(deps.store, (state) => {
    nowMs = state.clock.nowMs
    pace = { ...state.pace }
  })
  // A host that runs a tool at once has not asked what PC this is.
  const paceOf = async (tool: string): Promise<PcState['pace'][string] | undefined> => {
    if (pace === null) await visitor.look()
    return pace?.[tool]
  }
  const guarded = createGuard(deps.logger)
  return {
    kind: 'simulated',
    facts: async () => {
      const seen = await visitor.look()
      return seen.ok ? factsOf(seen.value) : unreadable(deps.logger, seen.error)
    },
    supports: (tool) =>
      deps.simulations.has(tool.name) || runsInNode(tool) ? null : appError('not_simulated', { tool: tool.name }),
    run: (tool, args, options) =>
      guarded(tool.name, async () => {
        const execution = await executionOf(tool, deps)
        if (execution === null) return fail('not_simulated', { tool: tool.name })
        const { signal, onProgress } = options
        const taken = await takeTime(await paceOf(tool.name), { signal, onProgress, timers: deps.timers })
        if (!taken.ok) return taken
        const rules = deps.externalAccess?.(tool.name) ?? openExternalAccess
        const seenByAgents = deps.seenByAgents?.() ?? null
        return visitor.visit((state) => {
          const pc = createSimulatedPc(state, rules)
          return execution.run({ pc, tool, args, options, seenByAgents })
        }, signal)
      }),
    undo: (tool, done, signal) =>
      guarded(tool.name, async () => {
        const execution = await executionOf(tool, deps)
        if (execution === null) return fail('undo_missing', { tool: tool.name })
        return visitor.visit((state) => execution.undo({ pc: createSimulatedPc(state), tool, done, signal }), signal)
      }),
    now: () => nowMs,
    replace: visitor.replace,
    wait: waiting(visitor, deps.logger),
  }
}

function waiting(visitor: Visitor, logger: Logger): Machine['wait'] {
  return async (durationMs, signal) => {
    const waited = await visitor.visit((state) => {
      createSimulatedPc(state).advance(durationMs)
      return ok(undefined)
    }, signal)
    if (!waited.ok && !signal.aborted)
      logger.log('error', 'time could not pass on the simulated PC', { code: waited.error.code })
  }
}

type Guard = <T>(tool: string, work: () => Promise<Result<T>>) => Promise<Result<T>>

// Only bugs arrive here: the caller gets a value all the same.
function createGuard(logger: Logger): Guard {
  return async (tool, work) => {
    try {
      return await work()
    } catch (error) {
      logger.log('error', 'the simulation of a tool broke', { tool, cause: error })
      return fail('internal', {}, `${tool}: ${String(error)}`)
    }
  }
}

async function executionOf(
  tool: Tool,
  deps: Pick<SimulatedMachineDeps, 'simulations' | 'timers' | 'logger'>,
): Promise<ToolExecution | null> {
  const simulation = await deps.simulations.get(tool.name)?.()
  if (simulation) return bySimulation(simulation)
  if (!runsInNode(tool)) return null
  // Who lists tools or plans runs none of them.
  const { byNodeSteps } = await import('./node-execution.ts')
  return byNodeSteps(deps)
}

function unreadable(logger: Logger, { code }: AppError): MachineFacts {
  logger.log('error', 'the simulated PC cannot be read', { code })
  return { ...factsOf(healthyState()), lastBootMs: null }
}

function factsOf({ system, boot, software }: PcState): MachineFacts {
  const { build } = system
  return {
    kind: 'simulated',
    windowsBuild: build,
    runtimes: {
      ...{ windows: `10.0.${build}`, 'powershell5.1': `5.1.${build}`, node18: process.versions.node },
      ...installedRuntimes(software),
    },
    languageMode: system.scripts === undefined ? 'full' : 'constrained',
    scripts: system.scripts ?? 'full',
    elevated: system.elevation === undefined,
    program: 'closed',
    lastBootMs: Date.parse(boot.lastBootUtc),
  }
}

type Visitor = {
  /** The PC as it is, to read only. */
  look(): Promise<Result<PcState>>
  visit<T>(visit: Visit<T>, signal?: AbortSignal): Promise<Result<T>>
  readonly replace: (state: PcState) => Promise<Result<void>>
}

/** A PC, what the store keeps of it (null = nothing), and what it is as text before anybody works on it. */
type Held = { readonly state: PcState; readonly kept: string | null; readonly text: string }

function heldOf(kept: string | null): Held {
  if (kept !== null) return { state: JSON.parse(kept) as PcState, kept, text: kept }
  const state = healthyState()
  return { state, kept, text: JSON.stringify(state) }
}

// One visit at a time: two that read the same state would lose one of their changes.
function createVisitor(store: PcStateStore, onSeen: (state: PcState) => void): Visitor {
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
  // What was parsed or saved last is this PC while its text is: most visits only look, and their PC is not parsed again.
  let held: Held | null = null
  const takeNow = async (): Promise<Result<Held>> => {
    const loaded = await store.loadText()
    if (!loaded.ok) return loaded
    if (held?.kept !== loaded.value) held = heldOf(loaded.value)
    onSeen(held.state)
    return ok(held)
  }
  const visitNow = async <T>(visit: Visit<T>, signal?: AbortSignal): Promise<Result<T>> => {
    if (signal?.aborted) return fail('cancelled')
    const taken = await takeNow()
    if (!taken.ok) return taken
    const before = taken.value
    // A visit that breaks, is cancelled or fails leaves a PC that nobody may use.
    held = null
    const outcome = await visit(before.state)
    if (signal?.aborted) return fail('cancelled')
    const text = JSON.stringify(before.state)
    if (text === before.text) held = before
    if (!outcome.ok || text === before.text) return outcome
    const saved = await store.save(before.state)
    if (!saved.ok) return saved
    held = { state: before.state, kept: text, text }
    onSeen(before.state)
    return outcome
  }
  const replaceNow = async (state: PcState): Promise<Result<void>> => {
    const saved = await store.save(state)
    if (saved.ok) onSeen(state)
    return saved
  }
  return {
    look: () =>
      inTurn(async () => {
        const taken = await takeNow()
        return taken.ok ? ok(taken.value.state) : taken
      }),
    visit: (visit, signal) => inTurn(() => visitNow(visit, signal)),
    replace: (state) => inTurn(() => replaceNow(state)),
  }
}
