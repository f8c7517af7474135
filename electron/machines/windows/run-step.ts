import { isRecord } from '../../../shared/domain/is-record.ts'
import { expandProgram, needsRunFolder } from '../../executors/process/expand-program.ts'
import type { ScriptRunner } from '../../executors/powershell/script-runner.ts'
import type { ProgramRunner } from '../../executors/process/run-program.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import type { NativeStep, PowerShellStep, Step } from '../../contract/define-tool.ts'
import { guardedStep, runNodeStep, type NodeStepDeps } from '../steps/run-node-step.ts'
import type { StepAnswer, StepRun } from '../steps/step-run.ts'
import type { ScriptSeals } from './script-seals.ts'

export type StepDeps = NodeStepDeps & {
  readonly powershell: ScriptRunner
  readonly programs: ProgramRunner
  readonly seals: ScriptSeals
}

/** What holds for all scripts of a run. */
export type ScriptsOfRun = {
  /** A process of its own: everything that changes something. */
  readonly isolated: boolean
  readonly fresh: boolean
  readonly elevated: boolean
}

type WindowsStepRun = StepRun & ScriptsOfRun

/** Runs one step. @throws never */
export function runStep(deps: StepDeps, step: Step, run: WindowsStepRun): Promise<Result<StepAnswer>> {
  switch (step.via) {
    case 'powershell':
      return runScript(deps, step, run)
    case 'native':
      return runNative(deps, step, run)
    case 'node':
      return runNodeStep(deps, step, run)
  }
}

async function runScript(deps: StepDeps, step: PowerShellStep, run: WindowsStepRun): Promise<Result<StepAnswer>> {
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

async function runNative(deps: StepDeps, step: NativeStep, run: WindowsStepRun): Promise<Result<StepAnswer>> {
  const runtime: Record<string, string> = needsRunFolder(step) ? { dir: (await run.folder()).path } : {}
  const { environment } = deps.nodePorts
  const expanded = expandProgram(step, { environment, state: run.state, runtime })
  if (!expanded.ok) return expanded
  const { decode, okExitCodes } = step
  const call = { ...expanded.value, decode, okExitCodes, timeoutMs: run.timeoutMs }
  const output = await deps.programs.run(call, run.signal)
  if (!output.ok) return output
  return guardedStep(deps.logger, run, () => Promise.resolve(step.parse(output.value)))
}
