import { useEffect, useRef, type RefObject } from 'react'

import type { ChatSummary } from '../../../shared/ipc/views.ts'
import { useWaiting } from '../../components/use-waiting.ts'
import { useApp } from '../../state/app-context.ts'
import type { News } from './use-news.ts'

export type ChatDeletion = {
  readonly list: RefObject<HTMLDivElement | null>
  /** A person is asked in the confirmation window. */
  readonly waiting: boolean
  readonly remove: (chatId: string) => Promise<void>
}

/** Deletes a chat of the list. The focus goes to the row that takes the place of the one that is gone. */
export function useChatDeletion(chats: readonly ChatSummary[], tell: (news: News) => void): ChatDeletion {
  const { actions } = useApp()
  const { waiting, during } = useWaiting()
  const list = useRef<HTMLDivElement>(null)
  const place = useRef<{ readonly chatId: string; readonly at: number } | null>(null)
  useEffect(() => {
    const { current } = place
    if (current === null || chats.some(({ chatId }) => chatId === current.chatId)) return
    place.current = null
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('.hist') ?? [])]
    rows[Math.min(current.at, rows.length - 1)]?.focus()
  }, [chats])
  return {
    list,
    waiting,
    remove: async (chatId) => {
      // As the list shows them: the newest first.
      const shown = [...chats].sort((one, other) => other.updatedAt - one.updatedAt)
      place.current = { chatId, at: shown.findIndex((each) => each.chatId === chatId) }
      const gone = await during(actions.deleteKept(chatId))
      if (!gone) place.current = null
      const title = shown.find((each) => each.chatId === chatId)?.title ?? ''
      if (gone) tell({ kind: 'deleted', title })
    },
  }
}
