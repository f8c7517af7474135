import type { Found } from '../../../conversation/driver.ts'
import { exitCodeOf, exitCodes } from '../context.ts'
import type { FindingName } from '../../../../shared/domain/conclusion.ts'
import type { FixReason, Looked, ProposedFix } from '../../../../shared/domain/diagnosis.ts'
import { reasonOf } from '../../../../shared/domain/tool-call.ts'

/** What was looked at and what could be done, for scripts: the same whoever or whatever asked for it. */
export function lookedData({
  checks,
  skipped,
  conclusion,
  fixes,
}: Pick<Looked, 'checks' | 'skipped' | 'conclusion' | 'fixes'>): Readonly<Record<string, unknown>> {
  return {
    checks: checks.map(({ call, verdict, findings, result, unavailable, durationMs, because }) => {
      const reason = reasonOf(call)
      return {
        tool: call.tool,
        verdict,
        findings,
        result,
        unavailable,
        durationMs: Math.round(durationMs),
        callId: call.id,
        state: call.state,
        ...(reason === null ? {} : { reason }),
        because: because === 'plan' ? 'plan' : { tool: because.tool, id: because.id },
      }
    }),
    skipped: skipped.map(({ tool, reason }) => ({ tool, reason })),
    conclusion,
    proposedFixes: fixes.proposed.map(proposedData),
    withheldFixes: fixes.withheld.map(({ tool, because, reason }) => ({ tool, because: idOf(because), reason })),
    questions: fixes.questions.map(({ tool, because, choices, missing }) => ({
      tool,
      because: idOf(because),
      choices,
      missing,
    })),
  }
}

export function proposedData({
  tool,
  args,
  because,
  digest,
  ticked,
  preview,
}: ProposedFix): Readonly<Record<string, unknown>> {
  return { tool, args, because: idOf(because), digest, ticked, preview }
}

export function idOf(because: FixReason): FindingName | 'request' {
  return because === 'request' ? because : { tool: because.tool, id: because.id }
}

/** A cause that was found counts, whatever its severity; what is only noticed does not. */
export function diagnosisExit(looked: readonly Found[]): number {
  const checks = looked.flatMap((found) => found.checks)
  if (looked[0]?.plan?.outcome === 'refuse' && checks.length === 0) return exitCodes.refused
  return lookedExit(
    looked,
    looked.some(({ conclusion }) => conclusion.causes.length > 0),
  )
}

/** Nothing wrong is said only of what was seen: where no check gave an answer, the reason decides. */
export function lookedExit(looked: readonly Pick<Found, 'checks' | 'skipped'>[], isFound: boolean): number {
  const checks = looked.flatMap((found) => found.checks)
  const skipped = looked.flatMap((found) => found.skipped)
  if (isFound) return exitCodes.problem
  if (checks.some((check) => check.verdict !== 'unknown')) return exitCodes.done
  const reason = checks.flatMap(({ call }) => reasonOf(call) ?? [])[0] ?? skipped[0]?.reason
  if (reason) return exitCodeOf(reason)
  return checks.length > 0 ? exitCodes.failed : exitCodes.done
}
