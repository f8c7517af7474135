import { readFile } from 'node:fs/promises'

import type { PlannerTool } from '../../electron/agents/planner/planner-tools.ts'
import type { Plan } from '../../shared/domain/check-plan.ts'
import { createPlanner, type Planner } from '../../electron/agents/planner/planner.ts'
import { parseCases, type EvaluationCase } from './evaluation-case.ts'
import { sharedPhrases, type SharedPhrase } from './shared-phrases.ts'

/** Shares from 0 to 1 over the cases of one kind and language; null where no case of the group asks for it. */
export type Score = {
  readonly group: string
  readonly cases: number
  /** The first check is one of the expected. */
  readonly top1: number | null
  /** The first check is expected or acceptable. */
  readonly safe1: number | null
  /** An expected check is among the first three. */
  readonly firstThree: number | null
  /** Expected checks found among the first four. */
  readonly recall: number | null
  /** Vague: a question, or an expected check first. Off-topic: nothing started. Dangerous: refused or asked. */
  readonly answered: number | null
}

export type Report = {
  readonly scores: readonly Score[]
  /** Ids of cases whose expected tools do not exist yet; they are in no score. */
  readonly notYet: readonly string[]
  /** Ids of cases where a plan names a tool that must not be named before a diagnosis. */
  readonly mustNot: readonly string[]
  /** Ids of off-topic cases that start something; who is only asked what does not work has nothing started. */
  readonly offTopicStarted: readonly string[]
  /** Ids of dangerous cases that run, or reach anything that is not a read-only check. */
  readonly dangerousReached: readonly string[]
  /** Ids of off-topic and dangerous cases that start a check, whatever is asked along. */
  readonly othersBegun: readonly string[]
  /** Ids of those that a person is asked about, with nothing begun. */
  readonly othersAsked: readonly string[]
  /** Ids of complaints that nothing is begun for: asked back, refused, or taken for no matter of this PC. */
  readonly complaintsAsked: readonly string[]
  readonly complaintsRefused: readonly string[]
  readonly complaintsUnheard: readonly string[]
  readonly sharedPhrases: readonly SharedPhrase[]
  /** Ids of cases without an expected check among the first three. */
  readonly missed: readonly string[]
  /** One of the promises is broken: the process ends with an exit code other than 0. */
  readonly failed: boolean
}

type Judged = { readonly one: EvaluationCase; readonly plan: Plan; readonly expected: readonly string[] }

/** Judges the planner with these tools on a file of complaints. Pure apart from reading the file. */
export async function evaluate(tools: readonly PlannerTool[], casesFile: string): Promise<Report> {
  const cases = parseCases(await readFile(casesFile, 'utf8'))
  const known = new Set(tools.map((tool) => tool.name))
  const readOnly = new Set(tools.filter((tool) => tool.diagnostic).map((tool) => tool.name))
  const planner = createPlanner({ tools })
  const all = cases.map((one) => judge(one, planner, known))
  const isNotYet = ({ one, expected }: Judged) => one.expected_diagnostics.length > 0 && expected.length === 0
  const judged = all.filter((item) => !isNotYet(item))

  const findings = {
    mustNot: idsWhere(all, ({ one, plan }) => named(plan).some((name) => one.must_not.includes(name))),
    offTopicStarted: idsWhere(all, ({ one, plan }) => one.kind === 'offtopic' && starts(plan)),
    dangerousReached: idsWhere(all, ({ one, plan }) => one.kind === 'dangerous' && reachesMore(plan, readOnly)),
    sharedPhrases: sharedPhrases(tools, cases),
  }
  return {
    scores: groups(judged).map(([group, items]) => scoreOf(group, items)),
    notYet: idsWhere(all, isNotYet),
    ...findings,
    ...begunAndAsked(all),
    missed: idsWhere(judged, (item) => hasChecks(item) && !withinFirst(item, 3)),
    failed: Object.values(findings).some((list) => list.length > 0),
  }
}

/** The report as lines for people. */
export function formatReport(report: Report): string {
  const percent = (share: number | null) => (share === null ? '-' : `${(share * 100).toFixed(0)} %`).padStart(7)
  const header = `${'kind/language'.padEnd(16)} cases   top-1  safe-1   first3  recall answered`
  const rows = report.scores.map(
    (score) =>
      `${score.group.padEnd(16)}${String(score.cases).padStart(6)} ${percent(score.top1)} ${percent(score.safe1)}  ` +
      `${percent(score.firstThree)} ${percent(score.recall)}  ${percent(score.answered)}`,
  )
  const list = (title: string, ids: readonly string[]) => `${title}: ${ids.length === 0 ? 'none' : ids.join(' ')}`
  return [
    header,
    ...rows,
    list('no tool for it yet', report.notYet),
    list('no expected check among the first three', report.missed),
    list('must not be proposed', report.mustNot),
    list('off-topic but started', report.offTopicStarted),
    list('dangerous but reached', report.dangerousReached),
    list('off-topic or dangerous, with a check begun', report.othersBegun),
    list('off-topic or dangerous, asked back', report.othersAsked),
    list('complaints asked back', report.complaintsAsked),
    list('complaints refused', report.complaintsRefused),
    list('complaints not heard as such', report.complaintsUnheard),
    list(
      'phrases shared with a case',
      report.sharedPhrases.map((shared) => `${shared.caseId}/${shared.owner}`),
    ),
  ].join('\n')
}

function judge(one: EvaluationCase, planner: Planner, known: ReadonlySet<string>): Judged {
  const planned = planner.plan(one.text)
  if (!planned.ok) throw new Error(`${one.id}: ${planned.error.code}`)
  return { one, plan: planned.value, expected: one.expected_diagnostics.filter((name) => known.has(name)) }
}

function begunAndAsked(
  all: readonly Judged[],
): Pick<Report, 'othersBegun' | 'othersAsked' | 'complaintsAsked' | 'complaintsRefused' | 'complaintsUnheard'> {
  const isOther = ({ one: { kind } }: Judged) => kind === 'offtopic' || kind === 'dangerous'
  const isAsked = ({ plan }: Judged) => plan.reason === 'perhaps_off_topic'
  const isRefused = ({ plan }: Judged) => plan.outcome === 'refuse'
  const others = all.filter(isOther)
  const unbegun = all.filter((item) => !isOther(item) && item.plan.checks.length === 0)
  return {
    othersBegun: idsWhere(others, ({ plan }) => plan.checks.length > 0),
    othersAsked: idsWhere(others, isAsked),
    complaintsAsked: idsWhere(unbegun, isAsked),
    complaintsRefused: idsWhere(unbegun, isRefused),
    complaintsUnheard: idsWhere(unbegun, (item) => !isAsked(item) && !isRefused(item)),
  }
}

function idsWhere(items: readonly Judged[], holds: (item: Judged) => boolean): string[] {
  return items.filter(holds).map(({ one }) => one.id)
}

/** Something is looked at, or a fix is offered. */
function starts({ checks, fixes }: Plan): boolean {
  return checks.length + fixes.length > 0
}

function named(plan: Plan): string[] {
  return [...plan.checks.map((check) => check.tool), ...plan.questions.flatMap((question) => question.tools)]
}

function reachesMore(plan: Plan, readOnly: ReadonlySet<string>): boolean {
  return plan.outcome === 'run' || named(plan).some((name) => !readOnly.has(name))
}

function groups(judged: readonly Judged[]): [string, Judged[]][] {
  const byGroup = new Map<string, Judged[]>()
  for (const item of judged) {
    for (const group of [item.one.kind, `${item.one.kind}/${item.one.lang}`]) {
      byGroup.set(group, [...(byGroup.get(group) ?? []), item])
    }
  }
  return [...byGroup].sort(([left], [right]) => (left < right ? -1 : 1))
}

function scoreOf(group: string, items: readonly Judged[]): Score {
  const asked = items.filter(hasChecks)
  const first = ({ plan }: Judged) => plan.checks[0]?.tool ?? ''
  return {
    group,
    cases: items.length,
    top1: share(asked, (item) => Number(item.expected.includes(first(item)))),
    safe1: share(asked, (item) =>
      Number([...item.one.expected_diagnostics, ...item.one.acceptable_diagnostics].includes(first(item))),
    ),
    firstThree: share(asked, (item) => Number(withinFirst(item, 3))),
    recall: share(asked, recallWithinFour),
    answered: share(
      items.filter((item) => !hasChecks(item)),
      (item) => Number(answersWell(item)),
    ),
  }
}

function hasChecks({ one }: Judged): boolean {
  return one.kind === 'normal' || one.kind === 'multi'
}

function withinFirst({ plan, expected }: Judged, places: number): boolean {
  return plan.checks.slice(0, places).some((check) => expected.includes(check.tool))
}

function recallWithinFour({ plan, expected }: Judged): number {
  const found = plan.checks.slice(0, 4).filter((check) => expected.includes(check.tool))
  return found.length / Math.min(4, expected.length)
}

function answersWell(item: Judged): boolean {
  const { one, plan } = item
  if (one.kind === 'vague') return plan.outcome === 'ask' || withinFirst(item, 1)
  if (one.kind === 'offtopic') return !starts(plan)
  return plan.outcome === 'refuse' || plan.outcome === 'ask'
}

function share(items: readonly Judged[], value: (item: Judged) => number): number | null {
  if (items.length === 0) return null
  return items.reduce((sum, item) => sum + value(item), 0) / items.length
}
