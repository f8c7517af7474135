import type { Ids } from '../kernel/ports.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import type { Chats } from './chats.ts'
import type { OpenChat } from './open-chats.ts'
import { createWorkUnderWay } from './work-under-way.ts'

/** Messages of one conversation that wait: more than anybody types while checks run. */
const mostQueued = 10

export type MessageQueue = {
  /** Keeps what was typed until the conversation is free. Errors: `chat_busy` where too much waits already. */
  add(chat: OpenChat, text: string): Result<null>
  /** Takes a message back before it is heard. Errors: `plan_changed`: it was heard meanwhile. */
  remove(chat: OpenChat, id: string): Result<null>
  /** Something has changed in this conversation: hears what waits once it is free. */
  look(chat: OpenChat): void
  /** The program ends: what waits is heard no more, and stands in its record. */
  close(): void
  idle(): Promise<void>
}

export type MessageQueueDeps = {
  readonly chats: Pick<Chats, 'change' | 'notice'>
  readonly ids: Ids
  readonly isFree: (chat: OpenChat) => boolean
  /** Hears a message as if it were typed now. */
  readonly hear: (chat: OpenChat, text: string) => Result<null> | Promise<Result<null>>
}

/** What is typed while something else runs is heard afterwards, one after the other, in its order. */
export function createMessageQueue(deps: MessageQueueDeps): MessageQueue {
  const { chats, ids, isFree } = deps
  const { track, idle } = createWorkUnderWay<OpenChat>()
  const hearing = new WeakSet<OpenChat>()
  let isClosed = false
  const isNext = (chat: OpenChat): boolean =>
    !isClosed && chat.log.queued().length > 0 && !hearing.has(chat) && isFree(chat)
  const look = (chat: OpenChat): void => {
    if (!isNext(chat)) return
    // Not in the middle of the change that was told.
    const next = async (): Promise<void> => {
      await Promise.resolve()
      if (!isNext(chat)) return
      hearing.add(chat)
      await hearFirst(chat, deps).finally(() => hearing.delete(chat))
      look(chat)
    }
    track(next(), chat)
  }
  return {
    add: (chat, text) => {
      const queued = chat.log.queued()
      if (queued.length >= mostQueued) return fail('chat_busy')
      chats.change(chat, (log) => log.set({ draft: '', queued: [...queued, { id: ids.newId(), text }] }), 'save')
      return ok(null)
    },
    remove: (chat, id) => {
      const queued = chat.log.queued()
      const left = queued.filter((message) => message.id !== id)
      if (left.length === queued.length) return fail('plan_changed')
      chats.change(chat, (log) => log.set({ queued: left }), 'save')
      return ok(null)
    },
    look,
    close: () => {
      isClosed = true
    },
    idle,
  }
}

async function hearFirst(chat: OpenChat, { chats, hear }: MessageQueueDeps): Promise<void> {
  const [first, ...queued] = chat.log.queued()
  if (first === undefined) return
  chats.change(chat, (log) => log.set({ queued }), 'save')
  const heard = await hear(chat, first.text)
  if (heard.ok) return
  // It is not lost: it stands in the field again, and why is told.
  const draft = [chat.log.draft(), first.text].filter((text) => text !== '').join('\n')
  chats.change(chat, (log) => log.set({ draft }), 'save')
  chats.notice(chat, { tone: 'warning', message: 'notHeard', error: heard.error })
}
