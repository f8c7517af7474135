import type { Api, Ask } from '../ipc/api.ts'
import { openedChat, type AppStore } from './app-state.ts'
import { withArrived } from './sending.ts'

/** How a chat comes into the window. */
export type ChatOpenings = {
  readonly newChat: () => Promise<void>
  /** A new chat in the place of the open one, which is gone; the page stays as it was. */
  readonly replaceChat: () => Promise<void>
  readonly openChat: (chatId: string) => Promise<void>
  /** The first chat of a window: the one that was open before, where there was one and it is still there. */
  readonly openFirst: (chatId: string | null) => Promise<void>
  /** Id of the open chat, once the first one has come; null when there is none. */
  readonly opened: () => Promise<string | null>
}

export function createChatOpenings(api: Api, { store, ask }: { store: AppStore; ask: Ask }): ChatOpenings {
  let first = Promise.resolve()
  const newChat = async (): Promise<void> => {
    const chat = await ask(api['chats.create']({}))
    if (chat !== null) store.setState(openedChat(chat))
  }
  const createFirst = async (): Promise<void> => {
    const chat = await ask(api['chats.create']({}))
    // What a person has written or looked at meanwhile stays.
    if (chat !== null) store.setState(({ sending }) => ({ chat, sending: withArrived(sending, chat) }))
  }
  /** The page stays as it was. */
  const reopen = async (chatId: string): Promise<void> => {
    const answer = await api['chats.open']({ chatId })
    if (answer.ok) store.setState({ chat: answer.data, fieldKey: chatId })
    else await newChat()
  }
  return {
    newChat,
    replaceChat: async () => {
      const { page, failure } = store.getState()
      const chat = await ask(api['chats.create']({}))
      if (chat !== null) store.setState({ ...openedChat(chat), page, failure })
    },
    openChat: async (chatId) => {
      const chat = await ask(api['chats.open']({ chatId }))
      if (chat !== null) store.setState(openedChat(chat))
    },
    openFirst: (chatId) => {
      first = chatId === null ? createFirst() : reopen(chatId)
      return first
    },
    opened: async () => {
      await first
      return store.getState().chat?.chatId ?? null
    },
  }
}
