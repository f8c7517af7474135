import { Fragment, useId, type ReactNode } from 'react'

import type { ChatEntry, FindingView } from '../../../shared/ipc/views.ts'
import { heading } from '../../../shared/texts/join.ts'
import { Button } from '../../components/button.tsx'
import { clearedAt, type Cleared } from '../../../shared/ipc/cleared-findings.ts'
import { ActButton } from '../../components/act-button.tsx'
import { CopyText } from '../../components/copy-text.tsx'
import { culpritOf, headlineGlyphs } from '../../components/culprit.ts'
import { GlyphIcon } from '../../components/glyph.tsx'
import { Icon } from '../../components/icon.tsx'
import { PlainText } from '../../components/plain-text.tsx'
import { visibleString } from '../../components/visible-text.ts'
import { useText } from '../../i18n/text-context.ts'
import { useAppState } from '../../state/app-context.ts'
import { evidenceValue } from './evidence-value.ts'
import './findings.css'

type ChecksEntry = Extract<ChatEntry, { readonly kind: 'checks' }>

type FindingsProps = {
  readonly findings: readonly FindingView[]
  /** The verdict; a cause among the findings is the first of them, and the verdict is its title. */
  readonly headline?: ChecksEntry['headline']
  readonly cleared: Cleared
  readonly at: number
  readonly isOpen: (findingKey: string) => boolean
  readonly onToggle: (findingKey: string) => void
  /** What follows from a cause is in sight from the start. */
  readonly unfolded: boolean
  /** What is drawn below the verdict. */
  readonly drawn?: ReactNode
  /** What is offered to repair it: it stands before everything that only follows. */
  readonly offered?: ReactNode
  /** Nothing is offered to repair: what the person can do about the cause is the one thing to do. `null` = it is not. */
  readonly advises?: Advising | null
}

/** What stands beside the one thing to do, such as looking again once it was done. */
type Advising = { readonly beside: ReactNode }

/** What was found, each with what it was read from; what only follows from it is folded below it. */
export function Findings({
  findings,
  headline = null,
  unfolded,
  drawn,
  offered,
  advises = null,
  ...rows
}: FindingsProps): ReactNode {
  const { cleared, at, isOpen, onToggle } = rows
  const { text } = useText()
  if (findings.length === 0) return null
  const culprit = culpritOf({ headline, findings })
  const row = ({ finding, key }: Row): ReactNode => (
    <Finding
      key={key}
      finding={finding}
      verdict={finding === culprit ? headline : null}
      drawn={finding === culprit ? (drawn ?? null) : null}
      advises={finding === culprit ? advises : null}
      fixedAt={clearedAt(finding, cleared)}
      at={at}
      open={isOpen(key)}
      onToggle={() => onToggle(key)}
    />
  )
  return (
    <div className="findings">
      {withFollowing(findings).map(({ first, following }) => (
        <Fragment key={first.key}>
          {row(first)}
          {first.finding === culprit && offered}
          {following.length > 0 && (unfolded || clearedAt(first.finding, cleared) === null) && (
            <details className="following" open={unfolded}>
              <summary>{text('ui.chat.follows', { count: following.length })}</summary>
              {following.map(row)}
            </details>
          )}
        </Fragment>
      ))}
    </div>
  )
}

type Row = { readonly finding: FindingView; readonly key: string }

/** Each finding with the consequences that stand behind it. */
function withFollowing(
  findings: readonly FindingView[],
): readonly { readonly first: Row; readonly following: readonly Row[] }[] {
  const groups: { readonly first: Row; readonly following: Row[] }[] = []
  for (const [index, finding] of findings.entries()) {
    const row = { finding, key: `${finding.tool}.${finding.id}.${String(index)}` }
    const last = groups.at(-1)
    if (finding.place === 'consequence' && last) last.following.push(row)
    else groups.push({ first: row, following: [] })
  }
  return groups
}

type FindingProps = {
  readonly finding: FindingView
  /** Stands for the sentence of the finding. */
  readonly verdict: ChecksEntry['headline']
  readonly drawn: ReactNode
  readonly advises: Advising | null
  /** Null = it was not cleared since. */
  readonly fixedAt: number | null
  readonly at: number
  readonly open: boolean
  readonly onToggle: () => void
}

function Finding({ finding, verdict, drawn, advises, fixedAt, at, open, onToggle }: FindingProps): ReactNode {
  const { text, formats } = useText()
  const detailsId = useId()
  // Where it was read only a technician wants to know at once; for everybody else it stands in the details.
  const technician = useAppState((state) => state.layout === 'technician')
  const tellsSource = technician && verdict === null && fixedAt === null
  const source = `${finding.source} · ${formats.time(at)}`
  const said = verdict?.text ?? finding.text
  return (
    <article className={articleClass(finding, verdict)}>
      <GlyphIcon glyph={fixedAt === null ? finding.severity : 'healthy'} size={20} />
      <h2 {...(verdict === null ? {} : { className: 'headline' })}>
        <span className="vh">{text(`ui.chat.severity.${finding.severity}`)} </span>
        <PlainText text={said} />
      </h2>
      {fixedAt !== null && (
        <span className="fixed v-healthy nowrap">{text('ui.chat.fixedAt', { time: formats.time(fixedAt) })}</span>
      )}
      {tellsSource && <span className="src nowrap">{source}</span>}
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
      {drawn}
      {finding.evidenceText !== '' && (technician || open) && (
        <p className="ev">
          <PlainText text={finding.evidenceText} />
        </p>
      )}
      {finding.advice !== null && fixedAt === null && <Advice advice={finding.advice} advises={advises} />}
      <div className="ev" id={detailsId} hidden={!open}>
        {open && <FindingDetails finding={finding} said={said} source={source} tellsSource={!tellsSource} />}
      </div>
    </article>
  )
}

type DetailsProps = {
  readonly finding: FindingView
  readonly said: string
  readonly source: string
  readonly tellsSource: boolean
}

function FindingDetails({ finding, said, source, tellsSource }: DetailsProps): ReactNode {
  const { text } = useText()
  return (
    <>
      <div className="finding-foot">
        {tellsSource && <p className="src grow">{source}</p>}
        <CopyText words={wordsOf(finding, said, source)} label={text('ui.chat.copyFinding')} />
      </div>
      <EvidenceList finding={finding} />
    </>
  )
}

/** A finding as somebody hands it on: what was found, what it rests on, what to do, and where it was read. */
function wordsOf({ evidenceText, advice, evidence }: FindingView, said: string, source: string): string {
  const read = evidence.flatMap((each) => {
    const value = evidenceValue(each)
    return value === null ? [] : [`${each.path}: ${value}`]
  })
  return [said, evidenceText, advice?.text ?? '', source, ...read].filter((line) => line !== '').join('\n')
}

type AdviceProps = Pick<FindingProps, 'advises'> & { readonly advice: NonNullable<FindingView['advice']> }

function Advice({ advice, advises }: AdviceProps): ReactNode {
  const { text, locale } = useText()
  return (
    <>
      <p className="ev advice">
        <Icon name="info" />
        <span>
          <span className="vh">{heading(text('ui.chat.advice'), locale)} </span>
          <PlainText text={advice.text} />
        </span>
        {advises === null && <ActButton act={advice.act} />}
      </p>
      {advises !== null && (
        <div className="advice-acts">
          <ActButton act={advice.act} isMain />
          {advises.beside}
        </div>
      )}
    </>
  )
}

function articleClass({ place }: FindingView, verdict: ChecksEntry['headline']): string {
  if (verdict !== null) return 'finding answer'
  return place === 'consequence' ? 'finding consequence' : 'finding'
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

type HeadlineProps = Pick<ChecksEntry, 'headline'> & {
  /** The ways on from here. */
  readonly children?: ReactNode
}

/** The verdict in one sentence where it names no culprit: that one is the title of the finding. */
export function Headline({ headline, children }: HeadlineProps): ReactNode {
  if (headline === null || headline.tone === 'cause') return children
  return (
    <div className="verdict-card">
      <div className="finding answer">
        <GlyphIcon glyph={headlineGlyphs[headline.tone]} size={20} />
        <h2 className="headline">
          <PlainText text={headline.text} />
        </h2>
        {headline.detail !== null && (
          <p className="ev">
            <PlainText text={headline.detail} />
          </p>
        )}
      </div>
      {children}
    </div>
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
