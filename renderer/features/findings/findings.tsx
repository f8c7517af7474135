import { useId, type ReactNode } from 'react'

import type { ChatEntry, FindingView } from '../../../shared/ipc/views.ts'
import { Button } from '../../components/button.tsx'
import { GlyphIcon } from '../../components/glyph.tsx'
import { Icon } from '../../components/icon.tsx'
import { PlainText } from '../../components/plain-text.tsx'
import { visibleString } from '../../components/visible-text.ts'
import { useText } from '../../i18n/text-context.ts'
import { evidenceValue } from './evidence-value.ts'
import './findings.css'

type ChecksEntry = Extract<ChatEntry, { readonly kind: 'checks' }>

type FindingsProps = {
  readonly findings: readonly FindingView[]
  readonly at: number
  readonly isOpen: (findingKey: string) => boolean
  readonly onToggle: (findingKey: string) => void
}

/** What was found, each with what it was read from. */
export function Findings({ findings, at, isOpen, onToggle }: FindingsProps): ReactNode {
  const { text } = useText()
  if (findings.length === 0) return null
  return (
    <section className="card findings" aria-label={text('ui.chat.findings')}>
      {findings.map((finding, index) => {
        const key = `${finding.tool}.${finding.id}.${String(index)}`
        return <Finding key={key} finding={finding} at={at} open={isOpen(key)} onToggle={() => onToggle(key)} />
      })}
    </section>
  )
}

type FindingProps = {
  readonly finding: FindingView
  readonly at: number
  readonly open: boolean
  readonly onToggle: () => void
}

function Finding({ finding, at, open, onToggle }: FindingProps): ReactNode {
  const { text, formats } = useText()
  const detailsId = useId()
  const source = `${finding.source} · ${formats.time(at)}`
  return (
    <article className={finding.place === 'consequence' ? 'finding consequence' : 'finding'}>
      <GlyphIcon glyph={finding.severity} size={20} />
      <h2>
        <span className="vh">{text(`ui.chat.severity.${finding.severity}`)} </span>
        {finding.place === 'consequence' && <span className="quiet">{text('ui.chat.because')} </span>}
        <PlainText text={finding.text} />
      </h2>
      <span className="src nowrap">{source}</span>
      <Button
        look="quiet"
        small
        icon={open ? 'up' : 'down'}
        iconAt="only"
        extraClass="chev"
        aria-expanded={open}
        aria-controls={detailsId}
        aria-label={text('ui.chat.details', { source: visibleString(source) })}
        onClick={onToggle}
      />
      <p className="ev">
        <PlainText text={finding.evidenceText} />
      </p>
      {finding.advice !== null && (
        <p className="ev advice">
          <Icon name="info" />
          <span>
            <span className="vh">{text('ui.chat.advice')}: </span>
            <PlainText text={finding.advice} />
          </span>
        </p>
      )}
      <div className="ev" id={detailsId} hidden={!open}>
        <EvidenceList finding={finding} />
      </div>
    </article>
  )
}

function EvidenceList({ finding }: { readonly finding: FindingView }): ReactNode {
  const { text } = useText()
  return (
    <dl className="evidence" aria-label={text('ui.chat.evidence')}>
      {finding.evidence.map((each) => (
        <div key={each.path}>
          <dt className="mono">
            <PlainText text={each.path} />
          </dt>
          <dd className="mono">
            <PlainText text={evidenceValue(each) ?? text('ui.chat.noValue')} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A cause has its own sign below. */
const headlineGlyphs = { cause: null, noticed: 'info', unknown: 'unknown', fine: 'healthy' } as const

/** The verdict in one sentence, above what it rests on. */
export function Headline({ headline }: { readonly headline: NonNullable<ChecksEntry['headline']> }): ReactNode {
  const glyph = headlineGlyphs[headline.tone]
  return (
    <h2 className="headline">
      {glyph !== null && <GlyphIcon glyph={glyph} size={20} />}
      <span>
        <PlainText text={headline.text} />
      </span>
    </h2>
  )
}

/** What does not explain the complaint, folded below what does. */
export function AlsoNoticed({ findings, ...opening }: FindingsProps): ReactNode {
  const { text } = useText()
  if (findings.length === 0) return null
  return (
    <details className="also-noticed">
      <summary>{text('ui.chat.aside', { count: findings.length })}</summary>
      <Findings findings={findings} {...opening} />
    </details>
  )
}
