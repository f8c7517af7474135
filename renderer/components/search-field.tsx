import type { ReactNode } from 'react'

import { Icon } from './icon.tsx'

type SearchFieldProps = {
  readonly label: string
  readonly value: string
  /** How many were found, in words; also said aloud. */
  readonly found?: string
  readonly onChange: (value: string) => void
}

/** Words to search for; Escape empties it. */
export function SearchField({ label, value, found, onChange }: SearchFieldProps): ReactNode {
  return (
    <label className="field findbox">
      <Icon name="search" />
      <input
        type="text"
        aria-label={label}
        placeholder={label}
        value={value}
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '' || event.nativeEvent.isComposing) return
          event.stopPropagation()
          onChange('')
        }}
      />
      {found !== undefined && (
        <span className="caption nowrap" role="status">
          {found}
        </span>
      )}
    </label>
  )
}
