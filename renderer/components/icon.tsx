import type { ReactNode } from 'react'

import { iconShapes, type IconName } from './icon-shapes.ts'

type IconProps = {
  readonly name: IconName
  /** 16 px by default. */
  readonly size?: 12 | 20 | 24
  /** Colour class of a verdict: `v-healthy`, `v-problem` ... */
  readonly tone?: string
  /** Turns while something runs, unless motion is reduced. */
  readonly spinning?: boolean
}

/** An icon beside its word: it has no name of its own, the text next to it says what it means. */
export function Icon({ name, size, tone, spinning = false }: IconProps): ReactNode {
  const classes = ['i', size === undefined ? '' : `i-${size}`, tone ?? '', spinning ? 'spin' : '']
  return (
    <svg className={classes.filter((part) => part !== '').join(' ')} viewBox="0 0 20 20" aria-hidden="true">
      {iconShapes[name].split('|').map(drawPart)}
    </svg>
  )
}

function drawPart(part: string): ReactNode {
  const mark = /^[*~%]/.exec(part)?.[0] ?? ''
  const shape = part.slice(mark.length)
  const look = lookOf(mark)
  if (!shape.startsWith('o')) return <path key={part} d={shape} {...look} />
  const [cx, cy, r] = shape.slice(1).split(' ')
  return <circle key={part} cx={cx} cy={cy} r={r} {...look} />
}

function lookOf(mark: string): Readonly<Record<string, string>> {
  if (mark === '*') return { fill: 'currentColor', stroke: 'none', fillRule: 'evenodd' }
  if (mark === '~') return { strokeDasharray: '2.9 1.655' }
  if (mark === '%') return { opacity: '.28' }
  return {}
}

/** The mark of the product. */
export function Mark(): ReactNode {
  return (
    <svg className="mark" viewBox="0 0 20 20" aria-hidden="true">
      <rect className="mark-ground" width="20" height="20" rx="5" />
      <path className="mark-line" d="M3.5 10.5h3l1.75-4.5 3 8.5 1.9-4h3.35" />
    </svg>
  )
}
