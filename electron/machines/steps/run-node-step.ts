import type { NodeStep } from '../../contract/define-tool.ts'
import { portsOfRun, type SharedStepPorts } from '../../contract/node-step.ts'
import { failureOf } from '../../contract/step-failure.ts'
import type { WebAccess } from '../../contract/web-port.ts'
import type { Logger } from '../../kernel/ports.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { anySignal } from '../../kernel/signals.ts'
import { settlesWithin, type Timers } from '../../kernel/timers.ts'
import { spacedProgress } from '../spaced-progress.ts'
import type { StepAnswer, StepRun } from './step-run.ts'

export type NodeStepDeps = {
  readonly nodePorts: SharedStepPorts
  readonly web: WebAccess
  readonly timers: Timers
  readonly logger: Logger
}

const graceMs = 2_000

/** Runs one step of the app itself, by the ports of the PC that is looked at. @throws never */
export async function runNodeStep(deps: NodeStepDeps, step: NodeStep, run: StepRun): Promise<Result<StepAnswer>> {
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
  const work = guardedStep(deps.logger, run, () => step.run(context))
  const answer = await Promise.race([work, ended])
  // What it is at may still end; nothing new begins.
  if (signal.aborted) await settlesWithin(work, graceMs, deps.timers)
  cancelTimer()
  release()
  return answer
}

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

/** An exception in a step is a defect of the tool: the run goes on as after any other failure, and the log names it. */
export async function guardedStep(
  logger: Logger,
  { signal, place }: Pick<StepRun, 'signal' | 'place'>,
  work: () => Promise<Record<string, unknown>>,
): Promise<Result<StepAnswer>> {
  try {
    const fields = await work()
    const failed = failureOf(fields)
    return failed === null ? ok({ fields, empty: false }) : { ok: false, error: failed }
  } catch (error) {
    if (signal.aborted) return fail('cancelled')
    const detail = error instanceof Error ? error.message : 'unknown'
    logger.log('error', 'A step threw an exception.', { ...place, cause: error })
    return fail('step_failed', { reason: 'exception' }, detail)
  }
}
