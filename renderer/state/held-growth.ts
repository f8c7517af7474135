import type { PushEvent } from '../../shared/ipc/contract.ts'
import type { ChatChanges } from '../../shared/ipc/chat-changes.ts'
import type { ChatEntry, ChatView } from '../../shared/ipc/views.ts'

/** What grows out of sight is taken over this often. */
export const growthEveryMs = 1_000

/** The open chat, and the answer in it whose end is far from what is in sight. */
export type Sight = { readonly chat: ChatView | null; readonly farEntryId: string | null }

export type HeldGrowth = {
  /** Hands an event on, behind what was held before it; more of an answer that nobody sees waits. */
  readonly take: (event: PushEvent) => void
  /** Hands on what is held. */
  readonly release: () => void
}

/**
 * An answer is read from its beginning, and most of it grows below what is in sight: there it waits a little, as nobody sees each step,
 * and each step of it would have the chat looked through.
 */
export function createHeldGrowth(sight: () => Sight, handOn: (event: PushEvent) => void): HeldGrowth {
  let held: ChatChanges | null = null
  let timer: ReturnType<typeof setTimeout> | null = null
  const release = (): void => {
    if (timer !== null) clearTimeout(timer)
    timer = null
    const changes = held
    held = null
    if (changes !== null) handOn({ kind: 'items', changes })
  }
  const take = (event: PushEvent): void => {
    if (event.kind === 'items' && isFarGrowth(sight(), event.changes)) {
      if (held !== null && !isNext(held, event.changes)) release()
      held = held === null ? event.changes : { ...event.changes, from: held.from }
      timer ??= setTimeout(release, growthEveryMs)
      return
    }
    if (event.kind === 'items' || event.kind === 'chat') release()
    handOn(event)
  }
  return { take, release }
}

function isNext(held: ChatChanges, later: ChatChanges): boolean {
  return later.chatId === held.chatId && later.from <= held.version && later.version > held.version
}

/** Whether nothing else has changed than that this answer is longer. */
function isFarGrowth({ chat, farEntryId }: Sight, changes: ChatChanges): boolean {
  const [entry, ...others] = changes.entries
  if (chat === null || entry?.id !== farEntryId || others.length > 0 || !isComingIn(entry)) return false
  return chat.entries.some(({ id }) => id === entry.id) && headOf(chat) === headOf(changes)
}

function isComingIn(entry: ChatEntry): boolean {
  return entry.kind === 'model' && entry.running
}

/** What changes with each step of an answer; everything else of a chat is its head. */
const stepped: ReadonlySet<string> = new Set<keyof ChatChanges>(['entries', 'from', 'version', 'updatedAt'])

function headOf(chat: ChatView): string {
  const head = Object.entries(chat).filter(([name]) => !stepped.has(name))
  return JSON.stringify(head.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
