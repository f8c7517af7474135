import type { Caller } from '../../../shared/domain/caller.ts'
import type { ProposedFix } from '../../agents/diagnosis.ts'
import { worstFirst } from '../../agents/diagnostic.ts'
import { proposeNext, type NextPlan } from '../../agents/next-rung.ts'
import type { FixProposer } from '../../agents/propose-fixes.ts'
import type { FixReport, RemediationAgent } from '../../agents/remediation.ts'
import { runCheck, type CheckSession } from '../../agents/run-check.ts'
import type { UndoJournal } from '../../audit/undo-journal.ts'
import type { Clock, Ids } from '../../kernel/ports.ts'
import { ok } from '../../kernel/result.ts'
import type { ChatBoard } from './chat-board.ts'
import type { OpenChat } from './open-chat.ts'
import {
  changeEntry,
  planEntry,
  withEntry,
  type FixesEntry,
  type FixResult,
  type PlanEntry,
  type ChecksEntry,
} from './chat-record.ts'
import { newEntry, safely, shortPlan, type CheckMemory } from './check-runs.ts'
import { keptFinding, type Words } from './finding-words.ts'
import type { FixChanges } from './fix-changes.ts'
import type { Conversation, Conversations } from './conversations.ts'

export type FixRunDeps = {
  readonly board: ChatBoard
  readonly conversations: Conversations
  readonly remediation: () => RemediationAgent
  readonly proposer: () => FixProposer
  readonly undoJournal: () => Pick<UndoJournal, 'get'>
  readonly memory: CheckMemory
  readonly changes: FixChanges
  readonly reports: ReportMemory
  readonly caller: () => Caller
  /** A person said "now" to a call that waits for a free PC. */
  readonly startNow: (callId: string) => void
  readonly words: Words
  readonly clock: Clock
  readonly ids: Ids
}

/** How the steps of a plan and of the plans before it ended: what was tried is not proposed again. */
export type ReportMemory = Map<string, readonly FixReport[]>

export type FixRun = {
  readonly chat: OpenChat
  readonly plan: PlanEntry
  readonly steps: readonly ProposedFix[]
  /** True = steps do not wait for a free PC. */
  readonly startNow: boolean
}

/** Rungs of a ladder that one repair may climb. */
const maxRounds = 4

/** Runs approved steps one after the other, shows how each ended, and offers what may follow. */
export async function runFixes(run: FixRun, deps: FixRunDeps): Promise<void> {
  const { chat, plan, steps } = run
  const { board, ids, clock, conversations } = deps
  const entry: FixesEntry = {
    kind: 'fixes',
    id: ids.newId(),
    at: clock.now(),
    planId: plan.id,
    running: true,
    cards: [],
    results: [],
  }
  board.change(chat, (record) => withEntry(record, entry), 'save')
  const conversation = conversations.begin(chat, entry, {
    steps: steps.map(({ tool }) => tool),
    ...(run.startNow ? { onWaiting: deps.startNow } : {}),
  })
  const reports: FixReport[] = []
  const worked = await safely(async () => {
    await runSteps(run, conversation, { deps, reports })
    return ok(null)
  })
  if (!worked.ok)
    board.notice(chat, {
      tone: 'error',
      message: 'stepFailed',
      tool: steps[0]?.tool ?? null,
      error: worked.error,
    })
  board.change(chat, (record) => changeEntry(record, entry, (one) => ({ ...one, running: false })), 'save')
  board.change(chat, (record) => changeEntry(record, plan, (one) => ({ ...one, ...endOf(one, reports) })), 'save')
  conversation.end()
}

type Running = { readonly deps: FixRunDeps; readonly reports: FixReport[] }

async function runSteps(
  { chat, plan, steps }: FixRun,
  conversation: Conversation,
  { deps, reports }: Running,
): Promise<void> {
  const { pipeline, signal } = conversation
  const session: CheckSession = { pipeline, signal, caller: deps.caller(), known: plan.known }
  const adding: Promise<void>[] = []
  await deps.remediation().run(steps, session, (report) => {
    reports.push(report)
    adding.push(addResult(conversation, report, deps))
  })
  await Promise.all(adding)
  await offerNext({ chat, plan, session }, { deps, reports })
}

async function addResult({ chat, entryId }: Conversation, report: FixReport, deps: FixRunDeps): Promise<void> {
  const result = await resultOf(report, deps)
  const entry = { id: entryId, kind: 'fixes' } as const
  deps.board.change(
    chat,
    (record) => changeEntry(record, entry, (one) => ({ ...one, results: [...one.results, result] })),
    'save',
  )
}

async function resultOf(report: FixReport, { undoJournal, ids, changes }: FixRunDeps): Promise<FixResult> {
  const { tool } = report.fix
  const { args, object } = report.fix
  const named = object ? { args, object } : { args }
  const nothing = { ...named, reason: null, error: null, notes: [], undoUntil: null, undone: false }
  if (report.kind === 'skipped')
    return { ...nothing, callId: ids.newId(), tool, verdict: 'cannot_tell', error: report.reason }
  const { call, verdict } = report
  if (call.state === 'denied') return { ...nothing, callId: call.id, tool, verdict, error: call.reasons[0] ?? null }
  if (call.state !== 'succeeded')
    return { ...nothing, callId: call.id, tool, verdict, error: 'error' in call ? call.error : null }
  const kept = call.undoId === null ? null : await undoJournal().get(call.undoId)
  return {
    ...nothing,
    callId: call.id,
    tool,
    verdict,
    reason: call.proof?.reason ?? null,
    // It was done, but its way back could not be kept: the person is told.
    error: call.undoLost ?? null,
    notes: call.findings.map((finding) => ({ tool: finding.tool, id: finding.id })),
    changes: changes.done(call),
    undoUntil: kept?.ok ? Date.parse(kept.value.expiresAt) : null,
  }
}

type Offering = { readonly chat: OpenChat; readonly plan: PlanEntry; readonly session: CheckSession }

/** What did not help, or shows only now that another cause is gone, leads to a new plan with a question of its own. */
async function offerNext({ chat, plan, session }: Offering, { deps, reports }: Running): Promise<void> {
  const { board, memory, ids, clock } = deps
  const all = [...(deps.reports.get(plan.id) ?? []), ...reports]
  const began = reports.some((report) => report.kind === 'run' && report.call.state !== 'denied')
  if (!began || session.signal.aborted || roundsOf(all) >= maxRounds) return
  const checks = memory.of(plan.id).length > 0 ? memory.of(plan.id) : await checksOf(reports, session)
  const next = await proposeNext({ checks, reports: all }, session, deps.proposer())
  // Why nothing more can be done is told where something was left open, not after a cure.
  const isCured = reports.every((report) => report.kind === 'run' && report.verdict === 'fixed')
  const withheld = isCured || next.proposed.length > 0 ? [] : shortPlan(next).withheld
  showNews(next, { chat, plan, deps, withheld })
  if (next.proposed.length === 0) return
  const changes = deps.changes.planned(next.proposed, checks)
  const entry = planEntry({ id: ids.newId(), at: clock.now(), changes }, shortPlan(next), plan.known)
  memory.remember(entry.id, checks)
  deps.reports.set(entry.id, all)
  board.change(chat, (record) => withEntry(record, entry), 'save')
}

/** What shows only now, with what a person alone can choose: also where no fix follows, for there may be advice. */
function showNews(
  { shown, questions, proposed, again }: NextPlan,
  {
    chat,
    plan,
    deps,
    withheld,
  }: Pick<Offering, 'chat' | 'plan'> & Pick<Required<ChecksEntry>, 'withheld'> & { readonly deps: FixRunDeps },
): void {
  const { board, memory, ids, clock, words } = deps
  const answerable = questions.filter(({ missing }) => missing.length === 0)
  if (shown.length + answerable.length + withheld.length === 0) return
  const entry: ChecksEntry = {
    ...newEntry(ids.newId(), clock.now()),
    running: false,
    ended: 'whole',
    findings: worstFirst(shown).map((finding) => keptFinding(finding, again, words)),
    questions: answerable,
    withheld,
    noFix: shown.some(({ severity }) => severity === 'problem') && proposed.length + questions.length === 0,
    known: plan.known,
  }
  memory.remember(entry.id, again)
  board.change(chat, (record) => withEntry(record, entry), 'save')
}

/** A plan that comes from an earlier session has its findings only: their checks are run again. */
function checksOf(
  reports: readonly FixReport[],
  session: CheckSession,
): Promise<readonly Awaited<ReturnType<typeof runCheck>>[]> {
  const prompting = new Map(
    reports.map(({ fix: { because } }) => [`${because.tool} ${JSON.stringify(because.args)}`, because]),
  )
  return Promise.all(
    [...prompting.values()].map(({ tool, args }) => runCheck({ tool, args, because: 'plan' }, session)),
  )
}

function roundsOf(reports: readonly FixReport[]): number {
  return new Set(reports.map(({ fix }) => fix.tool)).size
}

/** A plan of which every step was put off can be taken up again. */
function endOf(
  { deferrals = 0 }: PlanEntry,
  reports: readonly FixReport[],
): Partial<Pick<PlanEntry, 'state' | 'deferrals'>> {
  const untouched = ({ kind, ...report }: FixReport): boolean =>
    kind === 'run' && 'call' in report && report.call.state === 'denied' && report.call.reasons[0]?.code === 'postponed'
  const putOff = reports.length > 0 && reports.every(untouched)
  return putOff ? { state: 'not_now', deferrals: deferrals + 1 } : { state: 'done' }
}
