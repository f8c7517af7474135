import { useId, type ReactNode } from 'react'

import { occasions } from '../../../shared/domain/occasion.ts'
import { watchMinutes } from '../../../shared/domain/watch.ts'
import { Button } from '../../components/button.tsx'
import { useText } from '../../i18n/text-context.ts'
import { useApp, useChange } from '../../state/app-context.ts'
import './watch.css'

/** Nothing was found, and it may still happen: each answer leads to the next look, and where nothing does, to somebody else. */
export function WhenItHappens({ entryId, live }: { readonly entryId: string; readonly live: boolean }): ReactNode {
  const { text } = useText()
  const { actions } = useApp()
  const change = useChange()
  const questionId = useId()
  return (
    <div className="happens">
      {live && (
        <>
          <h3 id={questionId}>{text('happens.question')}</h3>
          <div className="acts" role="group" aria-labelledby={questionId}>
            {occasions.map((occasion) => (
              <Button key={occasion} onClick={() => void actions.sayWhen(entryId, occasion)}>
                {text(`happens.${occasion}`)}
              </Button>
            ))}
          </div>
        </>
      )}
      <div className="acts">
        {live && <WatchButton />}
        <Button look="quiet" icon="ticket" onClick={() => change({ page: 'report' })}>
          {text('report.title')}
        </Button>
        {live && <span className="muted small">{text('watch.startHint')}</span>}
      </div>
    </div>
  )
}

export function WatchButton(): ReactNode {
  const { text } = useText()
  const { actions } = useApp()
  return (
    <Button icon="eye" onClick={() => void actions.watch()}>
      {text('watch.start', { minutes: watchMinutes.usual })}
    </Button>
  )
}
