import type { ReactNode } from 'react'

type SwitchProps = {
  readonly label: string
  readonly checked: boolean
  readonly disabled?: boolean
  readonly onChange: (checked: boolean) => void
}

/** On or off; it acts at once. */
export function Switch({ label, checked, disabled = false, onChange }: SwitchProps): ReactNode {
  return (
    <button
      type="button"
      className="switch"
      role="switch"
      aria-checked={checked}
      aria-disabled={disabled}
      aria-label={label}
      onClick={() => !disabled && onChange(!checked)}
    />
  )
}
