import { Fragment, type ReactNode } from 'react'

import { PlainText } from '../../components/plain-text.tsx'
import { Axis } from './events.tsx'
import { LimitWord } from './rank.tsx'
import { LimitLine, More, percent, valueClass, type KindProps } from './shapes.tsx'

const rowHeight = 26

/** Bars on a time axis. */
export function Spans({ view: { spans, mark, axis, more } }: KindProps<'spans'>): ReactNode {
  return (
    <>
      <div className="rank">
        {spans.map(({ label, value, role, from, to }, index) => (
          <Fragment key={index}>
            <span className={role === 'culprit' ? 'cut who' : 'cut'}>
              <PlainText text={label} />
            </span>
            <svg aria-hidden="true">
              {from === null || to === null ? (
                <rect className="r-unknown" x="0.5" width="99%" y="7" height="12" rx="3" />
              ) : (
                to > from && (
                  <rect className={`r-${role}`} x={percent(from)} width={percent(to - from)} y="6" height="14" rx="3" />
                )
              )}
              <LimitLine mark={mark} height={rowHeight} />
            </svg>
            <span className={valueClass(role)}>
              <PlainText text={value} />
            </span>
          </Fragment>
        ))}
        {mark !== null && <LimitWord at={mark.at} text={mark.text} />}
        {axis.length > 0 && (
          <span className="ax axis-row">
            <Axis words={axis} />
          </span>
        )}
      </div>
      <More text={more} />
    </>
  )
}
