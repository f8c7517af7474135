import type { FindingName } from '../../shared/domain/conclusion.ts'
import type { Caller } from '../../shared/domain/caller.ts'
import type { FixReport, FollowUpPlan, ProposedFix, SoFar } from '../../shared/domain/diagnosis.ts'
import type { ProofReason } from '../../shared/domain/tool-call.ts'
import { worstFirst } from '../../shared/domain/finding.ts'
import type { Clock, Ids } from '../kernel/ports.ts'
import { ok } from '../kernel/result.ts'
import type { ConversationCalls, ItemWork } from './calls.ts'
import type { Chats } from './chats.ts'
import { newChecks, safely } from './check-runs.ts'
import type { Driver, Turn } from './driver.ts'
import type { FixValues } from './fix-values.ts'
import { planItem, type ChecksItem, type FixesItem, type FixResult, type PlanItem } from './items.ts'
import { keptFinding, shortPlan, type Words } from './kept-findings.ts'
import { keptPair } from './kept-pictures.ts'
import type { OpenChat } from './open-chats.ts'
import type { SessionMemory } from './session-memory.ts'

/** What is told beside the items, with all that was read. */
export type FixNews =
  | { readonly kind: 'repaired'; readonly report: FixReport }
  | { readonly kind: 'followed'; readonly plan: FollowUpPlan }

export type FixRunDeps = {
  readonly chats: Chats
  readonly calls: ConversationCalls
  readonly driver: Driver
  /** Until when a fix can be undone, milliseconds since the epoch; null = it cannot. */
  readonly undoUntil: (callId: string) => Promise<number | null>
  readonly memory: SessionMemory
  readonly values: FixValues
  readonly caller: () => Caller
  /** A person said "now" to a call that waits for a free PC. */
  readonly startNow: (callId: string) => void
  readonly tell: (chat: OpenChat, news: FixNews) => void
  readonly words: Words
  readonly clock: Clock
  readonly ids: Ids
}

export type FixRun = {
  readonly chat: OpenChat
  readonly plan: PlanItem
  readonly steps: readonly ProposedFix[]
  /** True = steps do not wait for a free PC. */
  readonly startNow: boolean
}

/** Plans of one repair: a fix that did not help leads to the next. */
const maxRounds = 4

/** Runs approved steps one after the other, shows how each ended, and offers what may follow. Gives that plan; null = none. */
export async function runFixes(run: FixRun, deps: FixRunDeps): Promise<PlanItem | null> {
  const { chat, plan, steps } = run
  const { chats, ids, clock, calls } = deps
  const base = { id: ids.newId(), at: clock.now() }
  const item: FixesItem = { kind: 'fixes', ...base, planId: plan.id, running: true, cards: [], results: [] }
  chats.change(chat, (log) => log.add(item), 'save')
  const work = calls.begin(chat, item, {
    steps: steps.map(({ tool }) => tool),
    ...(run.startNow ? { onWaiting: deps.startNow } : {}),
  })
  const reports: FixReport[] = []
  const worked = await safely(async () => ok(await runSteps(run, work, { deps, reports })))
  const tool = steps[0]?.tool ?? null
  if (!worked.ok) chats.notice(chat, { tone: 'error', message: 'stepFailed', tool, error: worked.error })
  chats.change(
    chat,
    (log) => {
      const asks = worked.ok && worked.value === null && isToBeAsked(reports, chat) ? { works: 'asked' as const } : {}
      log.replace('fixes', item.id, (one) => ({ ...one, ...asks, running: false }))
      log.replace('plan', plan.id, (one) => ({ ...one, ...endOf(one, reports) }))
    },
    'save',
  )
  work.end()
  // What was run is not run again from this plan.
  if (chat.log.get('plan', plan.id)?.state === 'done') deps.memory.letGo([plan.id])
  return worked.ok ? worked.value : null
}

/** That a finding is gone is proved; whether what the person told is gone only they know. */
function isToBeAsked(reports: readonly FixReport[], { log }: OpenChat): boolean {
  return log.last('complaint') !== null && reports.some((report) => report.kind === 'run' && report.verdict === 'fixed')
}

type Running = { readonly deps: FixRunDeps; readonly reports: FixReport[] }

async function runSteps(
  { chat, plan, steps }: FixRun,
  work: ItemWork,
  { deps, reports }: Running,
): Promise<PlanItem | null> {
  const { pipeline, signal } = work
  const turn: Turn = { items: chat.log.all(), pipeline, signal, caller: deps.caller(), known: plan.known }
  const adding: Promise<void>[] = []
  await deps.driver.repair(steps, turn, (report) => {
    reports.push(report)
    deps.tell(chat, { kind: 'repaired', report })
    adding.push(addResult(work, report, deps))
  })
  await Promise.all(adding)
  return offerNext({ chat, plan, turn }, { deps, reports })
}

async function addResult({ chat, itemId }: ItemWork, report: FixReport, deps: FixRunDeps): Promise<void> {
  const result = await resultOf(report, deps)
  const added = (item: FixesItem): FixesItem => ({ ...item, results: [...item.results, result] })
  deps.chats.change(chat, (log) => log.replace('fixes', itemId, added), 'save')
}

async function resultOf(report: FixReport, { undoUntil, ids, values, words }: FixRunDeps): Promise<FixResult> {
  const { tool, args, object } = report.fix
  const named = object ? { args, object } : { args }
  const nothing = { ...named, reason: null, error: null, notes: [], undoUntil: null, undone: false }
  if (report.kind === 'skipped')
    return { ...nothing, callId: ids.newId(), tool, verdict: 'cannot_tell', error: report.reason }
  const { call, verdict } = report
  if (call.state === 'denied') return { ...nothing, callId: call.id, tool, verdict, error: call.reasons[0] ?? null }
  if (call.state !== 'succeeded')
    return { ...nothing, callId: call.id, tool, verdict, error: 'error' in call ? call.error : null }
  const pictures = keptPair(report.fix, call, words)
  return {
    ...nothing,
    ...(pictures && { pictures }),
    callId: call.id,
    tool,
    verdict,
    reason: call.proof?.reason ?? null,
    ...mendedBy(report.fix, call.proof?.reason),
    // It was done, but its way back could not be kept: the person is told.
    error: call.undoLost ?? null,
    notes: call.findings.map((finding) => ({ tool: finding.tool, id: finding.id })),
    changes: values.done(call),
    undoUntil: call.undoId === null ? null : await undoUntil(call.undoId),
  }
}

function mendedBy({ because }: FixReport['fix'], reason: ProofReason | undefined): Pick<FixResult, 'mended'> {
  if (because === 'request' || reason !== 'finding_gone') return {}
  const { tool, id, culprits } = because
  return { mended: { tool, id, ...(culprits && { culprits }) } }
}

type Offering = { readonly chat: OpenChat; readonly plan: PlanItem; readonly turn: Turn }

/** What did not help, or shows only now that another cause is gone, leads to a new plan with a question of its own. */
async function offerNext({ chat, plan, turn }: Offering, { deps, reports }: Running): Promise<PlanItem | null> {
  const { chats, memory, ids, clock, values } = deps
  const { checks, conclusion, ...before } = await memory.of(plan.id)
  const all = [...before.reports, ...reports]
  const rounds = before.rounds + 1
  const began = reports.some((report) => report.kind === 'run' && report.call.state !== 'denied')
  if (!began || turn.signal.aborted || rounds >= maxRounds) return null
  const next = await deps.driver.followUp({ checks, reports: all, conclusion }, turn)
  deps.tell(chat, { kind: 'followed', plan: next })
  // Why nothing more can be done is told where something was left open, not after a cure.
  const isCured = reports.every((report) => report.kind === 'run' && report.verdict === 'fixed')
  const withheld = isCured || next.proposed.length > 0 ? [] : shortPlan(next).withheld
  showNews(next, { chat, plan, deps, withheld, conclusion })
  if (next.proposed.length === 0) return null
  const base = { id: ids.newId(), at: clock.now(), changes: values.planned(next.proposed, checks) }
  const item = planItem(base, shortPlan(next), plan.known)
  memory.remember(item.id, { checks, conclusion, reports: all, rounds })
  chats.change(chat, (log) => log.add(item), 'save')
  return item
}

type News = Pick<Offering, 'chat' | 'plan'> &
  Pick<Required<ChecksItem>, 'withheld'> &
  Pick<SoFar, 'conclusion'> & { readonly deps: FixRunDeps }

/** What shows only now, with what a person alone can choose: also where no fix follows, for there may be advice. */
function showNews({ shown, questions, proposed, again }: FollowUpPlan, about: News): void {
  const { chat, plan, deps, withheld, conclusion } = about
  const { chats, memory, ids, clock, words } = deps
  const answerable = questions.filter(({ missing }) => missing.length === 0)
  const news = shown.filter((finding) => !isTold(finding, chat))
  if (news.length + answerable.length + withheld.length === 0) return
  const item: ChecksItem = {
    ...newChecks(ids.newId(), clock.now()),
    running: false,
    ended: 'whole',
    findings: worstFirst(news).map((finding) => keptFinding(finding, again, words)),
    questions: answerable,
    withheld,
    noFix: news.some(({ severity }) => severity === 'problem') && proposed.length + questions.length === 0,
    known: plan.known,
  }
  if (answerable.length > 0) memory.remember(item.id, { checks: again, conclusion })
  chats.change(chat, (log) => log.add(item), 'save')
}

/** Whether the chat says so already where it last says something of this check: a repair of something else makes it no news. */
function isTold({ tool, id }: FindingName, { log }: OpenChat): boolean {
  const told = log.after('checks', '').map(({ findings }) => findings.filter((one) => one.tool === tool))
  return told.findLast((findings) => findings.length > 0)?.some((one) => one.id === id) ?? false
}

/** A plan of which every step was put off can be taken up again. */
function endOf(
  { deferrals = 0 }: PlanItem,
  reports: readonly FixReport[],
): Partial<Pick<PlanItem, 'state' | 'deferrals'>> {
  const untouched = ({ kind, ...report }: FixReport): boolean =>
    kind === 'run' && 'call' in report && report.call.state === 'denied' && report.call.reasons[0]?.code === 'postponed'
  const putOff = reports.length > 0 && reports.every(untouched)
  return putOff ? { state: 'not_now', deferrals: deferrals + 1 } : { state: 'done' }
}
