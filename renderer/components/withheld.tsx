import type { ReactNode } from 'react'

import type { WithheldView } from '../../shared/ipc/views.ts'
import { useText } from '../i18n/text-context.ts'
import { useAppState } from '../state/app-context.ts'
import { ErrorActions } from './error-actions.tsx'
import { ErrorCode } from './error-code.tsx'
import { errorSentences } from './error-sentences.ts'
import { Icon } from './icon.tsx'
import { NamedSentence } from './named-sentence.tsx'

/** What was left out, and why: never silently missing. Nothing has failed, so the code is for technicians alone. */
export function Withheld({
  title,
  items,
}: {
  readonly title: string
  readonly items: readonly WithheldView[]
}): ReactNode {
  const windowText = useText()
  const isTechnician = useAppState((state) => state.layout === 'technician')
  if (items.length === 0) return null
  return (
    <details className="withheld">
      <summary>{title}</summary>
      <ul>
        {items.map((item) => (
          <li key={`${item.title} ${item.reason.number}`}>
            <Icon name="skipped" />
            <span>
              <NamedSentence name={item.title} sentence={errorSentences(item.reason, windowText)} />
            </span>
            <ErrorActions code={item.reason.code} />
            {isTechnician && <ErrorCode number={item.reason.number} />}
          </li>
        ))}
      </ul>
    </details>
  )
}
