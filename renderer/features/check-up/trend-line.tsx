import type { ReactNode } from 'react'

import type { TrendPlace, TrendView } from '../../../shared/ipc/check-up-view.ts'
import { PlainText } from '../../components/plain-text.tsx'
import { visibleString } from '../../components/visible-text.ts'

const width = 200
const height = 44
/** Room for half a line at the edges. */
const edge = 2

function place({ across, up }: TrendPlace): string {
  const x = edge + across * (width - 2 * edge)
  const y = height - edge - up * (height - 2 * edge)
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

/** One alone is a dot: a line of no length with round ends. */
function path(places: readonly TrendPlace[]): string {
  const [first = '', ...others] = places.map(place)
  return `M${first}${(others.length === 0 ? [first] : others).map((one) => `L${one}`).join('')}`
}

/** A reading over the last check-ups: whole = what was read, dashed = at the same pace. Its name says all of it. */
export function TrendLine({ trend }: { readonly trend: TrendView }): ReactNode {
  const { title, forecast, from, to, alt, lines, ahead } = trend
  return (
    <div className="trend">
      <p className="small">
        <PlainText text={forecast ?? title} />
      </p>
      <div role="img" aria-label={visibleString(alt)}>
        <svg viewBox={`0 0 ${String(width)} ${String(height)}`} preserveAspectRatio="none" aria-hidden="true">
          <path className="floor" d={`M0 ${String(height)}H${String(width)}`} />
          {lines.map((line) => (
            <path key={path(line)} className="read" d={path(line)} />
          ))}
          {ahead !== null && <path className="ahead" d={path(ahead)} />}
        </svg>
        <p className="trend-ends small muted">
          <PlainText text={from} />
          <PlainText text={to} />
        </p>
      </div>
    </div>
  )
}
