import type { Plan } from '../../shared/domain/check-plan.ts'
import type { Caller } from '../../shared/domain/caller.ts'
import type { CheckReport, PlannedEntry } from '../../shared/domain/diagnosis.ts'
import { isSameFinding } from '../../shared/domain/conclusion.ts'
import { worstFirst } from '../../shared/domain/finding.ts'
import type { CheckUpMemory, Remembered } from '../checkup/check-up-memory.ts'
import type { Clock, Ids } from '../kernel/ports.ts'
import type { Timers } from '../kernel/timers.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import type { ConversationCalls, ItemWork } from './calls.ts'
import type { Chats } from './chats.ts'
import { checkAnswers, type CheckAnswers } from './check-answers.ts'
import type { Driver, Found, Said, Telling, Turn } from './driver.ts'
import type { FixValues } from './fix-values.ts'
import { createModelWords } from './model-words.ts'
import { createEarlyPlan, type EarlyPlan } from './early-plan.ts'
import type { ChecksItem } from './items.ts'
import { keptCheckUp } from './kept-check-up.ts'
import { drawnFinding, keptFinding, shortPlan, type Words } from './kept-findings.ts'
import { keptBackIn } from './keepable-parts.ts'
import type { OpenChat } from './open-chats.ts'
import type { SessionMemory } from './session-memory.ts'
import { knownIn, laterLooks, type Begin, type LaterLooks, type Look, type Work } from './later-looks.ts'
import { createWorkUnderWay } from './work-under-way.ts'

export type CheckRuns = LaterLooks &
  CheckAnswers & {
    /** Looks for the cause of a complaint; answers once the checks have begun. */
    send(chat: OpenChat, said: Said): Result<null>
    /** Looks at everything that can be judged here, without a complaint. */
    checkUp(chat: OpenChat): Result<null>
    /** Everything that was begun has come to its end. */
    idle(): Promise<unknown>
  }

/** What is told beside the items, with all that was read: items keep only what a person sees. */
export type CheckNews =
  | { readonly kind: 'checking'; readonly checks: readonly PlannedEntry[]; readonly plan: Pick<Plan, 'firstAid'> }
  | {
      readonly kind: 'found'
      readonly found: Result<Found>
      /** What earlier check-ups say about this one; null = this is no check-up, or it was stopped. */
      readonly remembered: Remembered | null
    }

export type CheckRunsDeps = {
  readonly chats: Chats
  readonly calls: ConversationCalls
  readonly driver: Driver
  readonly memory: SessionMemory
  readonly values: FixValues
  readonly words: Words
  readonly checkUps: CheckUpMemory
  readonly caller: () => Caller
  readonly tell: (chat: OpenChat, news: CheckNews) => void
  /** Work of this conversation has come to its end. */
  readonly onEnded: (chat: OpenChat) => void
  /** After so long what can be done about a sure cause is offered while the rest is still looked at; absent = at the end alone. */
  readonly offersAfterMs?: number | undefined
  readonly timers: Timers
  readonly clock: Clock
  readonly ids: Ids
}

export function createCheckRuns(deps: CheckRunsDeps): CheckRuns {
  const { chats, calls, clock, ids, driver } = deps
  const { track, idle } = createWorkUnderWay(deps.onEnded)
  const begin: Begin = (chat, work, { prepare, made = {} }) => {
    if (calls.isBusy(chat, 'checks')) return fail('chat_busy')
    const item = { ...newChecks(ids.newId(), clock.now()), ...made }
    chats.change(
      chat,
      (log) => {
        prepare(log)
        log.add(item)
      },
      'save',
    )
    const running = calls.begin(chat, item)
    track(
      runChecks(running, work, deps).finally(() => running.end()),
      chat,
    )
    return ok(null)
  }
  const look: Look = (chat, chosen, prepare) =>
    begin(
      chat,
      async (turn, telling) => ok(await driver.look(chosen, { ...turn, known: knownIn(chat.log) }, telling)),
      { prepare },
    )
  const checkUp: CheckRuns['checkUp'] = (chat) =>
    begin(chat, async (turn, telling) => ok(await driver.checkUp(turn, telling)), {
      prepare: () => undefined,
      made: { checkUp: null },
    })
  return {
    ...laterLooks({ begin, look, checkUp }, deps),
    ...checkAnswers({ look, track }, deps),
    send: (chat, said) =>
      begin(chat, (turn, telling) => driver.answer(said, turn, telling), {
        prepare: (log) => {
          log.set({ draft: '', known: { ...log.known(), ...said.known } })
          const { text, instead } = said
          log.add({ kind: 'complaint', id: ids.newId(), at: clock.now(), text, ...(instead ? { instead } : {}) })
        },
      }),
    checkUp,
    idle,
  }
}

export function newChecks(id: string, at: number): ChecksItem {
  const empty = { cards: [], skipped: [], findings: [], conclusion: null, questions: [], withheld: [] }
  return {
    kind: 'checks',
    id,
    at,
    running: true,
    plan: null,
    ended: null,
    error: null,
    ...empty,
    noFix: false,
    durationMs: null,
    known: {},
  }
}

async function runChecks(running: ItemWork, work: Work, deps: CheckRunsDeps): Promise<void> {
  const { chats, clock, words } = deps
  const { chat, itemId, signal, pipeline } = running
  const startedAt = clock.now()
  const change = (make: (item: ChecksItem) => Partial<ChecksItem>, how: 'show' | 'save'): void =>
    chats.change(chat, (log) => log.replace('checks', itemId, (item) => ({ ...item, ...make(item) })), how)
  const spoken = createModelWords(chat, deps)
  const plan = createEarlyPlan(running, deps)
  const telling: Telling = {
    onSaid: spoken.hear,
    onSpoken: spoken.end,
    early: plan.offers,
    onPlan: (plan, checks) => {
      deps.tell(chat, { kind: 'checking', checks, plan })
      change(() => ({ plan: shownPlan(plan) }), 'show')
    },
    onCheck: (report, conclusion) =>
      change(({ findings }) => ({ findings: withFindings(findings, report, words), conclusion }), 'show'),
  }
  const turn: Turn = {
    ...{ items: chat.log.all(), known: chat.log.known(), pipeline, signal },
    ...{ caller: deps.caller(), kept: keptBackIn(chat, deps.chats) },
  }
  const worked = await safely(() => work(turn, telling))
  if (!worked.ok) spoken.broke(worked.error)
  const durationMs = clock.now() - startedAt
  const remembered = worked.ok ? await rememberedIn(running, worked.value, deps) : null
  if (worked.ok) keepFound(running, { found: worked.value, remembered, durationMs, plan }, deps)
  else change(() => ({ running: false, ended: 'whole', error: worked.error, durationMs }), 'save')
  deps.tell(chat, { kind: 'found', found: worked, remembered })
}

type Ended = {
  readonly found: Found
  readonly remembered: Remembered | null
  readonly durationMs: number
  readonly plan: EarlyPlan
}

/** One that was stopped saw too little to be held against anything. */
async function rememberedIn(
  { chat, itemId, signal }: ItemWork,
  found: Found,
  { checkUps }: CheckRunsDeps,
): Promise<Remembered | null> {
  if (signal.aborted || chat.log.get('checks', itemId)?.checkUp === undefined) return null
  return checkUps.add(found, { id: itemId, chatId: chat.log.chatId })
}

/** Writes what was found into the item of the checks, and offers what can be repaired. */
export function keepFound(
  { chat, itemId, signal }: Pick<ItemWork, 'chat' | 'itemId' | 'signal'>,
  { found, remembered, durationMs, plan }: Ended,
  { chats, memory, words }: Pick<CheckRunsDeps, 'chats' | 'memory' | 'words'>,
): void {
  const ended = signal.aborted ? 'stopped' : 'whole'
  const asks = found.fixes.questions.some(({ missing }) => missing.length === 0)
  const { checks, conclusion } = found
  if (asks) memory.remember(itemId, { checks, conclusion })
  chats.change(
    chat,
    (log) => {
      log.replace('checks', itemId, (item) => {
        const seen = item.checkUp === undefined ? answerOf(found, words) : checkUpItemOf({ found, remembered }, words)
        return { ...item, ...endOf(found), ...seen, running: false, ended, durationMs }
      })
      plan.settle(log, found)
    },
    'save',
  )
}

/** What is known already stands there while other checks still run. */
export function withFindings(
  before: ChecksItem['findings'],
  report: CheckReport,
  words: Words,
): ChecksItem['findings'] {
  return worstFirst([...before, ...report.findings.map((finding) => drawnFinding(finding, [report], words))])
}

function shownPlan({ outcome, reason, questions, firstAid, comesAndGoes }: Plan): ChecksItem['plan'] {
  return {
    ...{ outcome, reason, questions },
    ...(firstAid === undefined ? {} : { firstAid }),
    ...(comesAndGoes === undefined ? {} : { comesAndGoes }),
  }
}

type Seen = Pick<ChecksItem, 'findings' | 'checkUp'>

/** What explains a complaint is drawn where it stands. */
function answerOf({ findings, conclusion, checks }: Found, words: Words): Seen {
  return {
    findings: findings.map((finding) => {
      const isCause = conclusion.causes.some((cause) => isSameFinding(cause, finding))
      return isCause ? drawnFinding(finding, checks, words) : keptFinding(finding, checks, words)
    }),
  }
}

/** A check-up draws on its tiles, and nowhere else. */
function checkUpItemOf({ found, remembered }: Pick<Ended, 'found' | 'remembered'>, words: Words): Seen {
  const findings = found.findings.map((finding) => keptFinding(finding, found.checks, words))
  return { findings, checkUp: keptCheckUp(found, remembered, words) }
}

function endOf(
  found: Found,
): Pick<ChecksItem, 'plan' | 'skipped' | 'conclusion' | 'questions' | 'withheld' | 'noFix' | 'known' | 'leftMs'> {
  const { plan, skipped, conclusion, fixes, known, leftMs } = found
  return {
    plan: plan === null ? null : shownPlan(plan),
    known,
    leftMs,
    skipped,
    conclusion,
    // A choice that also needs something typed cannot be made by a click.
    questions: fixes.questions.filter(({ missing }) => missing.length === 0),
    // With a plan they stand below its steps.
    withheld: fixes.proposed.length > 0 ? [] : shortPlan(fixes).withheld,
    noFix: isBeyondRepair(found),
  }
}

/** A cause was found, and no fix is offered for one. */
export function isBeyondRepair({ conclusion: { causes }, fixes }: Pick<Found, 'conclusion' | 'fixes'>): boolean {
  const offered = [...fixes.proposed, ...fixes.questions]
  return (
    causes.length > 0 &&
    !offered.some(({ because }) => because !== 'request' && causes.some((cause) => isSameFinding(cause, because)))
  )
}

/** A bug in the middle of a run must not leave a conversation that seems to run for ever. */
export async function safely<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await work()
  } catch (cause) {
    return fail('internal', {}, String(cause))
  }
}
