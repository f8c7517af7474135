import type { ReactNode } from 'react'

import type { PictureRole } from '../../../shared/domain/picture.ts'
import { PlainText } from '../../components/plain-text.tsx'
import { visibleString } from '../../components/visible-text.ts'
import { More, percent, type KindProps } from './shapes.tsx'

const stackMost = 4
const slots = 30

/** Dots on a time axis; those of about the same time stand on each other. What has no time is named below. */
export function Events({ view: { dots, axis, more } }: KindProps<'events'>): ReactNode {
  const untimed = dots.filter(({ at }) => at === null)
  return (
    <>
      <svg className="event-axis" aria-hidden="true">
        {untimed.length === dots.length && untimed.length > 0 && (
          <rect className="r-unknown" x="0.5" width="99%" y="10" height="45" rx="3" />
        )}
        {stacked(dots).map(({ at, level, role }, index) => (
          <svg key={index} x={percent(at)} y={46 - level * 12} overflow="visible">
            <circle className={`r-${role}`} r="5.5" />
          </svg>
        ))}
      </svg>
      <Axis words={axis} />
      {untimed.map(({ label, value }, index) => (
        <p key={index} className="pic-cap">
          <PlainText text={label} />{' '}
          <span className="v-unknown">
            <PlainText text={value} />
          </span>
        </p>
      ))}
      <More text={more} />
    </>
  )
}

type Dot = { readonly at: number; readonly role: PictureRole }

function stacked(
  dots: readonly { readonly at: number | null; readonly role: PictureRole }[],
): readonly (Dot & { readonly level: number })[] {
  const levels = new Map<number, number>()
  return dots.flatMap(({ at, role }) => {
    if (at === null) return []
    const slot = Math.round(at * slots)
    const level = levels.get(slot) ?? 0
    levels.set(slot, level + 1)
    return level < stackMost ? [{ at, role, level }] : []
  })
}

export function Axis({ words }: { readonly words: readonly string[] }): ReactNode {
  if (words.length < 2) return null
  const last = words.length - 1
  return (
    <svg className="axis" aria-hidden="true">
      <line className="r-axis" x1="0" x2="100%" y1=".5" y2=".5" />
      {words.map((word, index) => (
        <g key={index}>
          <line className="r-axis" x1={percent(index / last)} x2={percent(index / last)} y1="0" y2="4" />
          <text x={percent(index / last)} y="17" textAnchor={index === 0 ? 'start' : index === last ? 'end' : 'middle'}>
            {visibleString(word)}
          </text>
        </g>
      ))}
    </svg>
  )
}
