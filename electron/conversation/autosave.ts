import type { Logger } from '../kernel/ports.ts'
import type { OpenChat } from './open-chats.ts'
import type { ChatStore } from './chat-files.ts'

export type Autosave = {
  keep(chat: OpenChat): void
  /** Everything that was to be kept is on the disk, or could not be. */
  flush(): Promise<void>
}

export type AutosaveDeps = {
  readonly store: Pick<ChatStore, 'save'>
  readonly logger: Logger
  /** Called once for each chat that could not be saved. */
  readonly onFailed: (chat: OpenChat) => void
}

/** Saves one chat at a time, its newest state; what comes meanwhile becomes one more save. */
export function createAutosave({ store, logger, onFailed }: AutosaveDeps): Autosave {
  const dirty = new Set<OpenChat>()
  const told = new Set<OpenChat>()
  let working: Promise<void> | null = null
  const work = async (): Promise<void> => {
    for (const chat of dirty) {
      dirty.delete(chat)
      const saved = await store.save(chat.log.record())
      if (saved.ok) continue
      logger.log('error', 'a chat could not be saved', { code: saved.error.code })
      if (!told.has(chat)) onFailed(chat)
      told.add(chat)
    }
    working = null
  }
  return {
    keep: (chat) => {
      dirty.add(chat)
      working ??= work()
    },
    flush: async () => {
      while (working !== null) await working
    },
  }
}
