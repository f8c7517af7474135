import { Fragment, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'

import type { CallView, FindingView } from '../../../shared/ipc/views.ts'
import { Button } from '../../components/button.tsx'
import { PlainText } from '../../components/plain-text.tsx'
import { visibleString } from '../../components/visible-text.ts'
import { isActive } from '../../components/call-glyph.ts'
import { useCopy } from '../../components/use-copy.ts'
import { useText } from '../../i18n/text-context.ts'
import { useApp } from '../../state/app-context.ts'
import { decisiveLines, type ResultLine } from './decisive-lines.ts'
import { noPages, withPage } from './result-pages.ts'

type Props = { readonly call: CallView; readonly findings: readonly FindingView[] }

/** The result as JSON, read page by page: a result of megabytes never stands in the page as a whole by itself. */
export function CallResult({ call, findings }: Props): ReactNode {
  const { text, formats } = useText()
  const { pages, reading, readMore, readWhole } = useResultPages(call)
  if (isActive(call)) return <p className="call-say">{text('ui.card.notYet')}</p>
  if (call.resultSize === null) return <p className="call-say">{text('ui.card.noResult')}</p>
  const shown = formats.count(pages.text.length)
  const size = formats.count(pages.size)
  return (
    <>
      <pre className="json" tabIndex={0}>
        <MarkedText json={pages.text} findings={findings} />
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
        <CopyWhole readWhole={readWhole} />
      </div>
    </>
  )
}

/** All of it, also the pages that nobody has opened. */
function CopyWhole({ readWhole }: { readonly readWhole: () => Promise<string | null> }): ReactNode {
  const { text } = useText()
  const { copied, copy } = useCopy()
  const copyWhole = async (): Promise<void> => {
    const whole = await readWhole()
    if (whole !== null) await copy(whole)
  }
  return (
    <span>
      <span role="status" className="vh">
        {copied && text('ui.error.copied')}
      </span>
      <Button look="text" small icon={copied ? 'check' : 'copy'} onClick={() => void copyWhole()}>
        {text('ui.card.copyResult')}
      </Button>
    </span>
  )
}

/** The values on which a finding rests stand out, each with what follows from it. */
function MarkedText({ json, findings }: { readonly json: string } & Pick<Props, 'findings'>): ReactNode {
  const lines = useMemo(() => inBlocks(decisiveLines(json, findings)), [json, findings])
  return lines.map(({ text, because }, index) => (
    <Fragment key={index}>
      {because === null ? (
        <PlainText text={text} />
      ) : (
        <mark className="decisive" data-because={visibleString(because)}>
          <PlainText text={text} />
        </mark>
      )}
      {index < lines.length - 1 && '\n'}
    </Fragment>
  ))
}

/** What is not marked is drawn as one text. */
function inBlocks(lines: readonly ResultLine[]): readonly ResultLine[] {
  const blocks: ResultLine[] = []
  for (const line of lines) {
    const last = blocks.at(-1)
    if (line.because === null && last?.because === null) {
      blocks[blocks.length - 1] = { text: `${last.text}\n${line.text}`, because: null }
    } else blocks.push(line)
  }
  return blocks
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
  const readWhole = async (): Promise<string | null> => {
    let whole = pages
    while (whole.nextOffset !== null) {
      const offset = whole.nextOffset
      const page = await ask(api['calls.result']({ callId, offset }))
      if (page === null) return null
      whole = withPage(whole, offset, page)
    }
    return whole.text
  }
  return { pages, reading, readMore: () => void read(pages.nextOffset ?? 0), readWhole }
}
