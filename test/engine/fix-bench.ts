import type { AnySimulation } from '../../electron/machines/simulated/simulate.ts'
import type { SimulatedPc } from '../../electron/machines/simulated/simulated-pc.ts'
import type { Tool } from '../../electron/contract/define-tool.ts'
import { loadFaults, loadTools } from '../../electron/registry/folders.ts'
import { createConditions } from '../../shared/condition/evaluate.ts'
import { runScripts, shown } from './comparison.ts'
import { openEngine, type Engine } from './engine.ts'
import { coveredFixes } from './fix-coverage.ts'
import { runOnWorld, type FixRun } from './fix-run.ts'
import type { World } from './world.ts'
import { loadSimulations } from '../fakes/tool-parts.ts'

export type Values = Readonly<Record<string, unknown>>

/** One call of a fix: on the PC where its script runs, and on the same PC once more for its simulation. */
export type Attempt = { readonly world: World; readonly twin: World; readonly fix: Tool; readonly args: Values }
/** One call of a fix, with what the app keeps of it and what the simulation says. */
export type Done = { readonly args: Values; readonly stored: Values; readonly expected: Values }
export type Attempted = { readonly run: FixRun; readonly expected: Values }
export type Check = { readonly check: Tool; readonly args: Values }

export type Bench = {
  readonly engine: Engine
  attempt(attempt: Attempt): Promise<Attempted>
  /** Runs the way back of a call on both PCs. */
  undo(attempt: Attempt, done: Pick<Done, 'stored' | 'expected'>): Promise<FixRun>
  /** What the check says of a PC: its scripts on the engine, what its other steps would find from the PC itself. */
  checked(world: World, check: Check): Promise<{ readonly record: Values; readonly problems: readonly unknown[] }>
  simulated(tool: Tool, pc: SimulatedPc, args: Values): Values
}

const conditions = createConditions()
const tools = new Map(loadTools().map((tool) => [tool.name, tool]))

export const allFaults = await loadFaults()
export const allFixes = [...tools.values()].filter(
  ({ access, steps }) => access.risk !== 'safe' && steps.some(({ via }) => via === 'powershell'),
)
export const comparedFixes = allFixes.filter(({ name }) => coveredFixes[name] !== undefined)

export function toolNamed(name: string): Tool {
  const found = tools.get(name)
  if (!found) throw new Error(name)
  return found
}

export async function openBench(executable: string): Promise<Bench> {
  const simulations: ReadonlyMap<string, AnySimulation> = await loadSimulations()
  const engine = await openEngine(executable)
  const simulated: Bench['simulated'] = (tool, pc, args) => simulations.get(tool.name)?.run(pc, args) ?? {}
  return {
    engine,
    simulated,
    attempt: async ({ world, twin, fix, args }) => {
      await engine.enter(world)
      const run = await runOnWorld(engine, world, { steps: fix.steps, args })
      return { run, expected: simulated(fix, twin.pc, args) }
    },
    undo: async ({ world, twin, fix, args }, { stored, expected }) => {
      await engine.enter(world)
      const run = await runOnWorld(engine, world, { steps: fix.undoSteps ?? [], args, stored })
      simulations.get(fix.name)?.undo?.(twin.pc, expected, args)
      return run
    },
    checked: async (world, { check, args }) => {
      const rest = simulated(check, world.copy().pc, args)
      await engine.enter(world)
      const { record, problems } = await runScripts(engine, check, { given: args, simulated: rest })
      return { record: { ...rest, ...record }, problems }
    },
  }
}

/** True when this call left what its way back needs. */
export function leftWayBack({ undoSteps, undoWhen }: Tool, { args, stored }: Pick<Done, 'args' | 'stored'>): boolean {
  if (!undoSteps) return false
  return undoWhen === undefined || conditions.holds(undoWhen, { result: stored, args }, { nowMs: 0 }) === true
}

/** What the simulated PC is, without numbers of processes and without what each side sets aside in a way of its own. */
export function stateIn({ memory }: World): unknown {
  const { state } = memory
  const { updates, teams, storeApps } = state
  return {
    ...state,
    clock: state.clock.nowMs,
    quarantine: {},
    services: Object.values(state.services).map((service) => ({ ...service, pid: 0 })),
    updates: { ...updates, backups: {} },
    teams: { ...teams, setAside: {} },
    storeApps: { ...storeApps, setAside: {} },
  }
}

/** What a fix reports, without what the two sides cannot have alike. */
export function shownByFix(fix: Tool, record: Values, keys: readonly string[]): unknown {
  const { errorId } = record
  // Behind the id stands the command, which is a function here.
  const plain = typeof errorId === 'string' ? { ...record, errorId: errorId.split(',')[0] } : record
  return shown(fix, { record: plain, keys, leaves: coveredFixes[fix.name]?.leaves ?? {} })
}

/**
 * How a call ended, in the same words for both sides. A refusal of the script itself has a code of its own; where a
 * command of Windows refuses, the simulation has a word of its own for it.
 */
export function endOf(
  fix: Tool,
  { run, expected }: Attempted,
): { readonly script: unknown; readonly simulated: unknown } {
  const throws = (code: string): boolean =>
    fix.steps.some((step) => step.via === 'powershell' && step.script.includes(`throw '${code}'`))
  const refusal = (code: string): unknown => ({ refused: throws(code) ? code : 'by Windows' })
  const refused = expected['refused']
  const keys = Object.keys(typeof refused === 'string' ? run.record : expected)
  const reason = run.error?.data['reason']
  return {
    script: run.error === null ? shownByFix(fix, run.record, keys) : refusal(typeof reason === 'string' ? reason : ''),
    simulated: typeof refused === 'string' ? refusal(refused) : shownByFix(fix, expected, keys),
  }
}
