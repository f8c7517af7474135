import { useId, type ReactNode } from 'react'

import { Icon } from './icon.tsx'

export type Choice<Value extends string> = { readonly value: Value; readonly label: string }

type ChoiceFieldProps<Value extends string> = {
  readonly label: string
  /** False where the label stands beside the field already; it is still read aloud. */
  readonly showLabel?: boolean
  readonly value: Value
  readonly choices: readonly Choice<Value>[]
  readonly describedBy?: string
  readonly onChange: (value: Value) => void
}

/** One of several values, by the list of the system: keyboard, screen reader and contrast come with it. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>): ReactNode {
  const { label, showLabel = false, value, choices, describedBy, onChange } = props
  const id = useId()
  return (
    <span className="choice-field">
      <label htmlFor={id} className={showLabel ? 'small muted' : 'vh'}>
        {label}
      </label>
      <span className="choice-box">
        <select
          id={id}
          value={value}
          aria-describedby={describedBy}
          onChange={(event) => {
            const chosen = choices.find((each) => each.value === event.currentTarget.value)
            if (chosen !== undefined) onChange(chosen.value)
          }}
        >
          {choices.map((each) => (
            <option key={each.value} value={each.value}>
              {each.label}
            </option>
          ))}
        </select>
        <Icon name="down" size={12} />
      </span>
    </span>
  )
}
