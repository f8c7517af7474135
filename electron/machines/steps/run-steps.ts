import type { AppError } from '../../../shared/errors.ts'
import type { Clock, Logger } from '../../kernel/ports.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import type { Step } from '../../contract/define-tool.ts'
import type { StepState } from '../../contract/step-state.ts'
import type { RunFolder, StepAnswer, StepRun } from './step-run.ts'

export type StepsDeps = {
  readonly runStep: (step: Step, run: StepRun) => Promise<Result<StepAnswer>>
  /** The same rule that the ports hold connections and look-ups against: programs of Windows get past no port. */
  readonly mayReach: (host: string) => boolean
  readonly createFolder: () => Promise<RunFolder>
  /** A clock that no fix can set: time limits are counted by it. */
  readonly steady: Clock
  readonly logger: Logger
}

export type StepsRun = Omit<StepRun, 'place' | 'state' | 'folder'> & {
  readonly tool: string
  readonly phase: 'run' | 'undo'
  readonly p: StepState['p']
  readonly r: StepState['r']
  /** Told after each step of all fields that were given so far. */
  readonly onKept?: ((fields: Readonly<Record<string, unknown>>) => void) | undefined
  /** True = the first failure ends the run: a change must not go on from an unknown state. */
  readonly stopsAtFailure: boolean
}

export type StepsAnswer = {
  /** Results of all steps, merged in order. */
  readonly fields: Readonly<Record<string, unknown>>
  readonly unavailable: readonly string[]
  readonly empty: boolean
}

type Gathered = {
  fields: Record<string, unknown>
  results: Record<string, Readonly<Record<string, unknown>>>
  unavailable: string[]
  empty: boolean
  succeeded: number
  firstError: AppError | null
}

/** Runs the steps of a tool in order within one time limit. Errors: of the step that ended it; none when one step succeeded. */
export async function runSteps(deps: StepsDeps, steps: readonly Step[], run: StepsRun): Promise<Result<StepsAnswer>> {
  const gathered: Gathered = { fields: {}, results: {}, unavailable: [], empty: false, succeeded: 0, firstError: null }
  const deadlineMs = deps.steady.now() + run.timeoutMs
  let folder: Promise<RunFolder> | null = null
  const openFolder = (): Promise<RunFolder> => (folder ??= deps.createFolder())
  try {
    for (const [index, step] of steps.entries()) {
      const state: StepState = { p: run.p, s: gathered.results, r: run.r }
      if (step.onlyIf?.(state) === false) continue
      if (!mayRun(deps, step, state)) {
        gathered.unavailable.push(`step:${step.id}:mode`)
        continue
      }
      run.onProgress({ line: step.id, share: index / steps.length })
      const remainingMs = deadlineMs - deps.steady.now()
      const place = { tool: run.tool, phase: run.phase, step: step.id }
      const answer = await runWithin(deps, step, { ...run, place, state, timeoutMs: remainingMs, folder: openFolder })
      if (answer.ok) gather(gathered, step.id, answer.value)
      else if (run.stopsAtFailure || answer.error.code === 'cancelled') return failedAt(step.id, answer.error)
      else miss(gathered, step.id, answer.error)
      if (answer.ok) run.onKept?.(gathered.fields)
    }
  } finally {
    await removeFolder(deps, folder)
  }
  const { fields, unavailable, empty, firstError, succeeded } = gathered
  if (succeeded === 0 && firstError !== null) return { ok: false, error: firstError }
  return ok({ fields, unavailable, empty })
}

function mayRun(deps: StepsDeps, step: Step, state: StepState): boolean {
  const host = step.reaches?.(state) ?? null
  return host === null || deps.mayReach(host)
}

async function runWithin(deps: StepsDeps, step: Step, run: StepRun): Promise<Result<StepAnswer>> {
  if (run.signal.aborted) return fail('cancelled')
  if (run.timeoutMs <= 0) return fail('timed_out')
  try {
    return await deps.runStep(step, run)
  } catch (error) {
    // Not even the private folder could be made.
    return fail('step_failed', { reason: 'exception' }, error instanceof Error ? error.message : 'unknown')
  }
}

function gather(gathered: Gathered, id: string, answer: StepAnswer): void {
  const { unavailable, ...fields } = answer.fields
  Object.assign(gathered.fields, fields)
  gathered.results[id] = answer.fields
  gathered.empty ||= answer.empty
  gathered.succeeded += 1
  if (Array.isArray(unavailable)) gathered.unavailable.push(...unavailable.filter((item) => typeof item === 'string'))
}

function miss(gathered: Gathered, id: string, error: AppError): void {
  gathered.unavailable.push(`step:${id}:${error.code}`)
  gathered.firstError ??= withStep(id, error)
}

function failedAt(id: string, error: AppError): { ok: false; error: AppError } {
  return { ok: false, error: withStep(id, error) }
}

function withStep(id: string, error: AppError): AppError {
  return { ...error, data: { ...error.data, step: id } }
}

async function removeFolder(deps: StepsDeps, folder: Promise<RunFolder> | null): Promise<void> {
  if (folder === null) return
  try {
    await (await folder).remove()
  } catch {
    deps.logger.log('warn', 'A private folder could not be removed.')
  }
}
