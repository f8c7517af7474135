import { useId, type ReactNode } from 'react'

import type { CheckUpState } from '../../../shared/domain/check-up.ts'
import type { CheckUpTileView, CheckUpView } from '../../../shared/ipc/check-up-view.ts'
import { clearedAt, type Cleared } from '../../../shared/ipc/cleared-findings.ts'
import { ActButton } from '../../components/act-button.tsx'
import { Button } from '../../components/button.tsx'
import { stepFor, type OfferedStep } from '../../components/offered-steps.ts'
import { useApp } from '../../state/app-context.ts'
import { errorSentences } from '../../components/error-sentences.ts'
import { GlyphIcon } from '../../components/glyph.tsx'
import { NamedSentence } from '../../components/named-sentence.tsx'
import { PlainText } from '../../components/plain-text.tsx'
import { useText } from '../../i18n/text-context.ts'
import { TrendLine } from './trend-line.tsx'
import { WhatChanged } from './what-changed.tsx'
import './check-up.css'

type Drawn = (pictures: CheckUpTileView['pictures']) => ReactNode

type Props = {
  readonly checkUp: CheckUpView
  /** What was repaired since. */
  readonly cleared: Cleared
  /** What can be repaired now. */
  readonly steps: readonly OfferedStep[]
  readonly drawn: Drawn
}

/** Everything that was looked at without a complaint: a tile for each area, the worst first. */
export function CheckUpTiles({ checkUp, cleared, steps, drawn }: Props): ReactNode {
  const { tiles, changes } = checkUp
  const [verdict, ...details] = useHeadline(checkUp, cleared)
  return (
    <section className="check-up">
      <h2>
        <PlainText text={verdict} />
      </h2>
      {details.map((detail) => (
        <p key={detail} className="muted small">
          {detail}
        </p>
      ))}
      <ul className="areas">
        {tiles.map((tile, index) => (
          <Tile key={tile.area} tile={tile} cleared={cleared} steps={steps} isWorst={index === 0} drawn={drawn} />
        ))}
      </ul>
      {changes !== null && <WhatChanged changes={changes} />}
    </section>
  )
}

/** What is worst and still so, and what there is besides. */
function useHeadline({ text: verdict, detail, tiles }: CheckUpView, cleared: Cleared): readonly [string, ...string[]] {
  const { text } = useText()
  const found = tiles.flatMap(({ attention }) => attention).filter(({ from }) => from === null)
  const [worst, ...others] = found.filter((line) => clearedAt(line, cleared) === null)
  const unread = detail === null ? [] : [detail]
  if (worst === undefined) return [found.length === 0 ? verdict : text('ui.chat.allGood'), ...unread]
  const more = others.length === 0 ? [] : [text('conclusion.moreFound', { count: others.length })]
  return [worst.text, ...more, ...unread]
}

type TileProps = Omit<Props, 'checkUp'> & { readonly tile: CheckUpTileView; readonly isWorst: boolean }

function Tile({ tile, cleared, steps, isWorst, drawn }: TileProps): ReactNode {
  const { text } = useText()
  const titleId = useId()
  const { area, attention, pictures, trends, unread, advice } = tile
  const isFixed = isCleared(tile, cleared)
  const state = stateAfter(tile, isFixed)
  const step = firstStep(tile, { steps, cleared })
  return (
    <li className={`card area ${state}`} aria-labelledby={titleId}>
      <div className="area-head">
        <GlyphIcon glyph={state} size={20} />
        <h3 className="grow" id={titleId}>
          {text(`checkUp.area.${area}`)}
        </h3>
        <span className="small muted nowrap">{text(isFixed ? 'ui.checkUp.fixed' : `checkUp.state.${state}`)}</span>
      </div>
      {attention.map((line) => (
        <p key={`${line.tool} ${line.id}`} className={clearedAt(line, cleared) === null ? undefined : 'muted'}>
          <PlainText text={line.text} />
          {line.from !== null && (
            <span className="blk small muted">
              <PlainText text={line.from} />
            </span>
          )}
        </p>
      ))}
      {/* A picture of before would contradict what was repaired since. */}
      {!isFixed && drawn(pictures)}
      {!isFixed && trends.map((trend) => <TrendLine key={trend.title} trend={trend} />)}
      {advice !== null && !isFixed && (
        <p className="small">
          <PlainText text={advice.text} />
        </p>
      )}
      {advice !== null && !isFixed && <ActButton act={advice.act} />}
      {step !== null && <Repair step={step} isMain={isWorst} />}
      <Unread unread={unread} />
    </li>
  )
}

/** The act itself: what it does stands in the confirmation window, where it is agreed to. */
function Repair({ step, isMain }: { readonly step: OfferedStep; readonly isMain: boolean }): ReactNode {
  const { text } = useText()
  const { actions } = useApp()
  return (
    <Button
      small
      look={isMain ? 'primary' : 'plain'}
      onClick={() => void actions.reviewPlan(step.planId, [step.digest])}
    >
      <PlainText text={text('ui.plan.act', { title: step.title })} />
    </Button>
  )
}

/** One button: the repair of the worst that still stands. */
function firstStep(
  { attention }: CheckUpTileView,
  { steps, cleared }: Pick<Props, 'steps' | 'cleared'>,
): OfferedStep | null {
  for (const line of attention) {
    const step = clearedAt(line, cleared) === null ? stepFor(line, steps) : null
    if (step !== null) return step
  }
  return null
}

function Unread({ unread }: Pick<CheckUpTileView, 'unread'>): ReactNode {
  const windowText = useText()
  const { text } = windowText
  if (unread.length === 0) return null
  return (
    <details className="small">
      <summary>{text('checkUp.unread', { count: unread.length })}</summary>
      <ul className="unread">
        {unread.map(({ title, reason }) => (
          <li key={title}>
            {reason === null ? (
              <span className="strong">{title}</span>
            ) : (
              <NamedSentence name={title} sentence={errorSentences(reason, windowText)} />
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** What only follows from something goes with it. */
function isCleared({ attention }: CheckUpTileView, cleared: Cleared): boolean {
  const own = attention.filter(({ from }) => from === null)
  return own.length > 0 && own.every((line) => clearedAt(line, cleared) !== null)
}

/** What could not be read stays unknown, whatever was repaired beside it. */
function stateAfter({ state, unread }: CheckUpTileView, isFixed: boolean): CheckUpState {
  if (!isFixed) return state
  return unread.length > 0 ? 'unknown' : 'healthy'
}
