import type { Caller } from '../../shared/domain/caller.ts'
import { readFollowUp, type FollowUpIntent } from '../agents/planner/follow-up-intent.ts'
import type { Clock, Ids } from '../kernel/ports.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import type { Registry } from '../registry/registry.ts'
import type { Chats } from './chats.ts'
import type { Said } from './driver.ts'
import {
  durationsIn,
  meaningsIn,
  orderIn,
  reasonsIn,
  risksIn,
  type Explained,
  type KnownTools,
} from './explanations.ts'
import { stepBehind } from './handled-steps.ts'
import type { Hear, Hearing, Talk } from './hearing.ts'
import type { OpenChat } from './open-chats.ts'
import { agree, isDone, isOffered, leaveIt } from './plan-answers.ts'
import { lastUndoable } from './undo-runs.ts'
import { worksQuestion } from './works-question.ts'

export type FollowUpsDeps = {
  readonly chats: Pick<Chats, 'change' | 'notice'>
  readonly clock: Clock
  readonly ids: Ids
  readonly registry: Pick<Registry, 'find' | 'unavailableReasons'>
  readonly caller: () => Caller
}

/** What a person typed: said to the last answer, or a complaint. */
export function hearTyped(
  said: Said,
  { chat, steps }: Pick<Hearing, 'chat' | 'steps'>,
  { chats, clock, ids, registry, caller }: FollowUpsDeps,
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
        const { text, instead } = said
        log.add({ kind: 'reply', id: ids.newId(), at: clock.now(), text, ...(instead ? { instead } : {}) })
      },
      'save',
    )
  const reply: Hearing['reply'] = (...notices) => {
    for (const notice of notices) chats.notice(chat, { tone: 'info', ...notice })
    return ok(null)
  }
  const tools = toolsFor(caller().role, registry)
  const { talk } = steps
  if (!isFollowUp) {
    if (!isBegun(chat)) return steps.send(said)
    return talk === null ? sendOrAsk(said, { steps, keep, reply }) : talkOrSend(said, { steps, talk, keep, reply })
  }
  keep()
  const answer = (): Result<null> | Promise<Result<null>> => hearings[intent]({ chat, steps, reply, tools })
  // A model explains better; where it says nothing, what the registry says of it stands.
  const isForModel = talk !== null && explained.has(intent) && steps.isFree()
  return isForModel ? talk.ask(said.text, () => void answer()) : answer()
}

function toolsFor(role: Caller['role'], { find, unavailableReasons }: FollowUpsDeps['registry']): KnownTools {
  const isAvailable = (name: string): boolean => {
    const tool = find(name)
    return tool !== null && unavailableReasons(tool, role).length === 0
  }
  return { find, isAvailable }
}

/** What a model can say more about than stands in the texts of the tools. */
const explained: ReadonlySet<FollowUpIntent> = new Set(['meaning', 'order', 'advice', 'risk', 'why', 'details'])

/** Something was said or looked at here that a message can be about. */
function isBegun({ log }: OpenChat): boolean {
  return log.last('checks') !== null || log.last('model') !== null
}

type Sending = Pick<Hearing, 'steps' | 'reply'> & { readonly keep: () => void }
type Talking = Sending & { readonly talk: Talk }

/** Longer than what is said to an answer in passing. */
const mostAside = 40

/** Behind an answer, a few words in which nothing is known are said to it: nothing is looked at because of them. */
async function sendOrAsk(said: Said, { steps, keep, reply }: Sending): Promise<Result<null>> {
  const isAside = said.text.length <= mostAside && !(await steps.isAbout(said.text))
  if (!steps.isFree()) return steps.queue(said.text)
  if (!isAside) return steps.send(said)
  keep()
  return reply({ message: 'notFollowed' })
}

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
  if (aboutFindings.has(intent)) return log.last('checks') !== null
  const isAfterCheckUp = intent === 'again' && log.last('checks')?.checkUp !== undefined
  return !needsComplaint.has(intent) || isAfterCheckUp || log.last('complaint') !== null
}

/** A check-up and checks that a person chose can be asked about too. */
const aboutFindings: ReadonlySet<FollowUpIntent> = new Set(['meaning', 'order', 'advice', 'risk'])

const needsComplaint: ReadonlySet<FollowUpIntent> = new Set([
  'broken',
  'back',
  'again',
  'why',
  'duration',
  'details',
  'watch',
])

const answeredAtOnce: ReadonlySet<FollowUpIntent> = new Set([
  ...['stop', 'why', 'duration', 'details', 'changed', 'meaning', 'order', 'advice', 'risk', 'fix', 'leave', 'hello'],
] as const)

const hearings: Readonly<Record<FollowUpIntent, Hear>> = {
  works: (hearing) => sayWorks(hearing, 'glad'),
  thanks: (hearing) => sayWorks(hearing, 'welcome'),
  hello: ({ reply }) => reply({ message: 'hello' }),
  yes: (hearing) => (isOffered(hearing.chat) ? agree(hearing) : sayWorks(hearing, 'tellMore')),
  no: (hearing) => {
    if (worksQuestion(hearing.chat.log) !== null) return lookOn(hearing)
    return isOffered(hearing.chat) ? leaveIt(hearing) : hearing.reply({ message: 'tellMore' })
  },
  fix: (hearing) => (isDone(hearing.chat) ? lookOn(hearing) : agree(hearing)),
  leave: leaveIt,
  enough: (hearing) => (isOffered(hearing.chat) ? leaveIt(hearing) : sayWorks(hearing, 'glad')),
  broken: lookOn,
  back: lookForCured,
  again: ({ steps }) => steps.again(),
  undo: ({ chat, steps, reply }) => {
    const undoable = lastUndoable(chat.log)
    return undoable === null ? reply({ message: 'nothingToUndo' }) : steps.undo(undoable)
  },
  stop: (hearing) => {
    const { chat, steps, reply } = hearing
    if (!steps.isBusy()) return isOffered(chat) ? leaveIt(hearing) : reply({ message: 'nothingRuns' })
    steps.stop()
    return ok(null)
  },
  changed: ({ chat, reply }) => {
    const runs = runsOf(chat)
    return runs.length === 0 ? reply({ message: 'nothingChanged' }) : reply(...runs)
  },
  meaning: ({ chat, reply }) => reply(...meaningsIn(chat)),
  order: ({ chat, reply, tools }) => reply(...orderIn(chat, tools)),
  // What is offered, or what a person can do themselves.
  advice: ({ chat, reply, tools }) => reply(...(isOffered(chat) ? orderIn(chat, tools) : meaningsIn(chat))),
  risk: ({ chat, reply }) => reply(...risksIn(chat)),
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
    const looked: readonly Explained[] =
      checks.length > 0 ? [{ message: 'lookedAt', checks: [...new Set(checks)] }] : []
    return reply(...looked, ...reasonsIn(chat))
  },
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
function runsOf({ log }: OpenChat): readonly Explained[] {
  return log
    .after('fixes', '')
    .flatMap(({ results }) => results)
    .filter(({ verdict, undone }) => undone || verdict === 'fixed')
    .map(({ tool, args = {}, object, undone, undoUntil }): Explained => ({
      message: undone ? 'undone' : undoUntil === null ? 'changed' : 'changedUndoable',
      tool,
      call: { args, ...(object ? { object } : {}) },
    }))
}
