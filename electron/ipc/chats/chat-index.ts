import type { ChatSummary } from '../../../shared/ipc/views.ts'
import type { ChatStore } from '../../conversation/chat-files.ts'
import type { Conversation } from '../../conversation/conversations.ts'
import { createItemLog } from '../../conversation/item-log.ts'
import type { ChatRecord } from '../../conversation/items.ts'
import { chatSummary, folded, searchText } from './chat-view.ts'
import type { ViewContext } from './view-context.ts'

type Log = Conversation['log']

export type ChatIndex = {
  forget(chatId: string): Promise<void>
  /** Newest first; `query` is looked for in complaints, titles, arguments and findings of every language. */
  list(query: string, open: readonly Log[]): Promise<readonly ChatSummary[]>
}

type Row = { readonly summary: ChatSummary; readonly text: () => string }

/** Files read at the same time. */
const parallelReads = 8

/** Summaries of all chats. The files are read once, at the first question; from then on it is told of changes. */
export function createChatIndex(deps: {
  readonly store: Pick<ChatStore, 'list' | 'load'>
  /** A chat of an earlier session as it is to be shown. */
  readonly settle: (record: ChatRecord) => ChatRecord
  readonly context: () => ViewContext
}): ChatIndex {
  const rows = new Map<string, Row>()
  let reading: Promise<void> | null = null
  let language = deps.context().translator.locale
  const put = (log: Log): void => {
    if (log.all().length === 0) return
    const context = deps.context()
    // Most often nobody looks for a word.
    rows.set(log.chatId, { summary: chatSummary(log, context), text: () => searchText(log.all(), context) })
  }
  const readAll = async (): Promise<void> => {
    const found = await deps.store.list()
    const left = (found.ok ? found.value : []).filter((chatId) => !rows.has(chatId))
    const reader = async (): Promise<void> => {
      for (let chatId = left.shift(); chatId !== undefined; chatId = left.shift()) {
        const loaded = await deps.store.load(chatId)
        const record = loaded.ok && loaded.value !== 'corrupt' ? loaded.value : null
        if (record === null || rows.has(chatId)) continue
        const context = deps.context()
        const log = createItemLog(deps.settle(record))
        if (record.entries.length === 0) continue
        const text = searchText(log.all(), context)
        // Of a chat of before only this is held, not its items.
        rows.set(chatId, { summary: chatSummary(log, context), text: () => text })
      }
    }
    await Promise.all(Array.from({ length: parallelReads }, reader))
  }
  return {
    forget: async (chatId) => {
      // Files that are still being read would bring it back.
      await reading
      rows.delete(chatId)
    },
    list: async (query, open) => {
      const { locale } = deps.context().translator
      if (locale !== language) {
        // What a summary says is in the language of before.
        await reading
        rows.clear()
        reading = null
        language = locale
      }
      for (const log of open) put(log)
      await (reading ??= readAll())
      return summariesWith(folded(query.trim()), [...rows.values()])
    },
  }
}

/** Newest first. */
function summariesWith(wanted: string, rows: readonly Row[]): readonly ChatSummary[] {
  return rows
    .filter(({ summary, text }) => wanted === '' || text().includes(wanted) || folded(summary.title).includes(wanted))
    .map(({ summary }) => summary)
    .sort((a, b) => b.updatedAt - a.updatedAt || (a.chatId < b.chatId ? 1 : -1))
}
