import type { Arguments, CheckReport, FixPlan, FixReason, ProposedFix } from '../../shared/domain/diagnosis.ts'
import type { AppError } from '../../shared/errors.ts'
import type { Loss } from '../contract/call-object.ts'
import type { Tool } from '../contract/define-tool.ts'
import { pinnedArgs } from '../contract/pinned-args.ts'
import { appError } from '../kernel/result.ts'
import type { CheckRunner } from '../pipeline/check-outcome.ts'
import { nameObject } from '../pipeline/name-object.ts'
import type { PipelinePorts } from '../pipeline/ports.ts'
import type { ReadRecord } from '../policy/object-names.ts'
import type { Binder } from './bindings.ts'
import { runCheck, type CheckSession } from './run-check.ts'

export type ProposerDeps = Pick<PipelinePorts, 'registry' | 'conditions' | 'runners' | 'consent'> & {
  readonly binder: Binder
}

/** A fix that was run in this conversation and did not help. */
export type TriedFix = { readonly tool: string; readonly args: Arguments }

/** One round of offers: what is read for one of them is read once for all. */
export type Proposing = {
  readonly deps: ProposerDeps
  readonly session: CheckSession
  readonly tried: readonly TriedFix[]
  /** What no fix may destroy while the findings stand. */
  readonly kept: readonly Loss[]
  /** What the checks have read: it names what a fix acts on. */
  readonly read: readonly ReadRecord[]
  /** Preconditions and bindings of several findings often read the same check. */
  readonly cache: Map<string, Promise<CheckReport>>
}

/** Looks what a clean-up would do before it is offered: one that gains nothing is not. */
export async function offerFix(
  { fix, because }: { readonly fix: Tool; readonly because: FixReason },
  proposals: readonly Arguments[],
  proposing: Proposing,
): Promise<FixPlan | { readonly reason: AppError }> {
  const proposed: ProposedFix[] = []
  for (const args of proposals) {
    const dry = fix.preview ? await dryRun(fix, args, proposing) : null
    if (dry && 'reason' in dry) return dry
    const preview = dry?.result ?? null
    const real = preview === null ? realArgs(fix, args) : pinnedArgs(fix, realArgs(fix, args), preview)
    if (real === null) return { reason: appError('changed_since_preview', { tool: fix.name }) }
    proposed.push({
      tool: fix.name,
      args: real,
      because,
      digest: digestFor(fix, real, proposing),
      ticked: false,
      preview,
      ...(await objectOf(fix, real, proposing)),
    })
  }
  return { proposed, withheld: [], questions: [] }
}

export async function objectOf(fix: Tool, args: Arguments, proposing: Proposing): Promise<Pick<ProposedFix, 'object'>> {
  const { read, cache, deps } = proposing
  const later = (await Promise.all(cache.values())).flatMap((check) => recordsOf([check]))
  const object = await nameObject(
    { tool: fix, args },
    { atHand: [...read, ...later], check: checkRunner(proposing) },
    { ...deps, machine: deps.runners.own },
  )
  return object === null ? {} : { object }
}

export function recordsOf(checks: readonly CheckReport[]): readonly ReadRecord[] {
  return checks.flatMap(({ call, result, unavailable }) =>
    result === null ? [] : [{ tool: call.tool, record: { result, unavailable } }],
  )
}

/** What is agreed to is the fix itself, not its preview. */
export function realArgs({ preview }: Tool, args: Arguments): Arguments {
  return preview ? { ...args, [preview.argument]: false } : args
}

async function dryRun(
  fix: Tool,
  args: Arguments,
  { deps, session }: Proposing,
): Promise<{ readonly result: Arguments } | { readonly reason: AppError }> {
  if (!fix.preview) return { result: {} }
  const dry = { ...args, [fix.preview.argument]: true }
  const report = await runCheck(
    // What a fix would do is asked with the rights of whoever may run it.
    { tool: fix.name, args: dry, because: 'plan', chosenByPerson: true },
    session,
  )
  if (report.result === null) return { reason: appError('check_failed', { tool: fix.name }) }
  const worthwhile = deps.conditions.holds(
    fix.preview.worthwhileWhen,
    { ...report.result, args: dry },
    { nowMs: deps.runners.own.now() },
  )
  return worthwhile === true ? { result: report.result } : { reason: appError('would_not_help', { tool: fix.name }) }
}

/** Runs a check once per proposal round, however many preconditions and bindings read it. */
export function checkRunner({ session, cache }: Proposing): CheckRunner {
  return async (tool, args) => {
    const key = `${tool} ${JSON.stringify(args)}`
    const running = cache.get(key) ?? runCheck({ tool, args: args as Arguments, because: 'plan' }, session)
    cache.set(key, running)
    const report = await running
    if (report.result === null) return null
    const { verdict, findings, result, unavailable } = report
    return { record: { result, unavailable }, assessment: { verdict, findings }, args: report.call.args }
  }
}

export function digestFor(fix: Tool, args: Arguments, { deps, session }: Proposing): string {
  return deps.consent.digestOf({ tool: fix, args }, session.caller)
}
