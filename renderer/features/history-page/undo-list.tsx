import type { ReactNode } from 'react'

import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Icon } from '../../components/icon.tsx'
import { PlainText } from '../../components/plain-text.tsx'
import { useText, type WindowText } from '../../i18n/text-context.ts'
import type { Undoable } from './filter-chats.ts'

type UndoListProps = {
  readonly undoable: readonly Undoable[]
  readonly now: number
  readonly onUndo: (what: Undoable) => void
}

/** Everything that can be undone, in all chats: what undoing it does, and until when. */
export function UndoList({ undoable, now, onUndo }: UndoListProps): ReactNode {
  const { text } = useText()
  if (undoable.length === 0) return null
  return (
    <Card title={text('ui.history.undoable')} end={text('ui.history.changes', { count: undoable.length })}>
      <ul>
        {undoable.map((each) => (
          <li key={each.callId} className="undo-row">
            <Icon name="undo" size={20} />
            <div>
              <p className="strong">
                <PlainText text={each.title} />
              </p>
              <p className="caption muted">
                <PlainText text={each.say} />
              </p>
              <TimeLeft each={each} now={now} />
            </div>
            <Button small aria-label={text('ui.result.undoOf', { title: each.title })} onClick={() => onUndo(each)}>
              {text('ui.result.undo')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const dayMs = 86_400_000

/** Its share as a bar, and the words for it beside. */
function TimeLeft({ each: { doneAt, until }, now }: { readonly each: Undoable; readonly now: number }): ReactNode {
  const windowText = useText()
  const isSoon = until - now < dayMs
  const share = Math.min(1, Math.max(0, (until - now) / Math.max(1, until - doneAt)))
  return (
    <p className="time-left">
      <svg
        width="80"
        height="4"
        role="img"
        aria-label={windowText.text('ui.history.timeLeft')}
        data-soon={isSoon || undefined}
      >
        <rect className="base" width="80" height="4" rx="2" />
        <rect className="fill" width={Math.max(4, Math.round(80 * share))} height="4" rx="2" />
      </svg>
      <span className={isSoon ? 'num strong v-warning' : 'num'}>{untilText(until, now, windowText)}</span>
    </p>
  )
}

function untilText(until: number, now: number, { text, formats }: WindowText): string {
  if (until - now >= dayMs) return text('ui.history.until', { date: formats.date(until) })
  const isToday = new Date(until).getDate() === new Date(now).getDate()
  return text(isToday ? 'ui.history.endsToday' : 'ui.history.endsTomorrow', { time: formats.time(until) })
}
