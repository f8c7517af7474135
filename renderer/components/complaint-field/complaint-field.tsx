import { useEffect, type ReactNode } from 'react'

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
  useEffect(() => {
    if (focused) field.current?.focus()
  }, [field, focused])
  return (
    <div className="growing" data-text={draft}>
      <textarea
        ref={field}
        rows={1}
        defaultValue={draft}
        maxLength={messageLimit}
        placeholder={placeholder}
        aria-label={label}
        onInput={onInput}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}
