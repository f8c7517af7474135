import { useEffect, useRef, type RefObject } from 'react'

import type { ChatSummary } from '../../shared/ipc/views.ts'

export type RowFocus = {
  readonly list: RefObject<HTMLDivElement | null>
  /** While this takes a chat away: the focus goes to the row that takes its place. @returns whether it is gone. */
  readonly during: (chatId: string, work: Promise<boolean>) => Promise<boolean>
}

/** Where the focus goes in a list of chats when one is deleted. `row` = selector of a row; `chats` in the order of the list. */
export function useRowFocus(chats: readonly ChatSummary[], row: string): RowFocus {
  const list = useRef<HTMLDivElement>(null)
  const gone = useRef<{ readonly chatId: string; readonly at: number } | null>(null)
  useEffect(() => {
    const { current } = gone
    if (current === null || chats.some(({ chatId }) => chatId === current.chatId)) return
    gone.current = null
    const rows = [...(list.current?.querySelectorAll<HTMLElement>(row) ?? [])]
    rows[Math.min(current.at, rows.length - 1)]?.focus()
  }, [chats, row])
  return {
    list,
    during: async (chatId, work) => {
      gone.current = { chatId, at: chats.findIndex((each) => each.chatId === chatId) }
      const isGone = await work
      if (!isGone) gone.current = null
      return isGone
    },
  }
}
