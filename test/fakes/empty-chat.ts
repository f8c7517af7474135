import type { ChatView } from '../../shared/ipc/views.ts'

/** A chat in which nothing was said yet, as main shows it. */
export function emptyChat(given: Pick<ChatView, 'chatId'> & Partial<ChatView>): ChatView {
  return {
    title: 'New chat',
    updatedAt: 0,
    verdict: 'unknown',
    story: { outcome: 'open', found: null, done: [], undoable: [] },
    live: true,
    draft: '',
    queued: [],
    version: 1,
    entries: [],
    ...given,
  }
}
