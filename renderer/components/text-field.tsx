import type { ReactNode } from 'react'

import '../styles/text-field.css'

type TextFieldProps = {
  /** Stands in the empty field, and is read aloud. */
  readonly label: string
  /** Read aloud instead of the label where that alone would not say which field it is. */
  readonly name?: string
  readonly value: string
  /** What is typed cannot be read over the shoulder and is offered nowhere again. */
  readonly secret?: boolean
  readonly invalid?: boolean
  readonly describedBy?: string
  /** The keyboard is here as soon as the field appears: a person has just asked for it. */
  readonly isFirst?: boolean
  readonly onChange: (value: string) => void
}

/** One line of text that a person enters. */
export function TextField(props: TextFieldProps): ReactNode {
  const { label, name = label, value, secret = false, invalid = false, isFirst = false, describedBy, onChange } = props
  return (
    <label className={invalid ? 'field text-field invalid' : 'field text-field'}>
      <input
        type={secret ? 'password' : 'text'}
        aria-label={name}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        placeholder={label}
        value={value}
        autoComplete={secret ? 'new-password' : 'off'}
        spellCheck={false}
        autoFocus={isFirst}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  )
}
