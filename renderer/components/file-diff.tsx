import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react'

import type { DiffLine, FileDiffView } from '../../shared/ipc/diff-view.ts'
import { sideBySide } from './diff-rows.ts'
import { EndMark, ExactText } from './exact-value.tsx'
import type { ExactWords } from './exact-words.ts'
import { Segmented } from './segmented.tsx'
import '../styles/file-diff.css'

type DiffsProps = { readonly diffs: readonly FileDiffView[]; readonly text: ExactWords }
type DiffProps = { readonly diff: FileDiffView; readonly text: ExactWords }
type Columns = 'one' | 'two'

/** From here on two columns can be read. */
const twoColumnsRem = 40
/** So many lines stand in sight before the rest is folded. */
const linesInSight = 14

/** What a call makes of texts, line by line. Before it starts, their end has to have been in sight. */
export function FileDiffs({ diffs, text }: DiffsProps): ReactNode {
  return diffs.map((diff, index) => <FileDiff key={index} diff={diff} text={text} />)
}

function FileDiff({ diff, text }: DiffProps): ReactNode {
  const place = useRef<HTMLElement>(null)
  const isWide = useWide(place)
  const [columns, setColumns] = useState<Columns>('one')
  const [isOpen, setOpen] = useState(false)
  const { name, removed, added, lines } = diff
  const isLong = lines.length > linesInSight
  const choices = [
    { value: 'one', label: text('ui.confirm.diff.one') },
    { value: 'two', label: text('ui.confirm.diff.two') },
  ] as const
  const label = text('ui.confirm.diff')
  return (
    <section className="diff" ref={place}>
      <header className="diff-head">
        <span className="grow">
          <ExactText value={name} text={text} />{' '}
          <span className="muted">{text('ui.confirm.diff.sum', { removed, added })}</span>
        </span>
        {isWide && (
          <Segmented label={text('ui.confirm.diff.view')} value={columns} segments={choices} onChange={setColumns} />
        )}
      </header>
      <div
        className={isLong && !isOpen ? 'diff-lines folded' : 'diff-lines'}
        role="group"
        tabIndex={0}
        aria-label={text('ui.confirm.diff.of', { label, sum: text('ui.confirm.diff.sum', { removed, added }) })}
      >
        {isWide && columns === 'two' ? <Beside diff={diff} text={text} /> : <Below diff={diff} text={text} />}
        <EndMark />
      </div>
      {isLong && (
        <button type="button" className="btn quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {text(isOpen ? 'ui.confirm.diff.less' : 'ui.confirm.diff.all')}
        </button>
      )}
    </section>
  )
}

function useWide(place: { readonly current: HTMLElement | null }): boolean {
  const [isWide, setWide] = useState(false)
  useEffect(() => {
    const element = place.current
    if (element === null) return undefined
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const observer = new ResizeObserver(([entry]) => setWide((entry?.contentRect.width ?? 0) >= twoColumnsRem * rem))
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])
  return isWide
}

function Below({ diff: { lines }, text }: DiffProps): ReactNode {
  return (
    <ol className="below">
      {lines.map((line, index) => (
        <li key={index} className={line.kind}>
          <Line line={line} text={text} />
        </li>
      ))}
    </ol>
  )
}

function Beside({ diff: { lines }, text }: DiffProps): ReactNode {
  return (
    <ol className="beside">
      {sideBySide(lines).map((row, index) =>
        'kind' in row ? (
          <li key={index} className="gap">
            <Line line={row} text={text} />
          </li>
        ) : (
          <li key={index}>
            {[row.left, row.right].map((line, side) => (
              <div key={side} className={line?.kind ?? 'nothing'}>
                {line !== null && <Line line={side === 1 && line.kind === 'same' ? atRight(line) : line} text={text} />}
              </div>
            ))}
          </li>
        ),
      )}
    </ol>
  )
}

/** Of a line that stays, the right column tells its new number. */
function atRight(line: Extract<DiffLine, { kind: 'same' }>): DiffLine {
  return { ...line, before: line.after }
}

function Line({ line, text }: { readonly line: DiffLine; readonly text: ExactWords }): ReactNode {
  if (line.kind === 'gap') return <span className="quiet">{text('ui.confirm.diff.same', { count: line.count })}</span>
  return (
    <>
      <span className="number">{line.kind === 'added' ? line.after : line.before}</span>
      <Sign kind={line.kind} text={text} />
      <span className="words">
        {line.text.split('\t').map((piece, index) => (
          <Fragment key={index}>
            {index > 0 && '\t'}
            <ExactText value={piece} text={text} />
          </Fragment>
        ))}
      </span>
    </>
  )
}

function Sign({ kind, text }: { readonly kind: 'same' | 'removed' | 'added'; readonly text: ExactWords }): ReactNode {
  if (kind === 'same') return <span className="sign" />
  return (
    <span className="sign" role="img" aria-label={text(`ui.confirm.diff.${kind}`)}>
      {kind === 'removed' ? '−' : '+'}
    </span>
  )
}
