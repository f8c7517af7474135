import { useEffect, useState, type ReactNode } from 'react'

import { messageLimit, type ComplaintField } from './use-complaint-field.ts'
import './complaint-field.css'

type Props = {
  readonly parts: ComplaintField
  readonly label: string
  readonly placeholder: string
  readonly draft: string
  readonly focused?: boolean
}

export function ComplaintTextArea({ parts, label, placeholder, draft, focused = false }: Props): ReactNode {
  const { field, onInput, onKeyDown } = parts
  // What is typed later is written by whoever types it.
  const [first] = useState(draft)
  useEffect(() => {
    if (focused) field.current?.focus()
  }, [field, focused])
  return (
    <div className="growing" data-text={first}>
      <textarea
        ref={field}
        rows={1}
        defaultValue={first}
        maxLength={messageLimit}
        placeholder={placeholder}
        aria-label={label}
        onInput={onInput}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}
