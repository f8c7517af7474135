import type { EndedCall, EngineEvent, ToolCall } from '../../shared/domain/tool-call.ts'
import type { Occasion } from '../../shared/domain/occasion.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import type { ConversationCalls } from './calls.ts'
import type { ChosenCall } from './chosen-calls.ts'
import type { Chats } from './chats.ts'
import { createParts, type ConversationNews, type Parts, type PartsDeps } from './conversation-parts.ts'
import { stepsIn } from './chat-steps.ts'
import { correct } from './corrections.ts'
import type { Said } from './driver.ts'
import type { ItemLog } from './item-log.ts'
import type { OpenChat } from './open-chats.ts'
import type { AskedPlan } from './plan-runs.ts'
import type { UndoRuns } from './undo-runs.ts'
import type { WatchWanted } from './watch-runs.ts'
import type { WaitingCalls } from './waiting-calls.ts'

/** One exchange from complaint to verdict. What is asked for is answered once it has begun; how it goes on shows in the items. */
export type Conversation = {
  readonly id: string
  /** False for one of an earlier session: it is shown, not continued. */
  readonly live: boolean
  readonly log: Readonly<Omit<ItemLog, 'add' | 'replace' | 'set'>>
  /** What a person typed: an answer to what was said last, as "it works now" or "undo that", else a complaint. */
  say(said: Said): Result<null> | Promise<Result<null>>
  /** Looks for the cause of a complaint. */
  send(said: Said): Result<null>
  /** Looks for the cause of the last complaint anew. */
  again(): Result<null>
  /** Looks for the cause of the complaint before this item once more, also where it takes long. */
  lookDeeper(itemId: string): Result<null>
  /** Says an earlier message otherwise: it is heard as if it were typed now. */
  correct(itemId: string, text: string): Result<null> | Promise<Result<null>>
  /** Asks once more what this answer of a model answers. */
  answerAgain(itemId: string): Result<null>
  /** When it happens, below an item that found nothing: the next look follows from it. */
  happens(itemId: string, occasion: Occasion): Result<null>
  /** The answer to "does it work now?" below these fixes: a no leads on. */
  works(fixesId: string, isWorking: boolean): Result<null>
  /** Runs checks that a person chose. */
  look(tools: readonly string[]): Result<null>
  /** Runs a tool that a person chose, with the values that they entered: a check at once, a repair after their yes. */
  run(chosen: ChosenCall): Promise<Result<null>>
  /** Looks at everything that can be judged here, without a complaint. */
  checkUp(): Result<null>
  /** Looks again and again at what a complaint is about. */
  watch(wanted?: WatchWanted): Result<null>
  stopWatch(): void
  /** A value that a check asked for. */
  answer(slot: string, value: string): Result<null>
  /** Picks the thing that a fix is about: it becomes a plan. */
  choose(digest: string): Result<null>
  /** Asks a person about these steps of a plan, and runs what they agree to. */
  approve(asked: AskedPlan): Result<null>
  dismiss(planId: string): Result<null>
  /** Asks a person whether this fix is to be undone, and does it after their yes. */
  undo(callId: string): Promise<Result<null>>
  keepDraft(text: string): Result<null>
  /** Also one of an earlier session. Empty = it is called after what was said first. */
  rename(title: string): Result<null>
  /** Keeps these messages and checks from models in this conversation, for as long as there is it. */
  keepBack(keys: readonly string[]): Result<null>
  /** Withdraws a message that waits for the end of what runs. */
  unqueue(id: string): Result<null>
  /** Ends what runs and what is asked. */
  stop(): void
  /** True while something of it runs or a person is asked. */
  isBusy(): boolean
  /** Everything that was begun has come to its end. */
  idle(): Promise<void>
}

/** What hosts hear. Beside the items, a host that prints all of it once gets what was read, whole. */
export type ConversationEvent = { readonly conversation: Conversation } & ConversationNews

export type Conversations = {
  /** What was interrupted is told, what waits for a person goes on. Call once, first. */
  start: Chats['start']
  /** Errors: `unknown_chat`, `file_unreadable`. */
  open(id: string): Promise<Result<Conversation>>
  /** The same, to go on with it: also one of an earlier session. */
  resume(id: string): Promise<Result<Conversation>>
  create(): Conversation
  inMemory(): readonly Conversation[]
  readonly whileShut: Chats['whileShut']
  readonly remove: Chats['remove']
  readonly settled: Chats['settled']
  /** Passes on what the engine says of its calls. */
  hear(event: EngineEvent): void
  /** Ends the work that this call belongs to. False = no such call runs. */
  stopCall(callId: string): boolean
  readonly undoCall: UndoRuns['undoCall']
  readonly startNow: WaitingCalls['startNow']
  readonly postpone: WaitingCalls['postpone']
  /** The conversation that shows this call, which runs or waits; null = there is none. */
  ofCall(callId: string): Conversation | null
  /** What stands beside a call in the history: the last complaint of its conversation; null = it belongs to none. */
  complaintOf(call: EndedCall): { readonly text: string | null; readonly runId: string } | null
  isRunning(): boolean
  /** Ends everything and keeps what is to be kept. */
  stop(): void
  idle(): Promise<void>
  flush(): Promise<void>
}

export type ConversationsDeps = PartsDeps & { readonly tell: (event: ConversationEvent) => void }

export function createConversations(deps: ConversationsDeps): Conversations {
  const faces = new WeakMap<OpenChat, Conversation>()
  const faceOf = (chat: OpenChat): Conversation => {
    const face = faces.get(chat) ?? conversationOf(chat, parts)
    faces.set(chat, face)
    return face
  }
  const parts = createParts(deps, (chat, event) => deps.tell({ ...event, conversation: faceOf(chat) }))
  const { chats, calls, undos, waiting, memory, idle, queue } = parts
  const face = (chat: OpenChat | null): Conversation | null => (chat === null ? null : faceOf(chat))
  return {
    ...chats,
    open: async (id) => {
      const opened = await chats.open(id)
      return opened.ok ? { ok: true, value: faceOf(opened.value) } : opened
    },
    resume: async (id) => {
      const resumed = await chats.resume(id)
      return resumed.ok ? { ok: true, value: faceOf(resumed.value) } : resumed
    },
    create: () => faceOf(chats.create()),
    remove: (chatId) => {
      const chat = chats.inMemory().find(({ log }) => log.chatId === chatId)
      memory.letGo(chat?.log.all().map(({ id }) => id) ?? [])
      chat?.log.set({ queued: [] })
      return chats.remove(chatId)
    },
    inMemory: () => chats.inMemory().map(faceOf),
    hear: calls.hear,
    stopCall: calls.stop,
    undoCall: undos.undoCall,
    ...waiting,
    ofCall: (callId) => face(calls.ofCall(callId)),
    complaintOf: (call) => complaintOf(call, calls),
    isRunning: calls.isRunning,
    stop: () => {
      queue.close()
      calls.stopAll()
    },
    idle,
  }
}

function complaintOf(call: ToolCall, calls: ConversationCalls): ReturnType<Conversations['complaintOf']> {
  const chat = calls.chatOf(call)
  return chat && { text: chat.log.last('complaint')?.text ?? null, runId: chat.log.chatId }
}

function conversationOf(chat: OpenChat, parts: Parts): Conversation {
  const { chats, checks, plans, chosen, watches, talking, idle, hear, queue } = parts
  const { log, live } = chat
  const steps = stepsIn(chat, parts)
  const { send, again, answerAgain, lookDeeper, works, look, checkUp, watch, undo, stop, isBusy, isFree } = steps
  const ifLive = (work: () => Result<null>): Result<null> => (live ? work() : fail('chat_read_only'))
  return {
    id: log.chatId,
    live,
    log,
    say: (said) => (live ? hear(chat, said) : fail('chat_read_only')),
    again: () => ifLive(again),
    send: (said) => ifLive(() => send(said)),
    lookDeeper: (itemId) => ifLive(() => lookDeeper(itemId)),
    answerAgain: (itemId) => ifLive(() => answerAgain(itemId)),
    correct: (itemId, text) =>
      live
        ? correct(chat, { itemId, text }, { chats, isFree, say: (said) => hear(chat, said) })
        : fail('chat_read_only'),
    happens: (itemId, occasion) => ifLive(() => checks.happens(chat, itemId, occasion)),
    works: (fixesId, isWorking) => ifLive(() => works(fixesId, isWorking)),
    look: (tools) => ifLive(() => look(tools)),
    run: (call) => (live ? chosen.run(chat, call) : Promise.resolve(fail('chat_read_only'))),
    checkUp: () => ifLive(checkUp),
    watch: (wanted) => ifLive(() => watch(wanted)),
    stopWatch: () => watches.stop(chat),
    answer: (slot, value) => ifLive(() => checks.answer(chat, slot, value)),
    choose: (digest) => ifLive(() => checks.choose(chat, digest)),
    approve: (asked) => ifLive(() => plans.approve(chat, asked)),
    dismiss: (planId) => ifLive(() => plans.dismiss(chat, planId)),
    keepBack: (keys) => ifLive(() => talking.keepBack(chat, keys)),
    undo,
    unqueue: (id) => queue.remove(chat, id),
    keepDraft: (text) =>
      ifLive(() => {
        if (log.draft() !== text) chats.change(chat, (own) => own.set({ draft: text }), 'keep')
        return ok(null)
      }),
    rename: (title) => {
      const words = title.replace(/\s+/gu, ' ').trim()
      chats.change(chat, (own) => own.set({ title: words }), 'aside')
      return ok(null)
    },
    stop,
    isBusy,
    idle,
  }
}
