import type { PushEvent } from '../../shared/ipc/contract.ts'
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
    if (resting.has(key)) resting.set(key, event)
    else tell(key, event)
  }
}

/** Two chats are two things: news of one must not swallow news of the other. */
function keyOf(event: PushEvent): string {
  return event.kind === 'chat' ? `chat ${event.chat.chatId}` : event.kind
}
