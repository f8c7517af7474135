import type { ReactNode } from 'react'

import type { WithheldView } from '../../shared/ipc/views.ts'
import { ErrorActions } from './error-actions.tsx'
import { ErrorCode } from './error-code.tsx'
import { Icon } from './icon.tsx'
import { PlainText } from './plain-text.tsx'

/** What was left out, and why: never silently missing. */
export function Withheld({
  title,
  items,
}: {
  readonly title: string
  readonly items: readonly WithheldView[]
}): ReactNode {
  if (items.length === 0) return null
  return (
    <details className="withheld">
      <summary>{title}</summary>
      <ul>
        {items.map((item) => (
          <li key={`${item.title} ${item.reason.number}`}>
            <Icon name="skipped" />
            <span>
              <span className="strong">{item.title}</span> <PlainText text={item.reason.why} />{' '}
              <PlainText text={item.reason.next} />
            </span>
            <ErrorActions code={item.reason.code} />
            <ErrorCode number={item.reason.number} />
          </li>
        ))}
      </ul>
    </details>
  )
}
