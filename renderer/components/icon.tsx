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
      {drawnParts(name)}
    </svg>
  )
}

const drawn = new Map<IconName, ReactNode>()

/** A window holds hundreds of them: each is put together once, and of as few elements as it can be. */
function drawnParts(name: IconName): ReactNode {
  const known = drawn.get(name)
  if (known !== undefined) return known
  const lines: string[] = []
  const marked: ReactNode[] = []
  for (const part of iconShapes[name].split('|')) {
    const mark = /^[*~%]/.exec(part)?.[0] ?? ''
    const line = lineOf(part.slice(mark.length))
    if (mark === '') lines.push(line)
    else marked.push(<path key={part} d={line} {...lookOf(mark)} />)
  }
  const parts = [lines.length > 0 && <path key="lines" d={lines.join(toOrigin)} />, ...marked]
  drawn.set(name, parts)
  return parts
}

/** Between two lines: a first move that is relative counts from here. */
const toOrigin = 'M0 0'

function lineOf(shape: string): string {
  if (!shape.startsWith('o')) return shape
  const [cx = 0, cy = 0, r = 0] = shape.slice(1).split(' ').map(Number)
  const half = `a${r} ${r} 0 1 1`
  return `M${cx + r} ${cy}${half} ${-2 * r} 0${half} ${2 * r} 0Z`
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
