import type { ReactNode } from 'react'

import type { PictureMark } from '../../../shared/domain/picture.ts'
import { PlainText } from '../../components/plain-text.tsx'
import { visibleString } from '../../components/visible-text.ts'
import type { KindProps } from './shapes.tsx'

const centre = { x: 110, y: 98 }
const radius = 72
/** Letters that fit in the largest size. */
const wideValue = 7

/** A place on the half ring: `share` from 0 on the left to 1 on the right. */
function place(share: number, distance: number): string {
  const angle = Math.PI * share
  const x = centre.x - distance * Math.cos(angle)
  const y = centre.y - distance * Math.sin(angle)
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

function arc(from: number, to: number): string {
  return `M${place(from, radius)}A${String(radius)} ${String(radius)} 0 0 1 ${place(to, radius)}`
}

/** The whole ring as an area, for hatching: a line cannot be hatched along its length. */
const ring = `M${place(0, 79)}A79 79 0 0 1 ${place(1, 79)}L${place(1, 65)}A65 65 0 0 0 ${place(0, 65)}Z`

/** One value against its limits: the ring is drawn, its value stands in it. */
export function Gauge({ view: { bar, marks, limit } }: KindProps<'gauge'>): ReactNode {
  return (
    <div className="gauge">
      <div className="dial">
        <svg viewBox="0 0 220 104" aria-hidden="true">
          {bar.share === null ? (
            <path className="arc unk" d={ring} />
          ) : (
            <>
              <path className="arc t" d={arc(0, 1)} />
              {bar.share > 0 && <path className={`arc ${bar.role}`} d={arc(0, bar.share)} />}
            </>
          )}
          {marks.map((mark) => (
            <Mark key={mark.at} mark={mark} />
          ))}
        </svg>
        <span className={bigClass(bar)}>
          <PlainText text={bar.value} />
        </span>
      </div>
      <p className="name">
        <PlainText text={bar.label} />
        {limit !== null && (
          <span className="lim">
            {' '}
            <PlainText text={limit} />
          </span>
        )}
      </p>
    </div>
  )
}

/** A longer value stands in smaller letters: it has to fit within the ring. */
function bigClass({ role, value }: KindProps<'gauge'>['view']['bar']): string {
  return ['big', ...(value.length > wideValue ? ['wide'] : []), ...(role === 'unknown' ? ['v-unknown'] : [])].join(' ')
}

/** Of the ring, from each of its ends. */
const sideShare = 0.25

function Mark({ mark: { at, text, isMain } }: { readonly mark: PictureMark }): ReactNode {
  const line = `M${place(at, 64)}L${place(at, isMain ? 85 : 82)}`
  // At the sides a word begins beside its line: in the middle of it the line would cross it.
  const isAtSide = at < sideShare || at > 1 - sideShare
  const [x = '0', y = '0'] = place(at, isAtSide ? 88 : 96).split(' ')
  return (
    <>
      <path className="r-halo" d={line} />
      <path className={isMain ? 'r-limit' : 'r-limit soft'} d={line} />
      <text className={isAtSide ? `lab ${at < 0.5 ? 'left' : 'right'}` : 'lab'} x={x} y={y}>
        {visibleString(text)}
      </text>
    </>
  )
}
