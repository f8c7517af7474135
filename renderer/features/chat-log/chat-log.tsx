import { useEffect, type ReactNode } from 'react'

import type { ChatEntry } from '../../../shared/ipc/views.ts'
import { Button } from '../../components/button.tsx'
import { oncePer } from '../../components/once-per.ts'
import { useText } from '../../i18n/text-context.ts'
import type { LogEnd } from './scroll-place.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useVirtualLog, type AnswerBegin } from './use-virtual-log.ts'
import './chat-log.css'

type Props = {
  readonly entries: readonly ChatEntry[]
  readonly renderEntry: (entry: ChatEntry) => ReactNode
  /** The entry to bring into sight; a new value moves the log. */
  readonly wantedId: string | undefined
}

/** The conversation. It is not read out by itself: rows come and go while scrolling, the announcer says what is new. */
export function ChatLog({ entries, renderEntry, wantedId }: Props): ReactNode {
  const { text } = useText()
  const { scroller, rows, virtualizer, end, toEnd, show, onScroll } = useVirtualLog(
    idsOf(entries),
    newestAnswer(entries),
  )
  useKeptFocus(entries)
  useEffect(() => {
    if (wantedId === undefined) return
    const index = entries.findIndex((entry) => entry.id === wantedId)
    if (index !== -1) show(index)
    // Only a new wish moves the log, not a new entry.
  }, [wantedId])
  return (
    <div className="log-frame">
      <div
        className="log"
        role="log"
        aria-live="off"
        aria-label={text('ui.chat.log')}
        tabIndex={0}
        data-pane="content"
        ref={scroller}
        onScroll={onScroll}
      >
        <div className="read">
          <div className="log-rows" ref={rows}>
            {virtualizer.getVirtualItems().map((item) => {
              const entry = entries[item.index]
              return (
                <div
                  key={item.key}
                  className="log-row"
                  data-index={item.index}
                  data-entry={entry?.id}
                  ref={virtualizer.measureElement}
                >
                  {entry !== undefined && renderEntry(entry)}
                </div>
              )
            })}
          </div>
        </div>
      </div>
      {end !== 'whole' && <ToEnd end={end} onClick={toEnd} />}
    </div>
  )
}

function ToEnd({ end, onClick }: { readonly end: LogEnd; readonly onClick: () => void }): ReactNode {
  const { text } = useText()
  return (
    <div className="to-end" data-end={end}>
      <Button small icon="down" onClick={onClick}>
        {text('ui.chat.toEnd')}
      </Button>
    </div>
  )
}

const idsOf = oncePer((entries: readonly ChatEntry[]) => entries.map((entry) => entry.id))

/** The row with which the newest answer begins: what a person said, or agreed to. */
function newestAnswer(entries: readonly ChatEntry[]): AnswerBegin | null {
  const begins = entries.findLast(({ kind }, index) => {
    // A look that nobody complained before: checks that were chosen, a check-up.
    const isOwnLook = kind === 'checks' && entries[index - 1]?.kind !== 'complaint'
    return isOwnLook || kind === 'complaint' || kind === 'fixes' || kind === 'watch'
  })
  return begins === undefined ? null : { id: begins.id, isSaid: begins.kind === 'complaint' }
}
