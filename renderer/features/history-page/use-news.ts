import { useCallback, useEffect, useState } from 'react'

import type { ChatSummary } from '../../../shared/ipc/views.ts'
import { useApp } from '../../state/app-context.ts'
import type { Undoable } from './filter-chats.ts'

/** What has just been done on this page. */
export type News =
  | { readonly kind: 'deleted'; readonly title: string }
  | { readonly kind: 'undone'; readonly title: string; readonly chatId: string; readonly callId: string }

export type NewsOfPage = {
  readonly news: News | null
  readonly tell: (news: News) => void
  readonly forget: () => void
  /** Asks whether this is to be undone; once it is, it is news. */
  readonly undo: (what: Undoable) => void
}

/** What the bar at the foot of the page says. An undo is news as soon as the chats say that it is done. */
export function useNews(chats: readonly ChatSummary[]): NewsOfPage {
  const { actions } = useApp()
  const [news, setNews] = useState<News | null>(null)
  const [asked, setAsked] = useState<Undoable | null>(null)
  const forget = useCallback(() => setNews(null), [])
  const isStillThere =
    asked !== null &&
    chats.some(
      ({ chatId, story }) => chatId === asked.chatId && story.undoable.some(({ callId }) => callId === asked.callId),
    )
  useEffect(() => {
    if (asked === null || isStillThere) return
    setNews({ kind: 'undone', title: asked.title, chatId: asked.chatId, callId: asked.callId })
    setAsked(null)
  }, [asked, isStillThere])
  return {
    news,
    tell: setNews,
    forget,
    undo: (what) => {
      setAsked(what)
      void actions.reviewUndo(what.callId, what.chatId)
    },
  }
}
