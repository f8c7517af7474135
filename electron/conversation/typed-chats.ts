import { createSerialQueue } from '../kernel/serial-queue.ts'
import type { Conversation, Conversations } from './conversations.ts'

/** A chat of a host in which a person types, and in which several can be open. */
export type TypedChat = {
  /** Null until its first turn: two chats in which nothing was said yet would share one. */
  conversation(): Conversation | null
  /** Takes a turn once those of all chats before it have ended. Null = it was cancelled before it began. */
  inTurn<T>(take: (conversation: Conversation, signal: AbortSignal) => Promise<T>): Promise<T | null>
  /** Ends the turn that runs here, and each that waits. One that is asked for afterwards counts. */
  cancel(): void
}

export type TypedChats = {
  /** Opens one. The first has its conversation from the start where a crash has left something to tell. */
  open(engine: Recovered): Promise<{ readonly chat: TypedChat; readonly isFirst: boolean }>
  idle(): Promise<void>
}

type Recovered = {
  readonly conversations: Conversations
  readonly unknownCalls: Parameters<Conversations['start']>[0]
}

export function createTypedChats(): TypedChats {
  // There is one PC: a repair in one chat does not run into that of another.
  const inOrder = createSerialQueue()
  let conversations: Conversations | null = null
  return {
    open: async (engine) => {
      const isFirst = conversations === null
      conversations = engine.conversations
      if (isFirst) await conversations.start(engine.unknownCalls)
      const create = (): Conversation => engine.conversations.create()
      const hasNews = isFirst && conversations.inMemory().length > 0
      return { chat: typedChat(create, hasNews ? create() : null, inOrder), isFirst }
    },
    idle: async () => conversations?.idle(),
  }
}

function typedChat(
  create: () => Conversation,
  begun: Conversation | null,
  inOrder: ReturnType<typeof createSerialQueue>,
): TypedChat {
  let conversation = begun
  let turn = new AbortController()
  return {
    conversation: () => conversation,
    inTurn: (take) => {
      const { signal } = turn
      return inOrder(() => (signal.aborted ? Promise.resolve(null) : take((conversation ??= create()), signal)))
    },
    cancel: () => {
      turn.abort()
      conversation?.stop()
      turn = new AbortController()
    },
  }
}
