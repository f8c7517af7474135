import { useEffect, useState } from 'react'

import type { ChatSummary } from '../../../shared/ipc/views.ts'
import { useApp, useAppState } from '../../state/app-context.ts'

const pauseMs = 150

/** Chats that hold the words; asked again when chats change. Without words, all of them at once. */
export function useChatSearch(query: string): readonly ChatSummary[] {
  const { api, actions } = useApp()
  const all = useAppState((state) => state.chats)
  const [found, setFound] = useState<readonly ChatSummary[]>(all)
  const words = query.trim()
  useEffect(() => {
    if (words === '') return
    let latest = true
    const timer = setTimeout(() => {
      void actions.ask(api['chats.list']({ query: words })).then((chats) => {
        if (latest && chats !== null) setFound(chats)
      })
    }, pauseMs)
    return () => {
      latest = false
      clearTimeout(timer)
    }
  }, [api, actions, words, all])
  return words === '' ? all : found
}
