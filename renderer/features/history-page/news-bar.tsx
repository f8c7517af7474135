import { useEffect, type ReactNode } from 'react'

import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import { PlainText } from '../../components/plain-text.tsx'
import { useText } from '../../i18n/text-context.ts'
import { useApp } from '../../state/app-context.ts'
import type { News } from './use-news.ts'

const shownMs = 10_000

type BarProps = { readonly news: News | null; readonly onDone: () => void }

/** Says for a while what was done, with the way back where there is one. The region is always there, so that it is read out. */
export function NewsBar({ news, onDone }: BarProps): ReactNode {
  useEffect(() => {
    if (news === null) return undefined
    const timer = setTimeout(onDone, shownMs)
    return () => clearTimeout(timer)
  }, [news, onDone])
  return (
    <div className="news" role="status">
      {news !== null && <Bar news={news} onDone={onDone} />}
    </div>
  )
}

function Bar({ news, onDone }: { readonly news: News; readonly onDone: () => void }): ReactNode {
  const { text } = useText()
  const redo = useRedo()
  return (
    <div className="news-bar">
      <Icon name={news.kind === 'deleted' ? 'trash' : 'undo'} />
      <span>
        <PlainText
          text={text(news.kind === 'deleted' ? 'ui.history.wasDeleted' : 'ui.history.wasUndone', { title: news.title })}
        />
      </span>
      {news.kind === 'undone' && (
        <Button
          look="text"
          small
          onClick={() => {
            void redo(news)
            onDone()
          }}
        >
          {text('ui.history.redo')}
        </Button>
      )}
      <Button look="quiet" small icon="x" iconAt="only" aria-label={text('ui.history.close')} onClick={onDone} />
    </div>
  )
}

/** The chat knows the step that did it: it is asked about once more. */
function useRedo(): (news: Extract<News, { kind: 'undone' }>) => Promise<void> {
  const { api, actions } = useApp()
  return async ({ chatId, callId }) => {
    const chat = await actions.ask(api['chats.open']({ chatId }))
    const results = (chat?.entries ?? []).flatMap((entry) => (entry.kind === 'fixes' ? entry.results : []))
    const again = results.find((result) => result.callId === callId)?.again
    if (again) await actions.reviewPlan(again.planId, [again.digest], chatId)
  }
}
