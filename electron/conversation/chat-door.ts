import { pause, type Timers } from '../kernel/timers.ts'

export type ChatDoor = {
  isShut(chatId: string): boolean
  /** Does this while nobody can open the chat, or any where none is named: nothing begins in what is being removed. */
  readonly whileShut: <T>(chatId: string | null, work: () => Promise<T>) => Promise<T>
}

export function createChatDoor(timers: Timers): ChatDoor {
  const shut = new Set<string | null>()
  return {
    isShut: (chatId) => shut.has(chatId) || shut.has(null),
    whileShut: async (chatId, work) => {
      shut.add(chatId)
      // Who went in a moment ago begins first.
      await pause(0, new AbortController().signal, timers)
      return work().finally(() => shut.delete(chatId))
    },
  }
}
