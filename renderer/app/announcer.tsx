import { useEffect, useState, type ReactNode } from 'react'

import { useText } from '../i18n/text-context.ts'
import { useAppState } from '../state/app-context.ts'
import { createAnnouncer } from './announcements.ts'

/** The one place that is read out by itself: what changed in the open chat, once. */
export function Announcer(): ReactNode {
  const chat = useAppState((state) => state.chat)
  const windowText = useText()
  const [announce] = useState(createAnnouncer)
  const [sentence, setSentence] = useState('')
  useEffect(() => {
    const news = chat === null ? '' : announce(chat, windowText)
    if (news !== '') setSentence(news)
  }, [announce, chat, windowText])
  return (
    <div className="vh" role="status" aria-live="polite" aria-atomic="true">
      {sentence}
    </div>
  )
}
