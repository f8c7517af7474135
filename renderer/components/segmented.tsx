import type { KeyboardEvent, ReactNode } from 'react'

import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.ts'

export type Segment<Value extends string> = {
  readonly value: Value
  readonly label: string
  readonly icon?: IconName
  /** A key that does the same, shown beside the label. */
  readonly shortcut?: string
}

type SegmentedProps<Value extends string> = {
  readonly label: string
  readonly value: Value
  readonly segments: readonly Segment<Value>[]
  readonly disabled?: boolean
  readonly onChange: (value: Value) => void
}

/** One of a few values: arrow keys move, one tab stop. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>): ReactNode {
  const { label, value, segments, disabled = false, onChange } = props
  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (step === undefined || disabled) return
    event.preventDefault()
    const next = nextSegment(segments, value, step)
    event.currentTarget.querySelector<HTMLElement>(`[data-value="${next}"]`)?.focus()
    onChange(next)
  }
  return (
    <div className="seg" role="radiogroup" aria-label={label} onKeyDown={move}>
      {segments.map((each) => (
        <button
          key={each.value}
          type="button"
          role="radio"
          data-value={each.value}
          aria-checked={each.value === value}
          aria-disabled={disabled}
          aria-label={each.label}
          tabIndex={each.value === value ? 0 : -1}
          onClick={() => !disabled && onChange(each.value)}
        >
          {each.icon !== undefined && <Icon name={each.icon} />}
          <span className="label">{each.label}</span>
          {each.shortcut !== undefined && <kbd className="hide-narrow">{each.shortcut}</kbd>}
        </button>
      ))}
    </div>
  )
}

/** The segment `step` places further, round the ends. */
function nextSegment<Value extends string>(segments: readonly Segment<Value>[], value: Value, step: number): Value {
  const from = segments.findIndex((each) => each.value === value)
  return segments[(from + step + segments.length) % segments.length]?.value ?? value
}
