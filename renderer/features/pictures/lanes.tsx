import { Fragment, type ReactNode } from 'react'

import type { LanePart } from '../../../shared/domain/picture.ts'
import { PlainText } from '../../components/plain-text.tsx'
import { Axis } from './events.tsx'
import { percent, type KindProps } from './shapes.tsx'

/** What was seen is high, what was wrong is low: its shape tells it where colour cannot. */
const heights = { ok: [4, 16], used: [4, 16], free: [4, 16], culprit: [13, 7], unknown: [4, 16] } as const
const leastShare = 0.004

/** Rows on one time axis; where no part stands, the time is still to come. */
export function Lanes({ view: { lanes, axis, legend } }: KindProps<'lanes'>): ReactNode {
  return (
    <>
      <div className="lanes">
        {lanes.map(({ label, value, role, parts }, index) => (
          <Fragment key={index}>
            <span className="lane-name">
              <b className="blk">
                <PlainText text={label} />
              </b>
              <span className={role === 'culprit' ? 'who' : role === 'unknown' ? 'v-unknown' : 'muted'}>
                <PlainText text={value} />
              </span>
            </span>
            <svg aria-hidden="true">
              <rect className="r-track" width="100%" y="4" height="16" rx="2" />
              {parts.map((part, place) => (
                <Part key={place} part={part} />
              ))}
            </svg>
          </Fragment>
        ))}
        <span className="ax axis-row">
          <Axis words={axis} />
        </span>
      </div>
      <p className="lane-legend pic-cap">
        {legend.map(({ role, text }) => (
          <span key={role}>
            <svg aria-hidden="true">
              <rect
                className={role === 'to_come' ? 'r-track' : `r-${role}`}
                width="10"
                y={role === 'culprit' ? 5 : 0}
                height={role === 'culprit' ? 5 : 10}
                rx="2"
              />
            </svg>
            <PlainText text={text} />
          </span>
        ))}
      </p>
    </>
  )
}

/** Below the part lies the ground of the page: what is low must not look like time to come. */
function Part({ part: { from, to, role } }: { readonly part: LanePart }): ReactNode {
  const [y, height] = heights[role]
  const place = { x: percent(from), width: percent(Math.max(to - from, leastShare)) }
  return (
    <>
      <rect className="lane-ground" {...place} y="3" height="18" />
      <rect className={`r-${role}`} {...place} y={y} height={height} />
    </>
  )
}
