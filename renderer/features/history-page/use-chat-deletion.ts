import type { ChatSummary } from '../../../shared/ipc/views.ts'
import { useRowFocus, type RowFocus } from '../../components/use-row-focus.ts'
import { useWaiting } from '../../components/use-waiting.ts'
import { useApp } from '../../state/app-context.ts'
import type { News } from './use-news.ts'

export type ChatDeletion = Pick<RowFocus, 'list'> & {
  /** A person is asked in the confirmation window. */
  readonly waiting: boolean
  readonly remove: (chatId: string) => Promise<void>
}

/** Deletes a chat of the list. */
export function useChatDeletion(chats: readonly ChatSummary[], tell: (news: News) => void): ChatDeletion {
  const { actions } = useApp()
  const { waiting, during } = useWaiting()
  // As the list shows them: the newest first.
  const shown = [...chats].sort((one, other) => other.updatedAt - one.updatedAt)
  const rows = useRowFocus(shown, '.hist')
  return {
    list: rows.list,
    waiting,
    remove: async (chatId) => {
      const title = shown.find((each) => each.chatId === chatId)?.title ?? ''
      const gone = await during(rows.during(chatId, actions.deleteKept(chatId)))
      if (gone) tell({ kind: 'deleted', title })
    },
  }
}
