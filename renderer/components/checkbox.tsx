import type { ReactNode } from 'react'

type CheckboxProps = {
  readonly id: string
  readonly checked: boolean
  readonly disabled?: boolean
  readonly onChange: (checked: boolean) => void
}

/** A box to tick; its label is a `<label htmlFor={id}>` elsewhere. */
export function Checkbox({ id, checked, disabled = false, onChange }: CheckboxProps): ReactNode {
  return (
    <input
      type="checkbox"
      className="check"
      id={id}
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
