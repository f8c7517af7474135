import { useCallback, useEffect, useState, type ReactNode } from 'react'

import type { CallView } from '../../../shared/ipc/views.ts'
import { Button } from '../../components/button.tsx'
import { PlainText } from '../../components/plain-text.tsx'
import { isActive } from '../../components/call-glyph.ts'
import { useText } from '../../i18n/text-context.ts'
import { useApp } from '../../state/app-context.ts'
import { noPages, withPage } from './result-pages.ts'

/** The result as JSON, read page by page: a result of megabytes never stands in the page as a whole by itself. */
export function CallResult({ call }: { readonly call: CallView }): ReactNode {
  const { text, formats } = useText()
  const { pages, reading, readMore } = useResultPages(call)
  if (isActive(call)) return <p className="call-say">{text('ui.card.notYet')}</p>
  if (call.resultSize === null) return <p className="call-say">{text('ui.card.noResult')}</p>
  const shown = formats.count(pages.text.length)
  const size = formats.count(pages.size)
  return (
    <>
      <pre className="json" tabIndex={0}>
        <PlainText text={pages.text} />
      </pre>
      <div className="json-foot">
        {reading && <span className="caption quiet">{text('ui.card.reading')}</span>}
        {!reading && pages.nextOffset === null && (
          <span className="caption quiet">{text('ui.card.whole', { size })}</span>
        )}
        {!reading && pages.nextOffset !== null && pages.text !== '' && (
          <Button look="text" small onClick={readMore}>
            {text('ui.card.more', { shown, size })}
          </Button>
        )}
      </div>
    </>
  )
}

function useResultPages({ callId, resultSize }: CallView) {
  const { api, actions } = useApp()
  const [pages, setPages] = useState(noPages)
  const [reading, setReading] = useState(false)
  const { ask } = actions
  const read = useCallback(
    async (offset: number): Promise<void> => {
      setReading(true)
      const page = await ask(api['calls.result']({ callId, offset }))
      setReading(false)
      if (page !== null) setPages((before) => withPage(before, offset, page))
    },
    [api, ask, callId],
  )
  useEffect(() => {
    if (resultSize !== null) void read(0)
  }, [read, resultSize])
  return { pages, reading, readMore: () => void read(pages.nextOffset ?? 0) }
}
