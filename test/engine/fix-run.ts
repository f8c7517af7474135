import type { NativeStep, Step } from '../../electron/contract/define-tool.ts'
import type { StepState } from '../../electron/contract/step-state.ts'
import type { AppError } from '../../shared/errors.ts'
import type { Engine } from './engine.ts'
import { runProgram } from './native-programs.ts'
import type { World } from './world.ts'

type Values = Readonly<Record<string, unknown>>

/** `error` = that of the step which ended it; `gaps` = what nobody here knows. */
export type FixRun = { readonly record: Values; readonly error: AppError | null; readonly gaps: readonly string[] }
type OneStep<S extends Step = Step> = { readonly step: S; readonly state: StepState }
type Steps = { readonly steps: readonly Step[]; readonly args: Values; readonly stored?: Values }

/** Runs the steps of a fix or of its way back: scripts on the engine, Windows programs on the PC itself. */
export async function runOnWorld(engine: Engine, world: World, { steps, args, stored = {} }: Steps): Promise<FixRun> {
  const record: Record<string, unknown> = {}
  const results: Record<string, Values> = {}
  for (const step of steps) {
    const state: StepState = { p: args, s: results, r: stored }
    if (step.onlyIf?.(state) === false) continue
    const ended = await runOne(engine, world, { step, state })
    Object.assign(record, ended.record)
    if (ended.error !== null || ended.gaps.length > 0) return { ...ended, record }
    results[step.id] = ended.record
  }
  return { record, error: null, gaps: [] }
}

async function runOne(engine: Engine, world: World, { step, state }: OneStep): Promise<FixRun> {
  if (step.via === 'native') return runNative(engine, world, { step, state })
  if (step.via === 'powershell') {
    const { record, error, gaps } = await engine.run(step, state)
    return { record: record ?? {}, error, gaps }
  }
  const { id, outputs = [] } = step
  const gaps = outputs.length > 0 ? [`step ${id} gives ${outputs.join()}`] : []
  return { record: {}, error: null, gaps }
}

async function runNative(engine: Engine, world: World, { step, state }: OneStep<NativeStep>): Promise<FixRun> {
  const ended = runProgram(world, step, state)
  if ('gap' in ended) return { record: {}, error: null, gaps: [ended.gap] }
  await engine.enter(world)
  return { record: ended.fields, error: null, gaps: [] }
}
