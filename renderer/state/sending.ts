import { withoutPaths } from '../../shared/domain/attached-paths.ts'
import type { ChatView } from '../../shared/ipc/views.ts'

/** What a person has just sent, until main shows it: nobody waits to see their own words. */
export type Sending = {
  readonly chatId: string
  readonly text: string
  /** How much was said in this chat before. */
  readonly saidBefore: number
  /** Main has taken it: the next that it tells of this chat holds what became of it. */
  readonly isTaken: boolean
}

/** The place of what is being sent among the entries of a chat. */
export const sendingId = 'sending'

/** Stands for the first chat of a window while main makes it: what is said until then is shown in it. */
export const chatOnItsWay: ChatView = {
  chatId: '',
  title: '',
  updatedAt: 0,
  verdict: 'unknown',
  story: { outcome: 'open', found: null, done: [], undoable: [] },
  live: true,
  draft: '',
  queued: [],
  version: 0,
  entries: [],
}

/** What was said before the chat was there, in the chat that has come. */
export function withArrived(sending: Sending | null, { chatId }: Pick<ChatView, 'chatId'>): Sending | null {
  return sending?.chatId === chatOnItsWay.chatId ? { ...sending, chatId } : sending
}

export function sendingIn(chat: ChatView, text: string): Sending {
  return { chatId: chat.chatId, text, saidBefore: saidIn(chat), isTaken: false }
}

/** What is still being sent once main has told this of a chat. */
export function stillSending(sending: Sending | null, told: ChatView): Sending | null {
  if (sending?.chatId !== told.chatId) return sending
  return sending.isTaken || saidIn(told) > sending.saidBefore ? null : sending
}

type ShownChat = Omit<ChatView, 'queued'> & {
  readonly queued: readonly (ChatView['queued'][number] & { readonly isSending?: boolean })[]
}

/** A chat with what is being sent, where it will stand: in the chat, or among what waits for the end of what runs. */
export function withSending(chat: ChatView, sending: Sending | null): ShownChat {
  if (sending?.chatId !== chat.chatId) return chat
  const { text } = sending
  if (chat.verdict === 'running') {
    return { ...chat, queued: [...chat.queued, { id: sendingId, text, isSending: true }] }
  }
  const said = {
    kind: 'complaint',
    id: sendingId,
    at: chat.updatedAt,
    text,
    isTyped: true,
    isCorrected: false,
  } as const
  const title = chat.entries.length === 0 ? withoutPaths(text) : chat.title
  return { ...chat, title, entries: [...chat.entries, said] }
}

/** Each message once, whether it is heard already or waits. */
function saidIn({ entries, queued }: ChatView): number {
  return entries.filter(({ kind }) => kind === 'complaint').length + queued.length
}
