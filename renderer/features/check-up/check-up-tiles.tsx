import { useId, type ReactNode } from 'react'

import type { CheckUpState } from '../../../shared/domain/check-up.ts'
import type { CheckUpTileView, CheckUpView } from '../../../shared/ipc/check-up-view.ts'
import { clearedAt, type Cleared } from '../../../shared/ipc/cleared-findings.ts'
import { ActButton } from '../../components/act-button.tsx'
import { GlyphIcon } from '../../components/glyph.tsx'
import { PlainText } from '../../components/plain-text.tsx'
import { useText } from '../../i18n/text-context.ts'
import './check-up.css'

type Drawn = (pictures: CheckUpTileView['pictures']) => ReactNode

type Props = {
  readonly checkUp: CheckUpView
  /** What was repaired since. */
  readonly cleared: Cleared
  readonly drawn: Drawn
}

/** Everything that was looked at without a complaint: a tile for each area, the worst first. */
export function CheckUpTiles({ checkUp: { text: verdict, detail, tiles }, cleared, drawn }: Props): ReactNode {
  return (
    <section className="check-up">
      <h2>
        <PlainText text={verdict} />
      </h2>
      {detail !== null && <p className="muted small">{detail}</p>}
      <ul className="areas">
        {tiles.map((tile) => (
          <Tile key={tile.area} tile={tile} cleared={cleared} drawn={drawn} />
        ))}
      </ul>
    </section>
  )
}

type TileProps = { readonly tile: CheckUpTileView; readonly cleared: Cleared; readonly drawn: Drawn }

function Tile({ tile, cleared, drawn }: TileProps): ReactNode {
  const { text } = useText()
  const titleId = useId()
  const { area, attention, pictures, unread, advice } = tile
  const isFixed = isCleared(tile, cleared)
  const state = stateAfter(tile, isFixed)
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
      {advice !== null && !isFixed && (
        <p className="small">
          <PlainText text={advice.text} />
        </p>
      )}
      {advice !== null && !isFixed && <ActButton act={advice.act} />}
      <Unread unread={unread} />
    </li>
  )
}

function Unread({ unread }: Pick<CheckUpTileView, 'unread'>): ReactNode {
  const { text } = useText()
  if (unread.length === 0) return null
  return (
    <details className="small">
      <summary>{text('checkUp.unread', { count: unread.length })}</summary>
      <ul className="unread">
        {unread.map(({ title, reason }) => (
          <li key={title}>
            <span className="strong">{title}</span>
            {reason !== null && (
              <>
                {' '}
                <PlainText text={reason.why} /> <PlainText text={reason.next} />
              </>
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
