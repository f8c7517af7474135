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
  const { open, cleared } = lastWords(reports)
  const known = new Set(checks.flatMap(({ findings }) => findings.map(keyOf)))
  const tried = triedWithoutSuccess(reports)
  // A finding that was proved gone and shows again has another cause. What is only worth knowing can be the fix itself.
  const isNew = (finding: Finding): boolean =>
    finding.severity !== 'info' && (cleared.has(keyOf(finding)) || !known.has(keyOf(finding)))
  // One fix can stand for several findings: what did not help against one is behind the others as well.
  const isClimbing = (finding: Finding): boolean =>
    proposer.ruleOf(finding)?.suggests?.some((name) => tried.some(({ tool }) => tool === name)) === true
  // Once everything that was agreed to is cured, what was less pressing has its turn; a log does not tell what stands.
  const isCured = cleared.size > 0 && open.size === 0
  const hasItsTurn = (finding: Finding): boolean =>
    isCured && finding.severity !== 'info' && proposer.ruleOf(finding)?.restsOn === undefined
  const standing: CheckReport[] = []
  for (const { call, because, findings } of checks) {
    if (cleared.size === 0 && !findings.some((finding) => open.has(keyOf(finding)) || isClimbing(finding))) continue
    const again = await runCheck({ tool: call.tool, args: call.args, because }, session)
    const counts = (finding: Finding): boolean =>
      hasItsTurn(finding) || open.has(keyOf(finding)) || isNew(finding) || isClimbing(finding)
    standing.push({ ...again, findings: again.findings.filter(counts) })
  }
  return proposer.propose(standing, session, tried)
}

/** Findings by what the last fix for them came to: one of several steps for the same finding cannot do it alone. */
function lastWords(reports: readonly FixReport[]): Readonly<Record<'open' | 'cleared', ReadonlySet<string>>> {
  const verdicts = new Map<string, boolean>()
  for (const report of reports) {
    if (report.kind === 'run') verdicts.set(keyOf(report.fix.because), report.verdict === 'fixed')
  }
  const keysOf = (isCleared: boolean): ReadonlySet<string> =>
    new Set([...verdicts].filter(([, cleared]) => cleared === isCleared).map(([key]) => key))
  return { open: keysOf(false), cleared: keysOf(true) }
}

function keyOf({ tool, id }: { readonly tool: string; readonly id: string }): string {
  return `${tool} ${id}`
}
