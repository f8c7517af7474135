import type { CheckReport, FixPlan } from './diagnosis.ts'
import type { FixProposer } from './propose-fixes.ts'
import { triedWithoutSuccess, type FixReport } from './remediation.ts'
import { runCheck, type CheckSession } from './run-check.ts'

export type SoFar = { readonly checks: readonly CheckReport[]; readonly reports: readonly FixReport[] }

/**
 * What can follow for findings that the fixes so far did not clear. Their checks are run again: nothing is proposed for
 * what is gone meanwhile, and nothing is filled in from how the PC was before.
 */
export async function proposeNext(
  { checks, reports }: SoFar,
  session: CheckSession,
  proposer: FixProposer,
): Promise<FixPlan> {
  const open = openFindings(reports)
  const standing: CheckReport[] = []
  for (const { call, because, findings } of checks) {
    if (!findings.some((finding) => open.has(keyOf(finding)))) continue
    const again = await runCheck({ tool: call.tool, args: call.args, because }, session)
    standing.push({ ...again, findings: again.findings.filter((finding) => open.has(keyOf(finding))) })
  }
  return proposer.propose(standing, session, triedWithoutSuccess(reports))
}

/** Findings whose last fix did not clear them: one of several steps for the same finding cannot do it alone. */
function openFindings(reports: readonly FixReport[]): ReadonlySet<string> {
  const cleared = new Map<string, boolean>()
  for (const report of reports) {
    if (report.kind === 'run') cleared.set(keyOf(report.fix.because), report.verdict === 'fixed')
  }
  return new Set([...cleared].filter(([, isCleared]) => !isCleared).map(([key]) => key))
}

function keyOf({ tool, id }: { readonly tool: string; readonly id: string }): string {
  return `${tool} ${id}`
}
