import { canonicalJson } from '../kernel/canonical-json.ts'
import type { Finding } from '../../shared/domain/finding.ts'
import {
  findingBehind,
  type CheckReport,
  type FixPlan,
  type FixReport,
  type FollowUpPlan,
  type SoFar,
} from '../../shared/domain/diagnosis.ts'
import { bearingAfter } from './conclusion/bearing.ts'
import type { Concluder } from './conclusion/concluder.ts'
import type { TriedFix } from './offer-fix.ts'
import type { FixProposer } from './propose-fixes.ts'
import { triedWithoutSuccess } from './remediation.ts'
import { runCheck, type CheckSession } from './run-check.ts'

export type FollowUpDeps = { readonly proposer: FixProposer; readonly concluder: Concluder }

/**
 * What can follow: the next candidate for findings that the fixes so far did not clear, and fixes for what only shows now
 * that another cause is gone; then what was less pressing. The checks are run again: nothing is proposed for what is
 * gone meanwhile, and nothing is filled in from how the PC was before.
 */
export async function proposeFollowUp(
  { checks, reports, conclusion }: SoFar,
  session: CheckSession,
  { proposer, concluder }: FollowUpDeps,
): Promise<FollowUpPlan> {
  const { open, cleared } = lastWords(reports)
  const tried = triedWithoutSuccess(reports)
  const again: CheckReport[] = []
  for (const { call, because, findings } of checks) {
    // While nothing was cured there is nothing new behind what was sound.
    if (cleared.size === 0 && findings.length === 0) continue
    again.push(await runCheck({ tool: call.tool, args: call.args, because }, session))
  }
  const standing = standingOf({ open, cleared, tried, checks }, proposer)
  const now = concluder.conclude({ checks: again, skipped: [] }, bearingAfter(conclusion))
  const propose = (counts: (finding: Finding) => boolean): Promise<FixPlan> =>
    proposer.propose(
      again.map((check) => ({ ...check, findings: check.findings.filter(counts) })),
      session,
      { tried, conclusion: now, standing: again.flatMap(({ findings }) => findings) },
    )
  const told = {
    again,
    shown: again.flatMap(({ findings }) => findings.filter(standing.isNew)),
    gone: goneFrom(checks, again),
  }
  // Once everything that was agreed to is cured, what was less pressing has its turn as well.
  const isCured = cleared.size > 0 && open.size === 0
  const pressing = await propose(
    (finding) => standing.presses(finding) || (isCured && finding.severity !== 'info' && standing.hasWaited(finding)),
  )
  if (pressing.proposed.length + pressing.questions.length > 0) return { ...told, ...pressing }
  // Nothing more can be done about what presses: the rest has its turn.
  const rest = await propose((finding) => !standing.presses(finding) && standing.hasWaited(finding))
  return { ...told, ...rest, withheld: [...pressing.withheld, ...rest.withheld] }
}

type Past = Readonly<Record<'open' | 'cleared', ReadonlySet<string>>> & {
  readonly tried: readonly TriedFix[]
  readonly checks: readonly CheckReport[]
}
type Standing = Readonly<Record<'isNew' | 'presses' | 'hasWaited', (finding: Finding) => boolean>>

function standingOf({ open, cleared, tried, checks }: Past, proposer: FixProposer): Standing {
  const before = new Map(checks.flatMap(({ findings }) => findings.map((finding) => [keyOf(finding), finding])))
  // A finding that was proved gone and shows again has another cause. What is only worth knowing can be the fix itself.
  const isNew = (finding: Finding): boolean =>
    finding.severity !== 'info' && (cleared.has(keyOf(finding)) || !before.has(keyOf(finding)))
  // One fix can stand for several findings: what did not help against one is behind the others as well.
  const isClimbing = (finding: Finding): boolean =>
    proposer.ruleOf(finding)?.suggests?.some((name) => tried.some(({ tool }) => tool === name)) === true
  return {
    isNew,
    presses: (finding) => open.has(keyOf(finding)) || isNew(finding) || isClimbing(finding),
    // A log does not tell what stands, and a fix must not lead to its own undoing.
    hasWaited: (finding) =>
      proposer.ruleOf(finding)?.logEvidence === undefined &&
      (finding.severity !== 'info' || isSame(finding, before.get(keyOf(finding)))),
  }
}

/** The same thing with the same values: nothing that was done meanwhile has touched it. */
function isSame({ evidence }: Finding, before: Finding | undefined): boolean {
  return before !== undefined && canonicalJson(before.evidence) === canonicalJson(evidence)
}

/** A check that gives no answer now says nothing about what it found before. */
function goneFrom(checks: readonly CheckReport[], again: readonly CheckReport[]): readonly Finding[] {
  const keyOfCall = ({ call }: CheckReport): string => `${call.tool} ${canonicalJson(call.args)}`
  const now = new Map(again.map((check) => [keyOfCall(check), check]))
  return checks.flatMap((check) => {
    const repeated = now.get(keyOfCall(check))
    if (!repeated || repeated.verdict === 'unknown') return []
    return check.findings.filter((finding) => !repeated.findings.some(({ id }) => id === finding.id))
  })
}

/** Findings by what the last fix for them came to: one of several steps for the same finding cannot do it alone. */
function lastWords(reports: readonly FixReport[]): Readonly<Record<'open' | 'cleared', ReadonlySet<string>>> {
  const verdicts = new Map<string, boolean>()
  for (const report of reports) {
    const finding = findingBehind(report.fix.because)
    if (report.kind === 'run' && finding) verdicts.set(keyOf(finding), report.verdict === 'fixed')
  }
  const keysOf = (isCleared: boolean): ReadonlySet<string> =>
    new Set([...verdicts].filter(([, cleared]) => cleared === isCleared).map(([key]) => key))
  return { open: keysOf(false), cleared: keysOf(true) }
}

function keyOf({ tool, id }: { readonly tool: string; readonly id: string }): string {
  return `${tool} ${id}`
}
