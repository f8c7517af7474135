import type { KeptChats } from '../../engine/retention.ts'
import type { ChatStore } from '../../conversation/chat-files.ts'
import type { Conversations } from '../../conversation/conversations.ts'
import { ok } from '../../kernel/result.ts'

type Memory = Pick<Conversations, 'inMemory' | 'flush'> & Pick<KeptChats, 'remove'>

/** The chats of the app as they are removed: those in memory go as well, and nothing saves them again. */
export function keptChats({ inMemory, remove, flush }: Memory, store: ChatStore): KeptChats {
  return {
    ...store,
    remove,
    isOpen: (chatId) => inMemory().some(({ id }) => id === chatId),
    list: async () => {
      await flush()
      const found = await store.list()
      // Also those that could not be saved.
      const told = inMemory().filter(({ log }) => log.all().length > 0)
      return found.ok ? ok([...new Set([...found.value, ...told.map(({ id }) => id)])]) : found
    },
    load: async (chatId) => {
      await flush()
      return store.load(chatId)
    },
  }
}
