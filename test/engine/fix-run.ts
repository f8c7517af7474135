import type { NativeStep, Step } from '../../electron/tools/define-tool.ts'
import type { StepState } from '../../electron/tools/step-state.ts'
import type { Engine } from './engine.ts'
import { runProgram } from './native-programs.ts'
import type { World } from './world.ts'

type Values = Readonly<Record<string, unknown>>

export type FixRun = { readonly record: Values; readonly problems: readonly unknown[] }
type Given = { readonly args: Values; readonly stored?: Values }

/** Runs the steps of a fix or of its way back: scripts on the engine, Windows programs on the PC itself. */
export async function runOnWorld(
  engine: Engine,
  world: World,
  { steps, args, stored = {} }: Given & { readonly steps: readonly Step[] },
): Promise<FixRun> {
  const record: Record<string, unknown> = {}
  const results: Record<string, Values> = {}
  for (const step of steps) {
    const state: StepState = { p: args, s: results, r: stored }
    if (step.onlyIf?.(state) === false) continue
    const { fields, problems } = await runOne(engine, world, { step, state })
    if (problems.length > 0) return { record, problems }
    results[step.id] = fields
    Object.assign(record, fields)
  }
  return { record, problems: [] }
}

type OneRun = { readonly fields: Values; readonly problems: readonly unknown[] }

async function runOne(
  engine: Engine,
  world: World,
  { step, state }: { readonly step: Step; readonly state: StepState },
): Promise<OneRun> {
  if (step.via === 'node') {
    return { fields: {}, problems: step.gives.length > 0 ? [`step ${step.id} gives ${step.gives.join()}`] : [] }
  }
  if (step.via === 'native') return runNative(engine, world, { step, state })
  const answer = await engine.run(step, state)
  return { fields: answer.record ?? {}, problems: [...answer.gaps, ...(answer.error === null ? [] : [answer.error])] }
}

async function runNative(
  engine: Engine,
  world: World,
  { step, state }: { readonly step: NativeStep; readonly state: StepState },
): Promise<OneRun> {
  const ended = runProgram(world, step, state)
  if ('gap' in ended) return { fields: {}, problems: [ended.gap] }
  await engine.enter(world)
  return { fields: ended.fields, problems: [] }
}
