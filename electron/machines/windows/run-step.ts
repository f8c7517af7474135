import type { AuditNet } from '../../../shared/domain/audit-event.ts'
import type { CreatePrivateFolder, PrivateFolder } from '../../executors/files/private-folder.ts'
import type { ScriptRunner } from '../../executors/powershell/script-runner.ts'
import { expandProgram, needsRunFolder } from '../../executors/process/expand-program.ts'
import type { ProgramRunner } from '../../executors/process/run-program.ts'
import type { Logger } from '../../kernel/ports.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { anySignal } from '../../kernel/signals.ts'
import { settlesWithin, type Timers } from '../../kernel/timers.ts'
import type { NativeStep, NodeStep, PowerShellStep, Step } from '../../contract/define-tool.ts'
import type { StepState } from '../../contract/step-state.ts'
import { portsOfRun, type SharedStepPorts } from '../../contract/node-step.ts'
import { failureOf } from '../../contract/step-failure.ts'
import type { WebAccess } from '../../contract/web-port.ts'
import type { Progress } from '../machine.ts'
import { spacedProgress } from '../spaced-progress.ts'
import type { ScriptSeals, StepPlace } from './script-seals.ts'

export type StepDeps = {
  readonly powershell: ScriptRunner
  readonly programs: ProgramRunner
  readonly nodePorts: SharedStepPorts
  readonly web: WebAccess
  readonly seals: ScriptSeals
  readonly createFolder: CreatePrivateFolder
  readonly timers: Timers
  readonly logger: Logger
}

/** One run of a tool, as its steps see it. */
export type StepRun = {
  readonly place: StepPlace
  readonly state: StepState
  /** A process of its own: everything that changes something. */
  readonly isolated: boolean
  readonly fresh: boolean
  readonly confined: boolean
  readonly elevated: boolean
  readonly timeoutMs: number
  readonly signal: AbortSignal
  readonly onProgress: (progress: Progress) => void
  readonly onExternalCall: (net: AuditNet) => void
  /** Made at the first need, removed when the run has ended. */
  readonly folder: () => Promise<PrivateFolder>
}

export type StepAnswer = {
  readonly fields: Readonly<Record<string, unknown>>
  /** The question itself was answered with "there is none". */
  readonly empty: boolean
}

/** Runs one step. @throws never */
export function runStep(deps: StepDeps, step: Step, run: StepRun): Promise<Result<StepAnswer>> {
  switch (step.via) {
    case 'powershell':
      return runScript(deps, step, run)
    case 'native':
      return runNative(deps, step, run)
    case 'node':
      return runNode(deps, step, run)
  }
}

async function runScript(deps: StepDeps, step: PowerShellStep, run: StepRun): Promise<Result<StepAnswer>> {
  const scriptSha256 = deps.seals.find(run.place)
  if (scriptSha256 === null) return fail('script_changed')
  const { state, isolated, fresh, elevated } = run
  const timeoutMs = Math.min(run.timeoutMs, step.timeoutMs?.(state) ?? run.timeoutMs)
  const call = {
    script: step.script,
    scriptSha256,
    args: state,
    timeoutMs,
    elevated,
    isolated,
    fresh,
    freshness: 'live',
  } as const
  const reply = await deps.powershell.run(call, run.signal)
  if (!reply.ok) return reply
  if (reply.value.empty) return ok({ fields: {}, empty: true })
  const { records } = reply.value
  if (records.length > 1) {
    deps.logger.log('warn', 'A script emitted more than one object.', { ...run.place, count: records.length })
  }
  const last = records.at(-1)
  if (isRecord(last)) return ok({ fields: last, empty: false })
  return records.length === 0 ? ok({ fields: {}, empty: false }) : fail('result_invalid', { reason: 'no_object' })
}

async function runNative(deps: StepDeps, step: NativeStep, run: StepRun): Promise<Result<StepAnswer>> {
  const runtime: Record<string, string> = needsRunFolder(step) ? { dir: (await run.folder()).path } : {}
  const { environment } = deps.nodePorts
  const expanded = expandProgram(step, { environment, state: run.state, runtime })
  if (!expanded.ok) return expanded
  const { decode, okExitCodes } = step
  const call = { ...expanded.value, decode, okExitCodes, timeoutMs: run.timeoutMs }
  const output = await deps.programs.run(call, run.signal)
  if (!output.ok) return output
  return guarded(deps, run, () => Promise.resolve(step.parse(output.value)))
}

const graceMs = 2_000

/** The same ports, whose effects end with the signal: a step that is over changes nothing any more. */
function whileOpen(ports: SharedStepPorts, signal: AbortSignal): SharedStepPorts {
  const { files, bundles } = ports
  const guard =
    <Given extends readonly unknown[], T>(effect: (...given: Given) => Promise<T>) =>
    (...given: Given): Promise<T> =>
      signal.aborted ? Promise.reject(new Error('step_is_over')) : effect(...given)
  return {
    ...ports,
    files: {
      ...files,
      keepBackup: guard((label, kept) => files.keepBackup(label, kept)),
      setAside: guard((folders, options) => files.setAside(folders, options)),
      putBack: guard((moved, options) => files.putBack(moved, options)),
    },
    bundles: { ...bundles, pack: guard((parts, folder) => bundles.pack(parts, folder)) },
  }
}

async function runNode(deps: StepDeps, step: NodeStep, run: StepRun): Promise<Result<StepAnswer>> {
  const limit = new AbortController()
  const cancelTimer = deps.timers.after(run.timeoutMs, () => limit.abort())
  const { signal, release } = anySignal([run.signal, limit.signal])
  const ended = new Promise<Result<StepAnswer>>((resolve) => {
    const stop = (): void => resolve(fail(limit.signal.aborted ? 'timed_out' : 'cancelled'))
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop)
  })
  const { onExternalCall, place } = run
  const progress = spacedProgress(run.onProgress, () => deps.nodePorts.now())
  const runFolder = async (): Promise<string> => (await run.folder()).path
  const web = deps.web({ tool: place.tool, signal, onProgress: progress, onCall: onExternalCall })
  const ports = whileOpen(portsOfRun(deps.nodePorts, run.confined), signal)
  const context = { state: run.state, ports: { ...ports, web, progress }, signal, runFolder }
  const work = guarded(deps, run, () => step.run(context))
  const answer = await Promise.race([work, ended])
  // What it is at may still end; nothing new begins.
  if (signal.aborted) await settlesWithin(work, graceMs, deps.timers)
  cancelTimer()
  release()
  return answer
}

/** An exception in a step is a defect of the tool: the run goes on as after any other failure, and the log names it. */
async function guarded(
  deps: StepDeps,
  run: StepRun,
  work: () => Promise<Record<string, unknown>>,
): Promise<Result<StepAnswer>> {
  try {
    const fields = await work()
    const failed = failureOf(fields)
    return failed === null ? ok({ fields, empty: false }) : { ok: false, error: failed }
  } catch (error) {
    if (run.signal.aborted) return fail('cancelled')
    const detail = error instanceof Error ? error.message : 'unknown'
    deps.logger.log('error', 'A step threw an exception.', { ...run.place, cause: error })
    return fail('step_failed', { reason: 'exception' }, detail)
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
