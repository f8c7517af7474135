import { Fragment, type ReactNode } from 'react'

import { PlainText } from '../../components/plain-text.tsx'
import { visibleString } from '../../components/visible-text.ts'
import { Bar, LimitLine, More, percent, valueClass, type KindProps } from './shapes.tsx'

const rowHeight = 26

/** Bars, the longest first, with the line of their limit through all of them. */
export function Rank({ view: { bars, mark, more } }: KindProps<'rank'>): ReactNode {
  return (
    <>
      <div className="rank">
        {bars.map((bar, index) => (
          <Fragment key={index}>
            <span className={bar.role === 'culprit' ? 'cut who' : 'cut'}>
              <PlainText text={bar.label} />
            </span>
            <svg aria-hidden="true">
              <Bar share={bar.share} role={bar.role} />
              <LimitLine mark={mark} height={rowHeight} />
            </svg>
            <span className={valueClass(bar.role)}>
              <PlainText text={bar.value} />
            </span>
          </Fragment>
        ))}
        {mark !== null && <LimitWord at={mark.at} text={mark.text} />}
      </div>
      <More text={more} />
    </>
  )
}

/** The word of a limit below its line. */
export function LimitWord({ at, text }: { readonly at: number; readonly text: string }): ReactNode {
  return (
    <span className="ax">
      <svg aria-hidden="true">
        <text x={percent(at)} y="12" textAnchor={at > 0.8 ? 'end' : at < 0.2 ? 'start' : 'middle'}>
          {visibleString(text)}
        </text>
      </svg>
    </span>
  )
}
