import type { ReactNode } from 'react'

import { toldVerdict, type ToldVerdict } from '../../../shared/domain/tool-call.ts'
import type { ErrorView, FixResultView } from '../../../shared/ipc/views.ts'
import { Button } from '../../components/button.tsx'
import { Changes } from '../../components/changes.tsx'
import { Card } from '../../components/card.tsx'
import { ErrorCode } from '../../components/error-code.tsx'
import { errorSentences } from '../../components/error-sentences.ts'
import { GlyphIcon, type Glyph } from '../../components/glyph.tsx'
import { gapBehind } from '../../components/gap-behind.ts'
import { PlainText } from '../../components/plain-text.tsx'
import { useNow } from '../../components/use-now.ts'
import { useText, type WindowText } from '../../i18n/text-context.ts'
import { useApp } from '../../state/app-context.ts'
import { undoOffer } from '../../components/undo-offer.ts'
import { verdictGlyphs } from '../../components/verdict-glyphs.ts'
import './fix-results.css'

const verdicts = ['fixed', 'reached', 'already_so', 'not_fixed', 'cannot_tell'] as const

type Drawn = { readonly drawn: (result: FixResultView) => ReactNode }
type Props = Drawn & {
  readonly results: readonly FixResultView[]
  readonly live: boolean
  /** What the person is asked about them. */
  readonly foot?: ReactNode
}

/** What the check after each fix says, and the way back. */
export function FixResults({ results, live, drawn, foot }: Props): ReactNode {
  const { text } = useText()
  if (results.length === 0) return null
  return (
    <Card title={text('ui.result.title')} end={<Tally results={results} />} {...(foot === undefined ? {} : { foot })}>
      {results.map((result) => (
        <FixResult key={result.callId} result={result} live={live} drawn={drawn} />
      ))}
    </Card>
  )
}

function Tally({ results }: { readonly results: readonly FixResultView[] }): ReactNode {
  const { text } = useText()
  return (
    <div className="tally">
      {verdicts.map((verdict) => {
        const count = results.filter((result) => verdictOf(result) === verdict).length
        if (count === 0) return null
        return (
          <span key={verdict}>
            <GlyphIcon glyph={verdictGlyphs[verdict]} />
            {text(`ui.result.tally.${verdict}`, { count })}
          </span>
        )
      })}
    </div>
  )
}

/** Null = what was proved is true no more, or nothing was done. */
function verdictOf(result: FixResultView): ToldVerdict | null {
  return result.undone || wasPutOff(result) ? null : toldVerdict(result.verdict, result.reason)
}

/** A person said "not today" while it waited. */
function wasPutOff({ error }: FixResultView): boolean {
  return error?.code === 'postponed'
}

type ResultProps = { readonly result: FixResultView; readonly live: boolean }

function FixResult({ result, live, drawn }: ResultProps & Drawn): ReactNode {
  const windowText = useText()
  const verdict = verdictOf(result)
  const glyph = verdict === null ? endedGlyph(result) : verdictGlyphs[verdict]
  return (
    <article className="result">
      <GlyphIcon glyph={glyph} size={20} />
      <div>
        {verdict === null ? <Ended result={result} /> : <Proved result={result} verdict={verdict} />}
        {result.notes.map((note) => (
          <p key={note} className="caption quiet">
            <PlainText text={note} />
          </p>
        ))}
        {result.error !== null && !wasPutOff(result) && (
          <p className="small muted">
            <PlainText text={errorText(result.error, verdict === null ? '' : result.reasonText, windowText)} />{' '}
            <ErrorCode number={result.error.number} />
          </p>
        )}
        <UndoPeriod result={result} />
      </div>
      <div className="acts">
        <UndoButton result={result} live={live} />
      </div>
      {drawn(result)}
    </article>
  )
}

/** What stands above it as the reason is not said again. */
function errorText({ why, next }: ErrorView, said: string, words: Pick<WindowText, 'locale'>): string {
  return why === said ? next : errorSentences({ why, next }, words)
}

type ProvedProps = { readonly result: FixResultView; readonly verdict: ToldVerdict }

/** What came of it, then what was done: a name behind “Fixed” would read as if the action had been broken. */
function Proved({ result, verdict }: ProvedProps): ReactNode {
  const { text } = useText()
  const word = text(`ui.result.verdict.${verdict}`)
  return (
    <>
      <h3>
        <span className={`verdict v-${verdictGlyphs[verdict]}`}>{word}</span>
        {gapBehind(word)}
        <PlainText text={result.reasonText} />
      </h3>
      <p className="small muted">
        <PlainText text={text('ui.result.act', { title: result.title })} />
      </p>
      <Changes changes={result.changes} />
    </>
  )
}

function endedGlyph({ isBack }: FixResultView): Glyph {
  return isBack ? 'warning' : 'skipped'
}

/** What was proved is true no more, or what was put off. */
function Ended({ result }: { readonly result: FixResultView }): ReactNode {
  const { text } = useText()
  if (wasPutOff(result)) {
    return (
      <>
        <h3>
          <span className="verdict v-skipped">{text('ui.result.postponed')}</span>
          {gapBehind(text('ui.result.postponed'))}
          {result.title}
        </h3>
        <p className="small muted">{text('ui.result.postponedSay')}</p>
      </>
    )
  }
  return (
    <>
      <h3>
        <span className={`verdict v-${endedGlyph(result)}`}>{text('ui.result.undone')}</span>{' '}
        <s className="muted">
          <PlainText text={result.title} />
        </s>
      </h3>
      {result.isBack && <p>{text('ui.result.back')}</p>}
    </>
  )
}

function UndoPeriod({ result }: { readonly result: FixResultView }): ReactNode {
  const { text, formats } = useText()
  const now = useNow(result.undoUntil !== null, 60_000)
  if (result.undoUntil === null || undoOffer(result, now) !== 'offered') return null
  return <p className="caption quiet">{text('ui.result.undoUntil', { date: formats.date(result.undoUntil) })}</p>
}

function AgainButton({ result, live }: ResultProps): ReactNode {
  const { again, title } = result
  const { text } = useText()
  const { actions } = useApp()
  // What was put off in an earlier session is no more; what was undone can be done again at any time.
  if (again === null || (!live && !result.undone)) return null
  return (
    <Button
      small
      aria-label={text(wasPutOff(result) ? 'ui.result.doItNowOf' : 'ui.result.againOf', { title })}
      onClick={() => void actions.reviewPlan(again.planId, [again.digest])}
    >
      {text(wasPutOff(result) ? 'ui.result.doItNow' : 'ui.result.again')}
    </Button>
  )
}

function UndoButton({ result, live }: ResultProps): ReactNode {
  const { text } = useText()
  const { actions } = useApp()
  const now = useNow(result.undoUntil !== null, 60_000)
  const offer = undoOffer(result, now)
  if (offer === 'undone' || wasPutOff(result)) return <AgainButton result={result} live={live} />
  if (offer === 'over') return <span className="small muted">{text('ui.result.undoOver')}</span>
  if (offer === 'never') return <span className="small muted">{result.withoutUndo}</span>
  return (
    <Button
      small
      icon="undo"
      aria-label={text('ui.result.undoOf', { title: result.title })}
      onClick={() => void actions.reviewUndo(result.callId)}
    >
      {text('ui.result.undo')}
    </Button>
  )
}
