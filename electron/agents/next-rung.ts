import type { Finding } from '../../shared/domain/finding.ts'
import type { CheckReport, FixPlan } from './diagnosis.ts'
import type { FixProposer } from './propose-fixes.ts'
import { triedWithoutSuccess, type FixReport } from './remediation.ts'
import { runCheck, type CheckSession } from './run-check.ts'

export type SoFar = { readonly checks: readonly CheckReport[]; readonly reports: readonly FixReport[] }

/**
 * What can follow: the next rung for findings that the fixes so far did not clear, and fixes for what only shows now
 * that another cause is gone. The checks are run again: nothing is proposed for what is gone meanwhile, and nothing is
 * filled in from how the PC was before.
 */
export async function proposeNext(
  { checks, reports }: SoFar,
  session: CheckSession,
  proposer: FixProposer,
): Promise<FixPlan> {
  const open = openFindings(reports)
  const known = new Set(checks.flatMap(({ findings }) => findings.map(keyOf)))
  const cleared = reports.some((report) => report.kind === 'run' && report.verdict === 'fixed')
  const standing: CheckReport[] = []
  for (const { call, because, findings } of checks) {
    if (!cleared && !findings.some((finding) => open.has(keyOf(finding)))) continue
    const again = await runCheck({ tool: call.tool, args: call.args, because }, session)
    const counts = (finding: Finding): boolean => open.has(keyOf(finding)) || !known.has(keyOf(finding))
    standing.push({ ...again, findings: again.findings.filter(counts) })
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
