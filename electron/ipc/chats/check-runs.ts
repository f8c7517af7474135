import type { CheckReport, FixPlan, Looked, ProposedFix } from '../../agents/diagnosis.ts'
import { worstFirst, type DiagnosticAgent } from '../../agents/diagnostic.ts'
import type { KnownValues } from '../../agents/slots.ts'
import type { Clock, Ids } from '../../kernel/ports.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import type { Caller } from '../../../shared/domain/caller.ts'
import type { ChatBoard } from './chat-board.ts'
import type { OpenChat } from './open-chat.ts'
import { changeEntry, planEntry, withEntry, type ChatRecord, type ChecksEntry } from './chat-record.ts'
import type { FixChanges } from './fix-changes.ts'
import type { Conversation, Conversations } from './conversations.ts'
import { keptFinding, shortened, type Words } from './finding-words.ts'

/** Checks that were run in this session, by the entry that they led to: the next rung of a repair reads them. */
export type CheckMemory = {
  remember(entryId: string, checks: readonly CheckReport[]): void
  of(entryId: string): readonly CheckReport[]
}

export function createCheckMemory(): CheckMemory {
  const kept = new Map<string, readonly CheckReport[]>()
  return {
    remember: (entryId, checks) => void kept.set(entryId, checks),
    of: (entryId) => kept.get(entryId) ?? [],
  }
}

export type CheckRuns = {
  /** Looks for the cause of a complaint; resolves once the checks have begun. */
  submit(chat: OpenChat, text: string): Result<null>
  /** Runs checks that a person chose. What is no safe diagnostic is told as skipped. */
  run(chat: OpenChat, tools: readonly string[]): Result<null>
  /** A value that a check asked for: what waited for it runs. */
  answer(chat: OpenChat, slot: string, value: string): Result<null>
  /** Picks the thing that a fix is about: it becomes a plan, nothing more. */
  choose(chat: OpenChat, digest: string): Result<null>
  idle(): Promise<unknown>
}

export type CheckRunsDeps = {
  readonly board: ChatBoard
  readonly conversations: Conversations
  readonly diagnostic: () => DiagnosticAgent
  readonly memory: CheckMemory
  readonly changes: FixChanges
  readonly words: Words
  readonly caller: () => Caller
  readonly clock: Clock
  readonly ids: Ids
}

type Seen = Looked & { readonly plan: ChecksEntry['plan'] }
/** Told while checks still run: what the planner said, and each check that has ended. */
type Showing = {
  readonly plan: (plan: ChecksEntry['plan']) => void
  readonly check: (report: CheckReport) => void
}
type Work = (conversation: Conversation, show: Showing) => Promise<Result<Seen>>

export function createCheckRuns(deps: CheckRunsDeps): CheckRuns {
  const { board, conversations, clock, ids } = deps
  const working = new Set<Promise<void>>()
  const begin = (chat: OpenChat, work: Work, prepare: (record: ChatRecord) => ChatRecord): Result<null> => {
    if (conversations.ofChat(chat, 'checks').length > 0) return fail('chat_busy')
    const entry = newEntry(ids.newId(), clock.now())
    board.change(chat, (record) => withEntry(prepare(record), entry), 'save')
    const conversation = conversations.begin(chat, entry)
    const done = runChecks(conversation, work, deps).finally(() => {
      conversation.end()
      working.delete(done)
    })
    working.add(done)
    return ok(null)
  }
  const look = (chat: OpenChat, tools: readonly string[], prepare = unchanged): Result<null> =>
    begin(chat, (conversation, show) => lookWith(conversation, tools, { ...deps, show }), prepare)
  return {
    submit: (chat, text) =>
      begin(chat, diagnosing(text, deps), (record) => {
        const complaint = { kind: 'complaint', id: ids.newId(), at: clock.now(), text } as const
        return withEntry({ ...record, draft: '' }, complaint)
      }),
    run: (chat, tools) => look(chat, [...new Set(tools)]),
    answer: (chat, slot, value) => {
      const tools = toolsAskingFor(chat.record, slot)
      if (tools.length === 0) return fail('plan_changed')
      return look(chat, tools, (record) => ({ ...record, known: { ...record.known, [slot]: value } }))
    },
    choose: (chat, digest) => choose(chat, digest, deps),
    idle: () => Promise.all(working),
  }
}

const unchanged = (record: ChatRecord): ChatRecord => record

export function newEntry(id: string, at: number): ChecksEntry {
  const nothing = { cards: [], skipped: [], findings: [], questions: [], withheld: [] }
  return {
    kind: 'checks',
    id,
    at,
    running: true,
    plan: null,
    ended: null,
    error: null,
    ...nothing,
    noFix: false,
    durationMs: null,
    known: {},
  }
}

function diagnosing(text: string, { diagnostic, caller }: CheckRunsDeps): Work {
  return async ({ pipeline, signal, chat }, show) => {
    const session = { pipeline, signal, caller: caller() }
    const known = chat.record.known
    const onPlan = (plan: NonNullable<ChecksEntry['plan']>): void => show.plan(planOf(plan))
    const diagnosed = await diagnostic().diagnose(text, session, { known, onPlan, onCheck: show.check })
    return diagnosed.ok ? ok({ ...diagnosed.value, plan: planOf(diagnosed.value.plan) }) : diagnosed
  }
}

function planOf({ outcome, reason, questions }: NonNullable<ChecksEntry['plan']>): ChecksEntry['plan'] {
  return { outcome, reason, questions }
}

async function lookWith(
  { pipeline, signal, chat }: Conversation,
  tools: readonly string[],
  { diagnostic, caller, show }: CheckRunsDeps & { readonly show: Showing },
): Promise<Result<Seen>> {
  const session = { pipeline, signal, caller: caller() }
  const looked = await diagnostic().look(tools, session, { known: knownIn(chat.record), onCheck: show.check })
  return ok({ ...looked, plan: null })
}

/** Values of the conversation so far, also those that its complaints named. */
function knownIn({ known, entries }: ChatRecord): KnownValues {
  const named = entries.flatMap((entry) => (entry.kind === 'checks' ? Object.entries(entry.known) : []))
  return { ...Object.fromEntries(named), ...known }
}

async function runChecks(conversation: Conversation, work: Work, deps: CheckRunsDeps): Promise<void> {
  const { board, clock, ids, memory } = deps
  const { chat, entryId, signal } = conversation
  const entry = { id: entryId, kind: 'checks' } as const
  const startedAt = clock.now()
  const change = (make: (one: ChecksEntry) => ChecksEntry): void =>
    board.change(chat, (record) => changeEntry(record, entry, make), 'show')
  const show: Showing = {
    plan: (plan) => change((one) => ({ ...one, plan })),
    check: (report) => change((one) => ({ ...one, findings: withFindings(one.findings, report, deps.words) })),
  }
  const worked = await safely(() => work(conversation, show))
  const durationMs = clock.now() - startedAt
  if (!worked.ok) {
    const failed = { running: false, ended: 'whole', error: worked.error, durationMs } as const
    board.change(chat, (record) => changeEntry(record, entry, (one) => ({ ...one, ...failed })), 'save')
    return
  }
  const seen = worked.value
  const ended = {
    ...endOf(seen, deps.words),
    running: false,
    ended: signal.aborted ? 'stopped' : 'whole',
    durationMs,
  } as const
  memory.remember(entryId, seen.checks)
  board.change(
    chat,
    (record) => {
      const shown = changeEntry(record, entry, (one) => ({ ...one, ...ended }))
      if (signal.aborted || seen.fixes.proposed.length === 0) return shown
      const changes = deps.changes.planned(seen.fixes.proposed, seen.checks)
      const plan = planEntry({ id: ids.newId(), at: clock.now(), changes }, shortPlan(seen.fixes), seen.known)
      memory.remember(plan.id, seen.checks)
      return withEntry(shown, plan)
    },
    'save',
  )
}

/** What is known already stands there while other checks still run. */
function withFindings(before: ChecksEntry['findings'], report: CheckReport, words: Words): ChecksEntry['findings'] {
  return worstFirst([...before, ...report.findings.map((finding) => keptFinding(finding, [report], words))])
}

function endOf(
  seen: Seen,
  words: Words,
): Pick<ChecksEntry, 'plan' | 'skipped' | 'findings' | 'questions' | 'withheld' | 'noFix' | 'known'> {
  const { plan, skipped, findings, checks, fixes, known } = seen
  const serious = findings.some(({ severity }) => severity === 'problem')
  return {
    plan,
    known,
    skipped,
    findings: findings.map((finding) => keptFinding(finding, checks, words)),
    // A choice that also needs something typed cannot be made by a click.
    questions: fixes.questions.filter(({ missing }) => missing.length === 0),
    // With a plan they stand below its steps.
    withheld: fixes.proposed.length > 0 ? [] : shortPlan(fixes).withheld,
    noFix: serious && fixes.proposed.length === 0 && fixes.questions.length === 0,
  }
}

/** A plan as it is kept: evidence shortened. */
export function shortPlan({ proposed, withheld, questions }: FixPlan): FixPlan {
  const short = <Item extends Pick<ProposedFix, 'because'>>(item: Item): Item => ({
    ...item,
    because: shortened(item.because),
  })
  return { proposed: proposed.map(short), withheld: withheld.map(short), questions: questions.map(short) }
}

function toolsAskingFor({ entries }: ChatRecord, slot: string): readonly string[] {
  // What showed only after a fix was found by no run of its own.
  const isRun = ({ running, plan, cards }: ChecksEntry): boolean => running || plan !== null || cards.length > 0
  const checks = entries.filter((entry) => entry.kind === 'checks').findLast(isRun)
  const asking = (checks?.skipped ?? []).filter(
    ({ reason: { code, data } }) => code === 'answer_needed' && data['slot'] === slot,
  )
  return asking.map(({ tool }) => tool)
}

function choose(chat: OpenChat, digest: string, deps: CheckRunsDeps): Result<null> {
  const { board, clock, ids, memory } = deps
  for (const entry of [...chat.record.entries].reverse()) {
    if (entry.kind !== 'checks') continue
    for (const { tool, because, choices } of entry.questions) {
      const chosen = choices.find((choice) => choice.digest === digest)
      if (!chosen) continue
      const proposed = [{ tool, because: shortened(because), ...chosen, ticked: true, preview: null }]
      const checks = memory.of(entry.id)
      const base = { id: ids.newId(), at: clock.now(), changes: deps.changes.planned(proposed, checks) }
      memory.remember(base.id, checks)
      const known = knownIn(chat.record)
      board.change(
        chat,
        (record) => withEntry(record, planEntry(base, { proposed, withheld: [], questions: [] }, known)),
        'save',
      )
      return ok(null)
    }
  }
  return fail('plan_changed')
}

/** A bug in the middle of a run must not leave a chat that seems to run for ever. */
export async function safely<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await work()
  } catch (cause) {
    return fail('internal', {}, String(cause))
  }
}
