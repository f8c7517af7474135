import { useMemo, type ReactNode } from 'react'

import type { PictureView } from '../../../shared/domain/picture.ts'
import {
  createCutter,
  toHandOver,
  type PersonalItem,
  type Report,
  type ReportLine,
} from '../../../shared/domain/report.ts'
import type { ReportView } from '../../../shared/ipc/report-view.ts'
import { GlyphIcon } from '../../components/glyph.tsx'
import { PlainText } from '../../components/plain-text.tsx'
import { useText } from '../../i18n/text-context.ts'
import type { Chosen } from './chosen.ts'

type Drawn = (pictures: readonly PictureView[]) => ReactNode
type Props = {
  readonly view: ReportView
  readonly chosen: Chosen
  readonly onChange: (chosen: Chosen) => void
  readonly drawn: Drawn
}

/** The sheet as it will be read. A bar or a marked word shows or hides just that one. */
export function ReportPreview({ view: { report, personal }, chosen, onChange, drawn }: Props): ReactNode {
  const { text } = useText()
  const cut = useMemo(() => createCutter(personal), [personal])
  // Pictures have no buttons in them: they show what the file will show.
  const hiddenWord = text('report.hidden')
  const asWritten = useMemo(
    () => toHandOver(report, personal, { ...chosen, hiddenWord }),
    [report, personal, chosen, hiddenWord],
  )
  const toggle = (number: number): void => {
    const shown = new Set(chosen.shown)
    if (!shown.delete(number)) shown.add(number)
    onChange({ ...chosen, shown })
  }
  const say = (said: string): ReactNode =>
    cut(said).map(({ text: piece, item }, index) => {
      const one = item === null ? undefined : personal[item]
      if (item === null || one === undefined) return <PlainText key={index} text={piece} />
      return (
        <Personal key={index} item={one} text={piece} isShown={chosen.shown.has(item)} onToggle={() => toggle(item)} />
      )
    })
  return (
    <div className="report-right scroll" tabIndex={0} role="region" aria-label={text('ui.report.preview')}>
      {personal.length > 0 && <p className="report-hint">{text('ui.report.hint')}</p>}
      <Sheet
        report={report}
        say={say}
        hasTechnical={chosen.hasTechnical}
        pictures={(part, index) => drawn(asWritten[part][index]?.pictures ?? [])}
      />
    </div>
  )
}

type SheetProps = Say & {
  readonly report: Report
  readonly hasTechnical: boolean
  readonly pictures: (part: 'found' | 'tried', index: number) => ReactNode
}

function Sheet({ report, hasTechnical, say, pictures }: SheetProps): ReactNode {
  const { text } = useText()
  const lines = (part: 'found' | 'tried'): ReactNode =>
    report[part].map((line, index) => (
      <Line key={index} line={line} say={say}>
        {pictures(part, index)}
      </Line>
    ))
  return (
    <article className="sheet-page">
      <header>
        <h2>{say(report.title)}</h2>
        <p className="muted">{report.at}</p>
      </header>
      <Part title={text('report.said')}>
        {report.said.map((said, index) => (
          <p key={index}>{say(said)}</p>
        ))}
      </Part>
      <Part title={text('report.pc')}>
        <Facts facts={report.facts} say={say} />
      </Part>
      <Part title={text('report.found')}>{report.found.length > 0 && <ul>{lines('found')}</ul>}</Part>
      <Part title={text('report.tried')}>{report.tried.length > 0 && <ul>{lines('tried')}</ul>}</Part>
      <Part title={text('report.next')}>
        {report.next.map((step, index) => (
          <p key={index}>{say(step)}</p>
        ))}
      </Part>
      <Part title={text('report.technical')}>
        {hasTechnical && <Facts facts={report.technical} say={say} isLong />}
      </Part>
    </article>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  const isEmpty = children === false || (Array.isArray(children) && children.length === 0)
  if (isEmpty) return null
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

type Say = { readonly say: (text: string) => ReactNode }

type FactsProps = Say & { readonly facts: Report['facts']; readonly isLong?: boolean }

function Facts({ facts, say, isLong = false }: FactsProps): ReactNode {
  return (
    <dl className={isLong ? 'long' : undefined}>
      {facts.map(({ label, value }, index) => (
        <div key={index} className="fact">
          <dt>{say(label)}</dt>
          <dd>{say(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Line({ line, say, children }: Say & { readonly line: ReportLine; readonly children: ReactNode }): ReactNode {
  const { text } = useText()
  return (
    <li>
      <GlyphIcon glyph={line.state} />
      <div>
        <span className="vh">{text(`report.state.${line.state}`)}: </span>
        {say(line.text)}
        {line.details.map((detail, index) => (
          <p key={index} className="muted">
            {say(detail)}
          </p>
        ))}
        {children}
      </div>
    </li>
  )
}

type PersonalProps = {
  readonly item: PersonalItem
  readonly text: string
  readonly isShown: boolean
  readonly onToggle: () => void
}

/** A bar is as wide whatever it hides: it must not tell how long that is. */
function Personal({ item, text: said, isShown, onToggle }: PersonalProps): ReactNode {
  const { text } = useText()
  const label = isShown ? {} : { 'aria-label': text('ui.report.bar', { kind: text(`ui.report.kind.${item.kind}`) }) }
  return (
    <button
      type="button"
      className={isShown ? 'shown-item' : 'hidden-item'}
      aria-pressed={isShown}
      onClick={onToggle}
      {...label}
    >
      {isShown && <PlainText text={said} />}
    </button>
  )
}
