import type { PushEvent } from '../../shared/ipc/contract.ts'
import { withChanges } from '../../shared/ipc/chat-changes.ts'
import type { Timers } from '../kernel/timers.ts'

/** A page is told about the same thing at most this often; only the newest state is worth telling. */
const intervalMs = 100

export type PushQueueDeps = {
  readonly send: (event: PushEvent) => void
  readonly timers: Timers
}

/** The first event of a kind goes at once, those that follow within the interval become one. */
export function createPushQueue({ send, timers }: PushQueueDeps): (event: PushEvent) => void {
  /** Kinds that were told within the interval, with what has come since. */
  const resting = new Map<string, PushEvent | null>()
  const tell = (key: string, event: PushEvent): void => {
    resting.set(key, null)
    send(event)
    timers.after(intervalMs, () => {
      const newest = resting.get(key)
      if (newest) tell(key, newest)
      else resting.delete(key)
    })
  }
  return (event) => {
    const key = keyOf(event)
    const waiting = resting.get(key)
    if (waiting !== undefined) resting.set(key, waiting === null ? event : joined(waiting, event))
    else tell(key, event)
  }
}

/** Two chats are two things: news of one must not swallow news of the other. */
function keyOf(event: PushEvent): string {
  if (event.kind === 'chat') return `chat ${event.chat.chatId}`
  return event.kind === 'items' ? `chat ${event.changes.chatId}` : event.kind
}

/** The newest state is worth telling; of changes no entry is lost. */
function joined(before: PushEvent, event: PushEvent): PushEvent {
  if (event.kind !== 'items') return event
  if (before.kind === 'chat') return { kind: 'chat', chat: withChanges(before.chat, event.changes) }
  if (before.kind !== 'items') return event
  return { kind: 'items', changes: { ...withChanges(before.changes, event.changes), from: before.changes.from } }
}
