import { readFollowUp, type FollowUpIntent } from '../agents/planner/follow-up-intent.ts'
import { isSameFinding } from '../../shared/domain/conclusion.ts'
import type { Clock, Ids } from '../kernel/ports.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import type { Chats, Notice } from './chats.ts'
import type { Said } from './driver.ts'
import { stepBehind } from './handled-steps.ts'
import type { NoticeItem } from './items.ts'
import type { OpenChat } from './open-chats.ts'
import { lastUndoable } from './undo-runs.ts'
import type { WatchWanted } from './watch-runs.ts'
import { worksQuestion } from './works-question.ts'

export type FollowUpsDeps = {
  readonly chats: Pick<Chats, 'change' | 'notice'>
  readonly clock: Clock
  readonly ids: Ids
}

/** What a conversation can do about it. */
export type Steps = {
  send(said: Said): Result<null>
  again(): Result<null>
  lookDeeper(itemId: string): Result<null>
  works(fixesId: string, isWorking: boolean): Result<null>
  look(tools: readonly string[]): Result<null>
  checkUp(): Result<null>
  watch(wanted?: WatchWanted): Result<null>
  undo(callId: string): Promise<Result<null>>
  /** A model to ask in the conversation so far; null = there is none. */
  readonly talk: Talk | null
  stop(): void
  isBusy(): boolean
  /** False while something runs that is to end first. */
  isFree(): boolean
  /** Keeps it until then. */
  queue(text: string): Result<null>
}

export type Talk = {
  isComplaint(text: string): Promise<boolean>
  /** `otherwise` is done where it says nothing. */
  ask(text: string, otherwise: () => void): Result<null>
}

type Hearing = {
  readonly chat: OpenChat
  readonly steps: Steps
  readonly reply: (...notices: readonly Reply[]) => Result<null>
}
type Reply = Pick<NoticeItem, 'message'> & Pick<Notice, 'tool' | 'call' | 'finding' | 'checks'>
type Hear = (hearing: Hearing) => Result<null> | Promise<Result<null>>

/** What a person typed: said to the last answer, or a complaint. */
export function hearTyped(
  said: Said,
  { chat, steps }: Pick<Hearing, 'chat' | 'steps'>,
  { chats, clock, ids }: FollowUpsDeps,
): Result<null> | Promise<Result<null>> {
  const intent = readFollowUp(said.text)
  const isFollowUp = intent !== null && isBound(intent, chat)
  // What leads to other work waits for the end of this; what is only answered is answered at once.
  if (!steps.isFree() && !(isFollowUp && answeredAtOnce.has(intent))) return steps.queue(said.text)
  const keep = (): void =>
    chats.change(
      chat,
      (log) => {
        log.set({ draft: '' })
        log.add({ kind: 'reply', id: ids.newId(), at: clock.now(), text: said.text })
      },
      'save',
    )
  const reply: Hearing['reply'] = (...notices) => {
    for (const notice of notices) chats.notice(chat, { tone: 'info', ...notice })
    return ok(null)
  }
  const { talk } = steps
  if (!isFollowUp)
    return talk === null || !isBegun(chat) ? steps.send(said) : talkOrSend(said, { steps, talk, keep, reply })
  keep()
  const answer = (): Result<null> | Promise<Result<null>> => hearings[intent]({ chat, steps, reply })
  // A model explains better; where it says nothing, what the registry says of it stands.
  const isForModel = talk !== null && explained.has(intent) && steps.isFree()
  return isForModel ? talk.ask(said.text, () => void answer()) : answer()
}

/** What a model can say more about than stands in the texts of the tools. */
const explained: ReadonlySet<FollowUpIntent> = new Set(['why', 'details'])

/** Something was said or looked at here that a message can be about. */
function isBegun({ log }: OpenChat): boolean {
  return log.last('checks') !== null || log.last('model') !== null
}

type Talking = Pick<Hearing, 'steps' | 'reply'> & { readonly talk: Talk; readonly keep: () => void }

/** A complaint leads to checks whether there is a model or not; anything else is said to what stands there. */
async function talkOrSend(said: Said, { steps, talk, keep, reply }: Talking): Promise<Result<null>> {
  const isComplaint = await talk.isComplaint(said.text)
  if (!steps.isFree()) return steps.queue(said.text)
  if (isComplaint) return steps.send(said)
  keep()
  return talk.ask(said.text, () => void reply({ message: 'tellMore' }))
}

/** Without an answer before it, "it does not work" and "check again" are complaints; thanks never are. */
function isBound(intent: FollowUpIntent, { log }: OpenChat): boolean {
  const isAfterCheckUp = intent === 'again' && log.last('checks')?.checkUp !== undefined
  return !needsComplaint.has(intent) || isAfterCheckUp || log.last('complaint') !== null
}

const needsComplaint: ReadonlySet<FollowUpIntent> = new Set([
  'broken',
  'back',
  'again',
  'why',
  'duration',
  'details',
  'watch',
])

const answeredAtOnce: ReadonlySet<FollowUpIntent> = new Set(['stop', 'why', 'duration', 'details', 'changed'])

const hearings: Readonly<Record<FollowUpIntent, Hear>> = {
  works: (hearing) => sayWorks(hearing, 'glad'),
  thanks: (hearing) => sayWorks(hearing, 'welcome'),
  yes: (hearing) => sayWorks(hearing, 'tellMore'),
  no: (hearing) =>
    worksQuestion(hearing.chat.log) === null ? hearing.reply({ message: 'tellMore' }) : lookOn(hearing),
  broken: lookOn,
  back: lookForCured,
  again: ({ steps }) => steps.again(),
  undo: ({ chat, steps, reply }) => {
    const undoable = lastUndoable(chat.log)
    return undoable === null ? reply({ message: 'nothingToUndo' }) : steps.undo(undoable)
  },
  stop: ({ steps, reply }) => {
    if (!steps.isBusy()) return reply({ message: 'nothingRuns' })
    steps.stop()
    return ok(null)
  },
  changed: ({ chat, reply }) => {
    const runs = runsOf(chat)
    return runs.length === 0 ? reply({ message: 'nothingChanged' }) : reply(...runs)
  },
  why: ({ chat, reply }) => reply(...reasonsIn(chat)),
  duration: ({ chat, steps, reply }) => {
    const takes = durationsIn(chat)
    if (takes.length > 0) return reply(...takes)
    return reply({ message: steps.isBusy() ? 'stillLooking' : 'nothingRuns' })
  },
  everything: ({ steps }) => steps.checkUp(),
  watch: ({ steps }) => steps.watch(),
  details: ({ chat, reply }) => {
    const checks = chat.log.last('checks')?.cards.map(({ tool }) => tool) ?? []
    const looked: readonly Reply[] = checks.length > 0 ? [{ message: 'lookedAt', checks: [...new Set(checks)] }] : []
    return reply(...looked, ...reasonsIn(chat))
  },
}

/** What explains the complaint, each with what was seen; where nothing does yet, that is said. */
function reasonsIn({ log }: OpenChat): readonly Reply[] {
  const looked = log.after('checks', log.last('complaint')?.id ?? '')
  const reasons = looked.flatMap(({ findings, conclusion }) =>
    findings.filter((finding) => conclusion?.causes.some((cause) => isSameFinding(cause, finding))),
  )
  if (reasons.length > 0) return reasons.map((finding) => ({ message: 'because', tool: finding.tool, finding }))
  return [{ message: looked.some(({ running }) => running) ? 'stillLooking' : 'nothingFound' }]
}

/** How long each step takes that is offered or runs. */
function durationsIn({ log }: OpenChat): readonly Reply[] {
  const plan = log.last('plan')
  if (plan === null || (plan.state !== 'open' && plan.state !== 'confirming' && plan.state !== 'running')) return []
  return plan.proposed.map(({ tool, args, object }) => ({
    message: 'takes',
    tool,
    call: { args, ...(object ? { object } : {}) },
  }))
}

/** Where nobody was asked whether it works, a kind word is all. */
function sayWorks({ chat, steps, reply }: Hearing, otherwise: 'glad' | 'welcome' | 'tellMore'): Result<null> {
  const asked = worksQuestion(chat.log)
  if (asked === null) return reply({ message: otherwise })
  const kept = steps.works(asked.id, true)
  return kept.ok ? reply({ message: 'glad' }) : kept
}

/** It is as it was: what was tried is not offered again, and what takes long is looked at too. */
function lookOn({ chat, steps }: Hearing): Result<null> {
  const asked = worksQuestion(chat.log)
  if (asked) return steps.works(asked.id, false)
  const last = chat.log.all().at(-1)
  return last ? steps.lookDeeper(last.id) : fail('plan_changed')
}

/** What was cured is looked at again; where nothing was, the complaint is. */
function lookForCured(hearing: Hearing): Result<null> {
  const { chat, steps } = hearing
  if (worksQuestion(chat.log) !== null) return lookOn(hearing)
  const last = chat.log.last('fixes')
  const plan = last && chat.log.get('plan', last.planId)
  const tools = (last?.results ?? []).flatMap((result) => {
    const because = result.verdict === 'fixed' && !result.undone ? stepBehind(result, plan)?.because : undefined
    return because === undefined || because === 'request' ? [] : [because.tool]
  })
  return tools.length === 0 ? steps.again() : steps.look(tools)
}

/** Each run of a repair with what has become of it, the oldest first. */
function runsOf({ log }: OpenChat): readonly Reply[] {
  return log
    .after('fixes', '')
    .flatMap(({ results }) => results)
    .filter(({ verdict, undone }) => undone || verdict === 'fixed')
    .map(({ tool, args = {}, object, undone, undoUntil }) => ({
      message: undone ? 'undone' : undoUntil === null ? 'changed' : 'changedUndoable',
      tool,
      call: { args, ...(object ? { object } : {}) },
    }))
}
