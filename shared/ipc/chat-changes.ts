import type { ChatEntry, ChatView } from './views.ts'

/** What has changed in a chat: its entries that are new or look otherwise since version `from`. */
export type ChatChanges = ChatView & { readonly from: number }

/** A chat with what has changed in it: entries keep their places, new ones stand at the end. */
export function withChanges(chat: ChatView, { from: _from, entries: changed, ...head }: ChatChanges): ChatView {
  const newest = new Map(changed.map((entry) => [entry.id, entry]))
  const entries: ChatEntry[] = chat.entries.map((entry) => {
    const other = newest.get(entry.id)
    newest.delete(entry.id)
    return other ?? entry
  })
  return { ...head, entries: [...entries, ...newest.values()] }
}
