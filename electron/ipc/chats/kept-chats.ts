import type { KeptChats } from '../../hosts/retention.ts'
import { ok } from '../../kernel/result.ts'
import type { ChatBoard } from './chat-board.ts'
import type { ChatStore } from './chat-store.ts'

/** The chats of the app as they are removed: those in memory go by the board, and nothing saves them again. */
export function keptChats(
  { inMemory, remove, flush }: Pick<ChatBoard, 'inMemory' | 'remove' | 'flush'>,
  store: ChatStore,
): KeptChats {
  return {
    ...store,
    remove,
    isOpen: (chatId) => inMemory().some(({ record }) => record.chatId === chatId),
    list: async () => {
      await flush()
      const found = await store.list()
      // Also those that could not be saved.
      const told = inMemory().filter(({ record }) => record.entries.length > 0)
      return found.ok ? ok([...new Set([...found.value, ...told.map(({ record }) => record.chatId)])]) : found
    },
    load: async (chatId) => {
      await flush()
      return store.load(chatId)
    },
  }
}
