import { useId, type ReactNode } from 'react'

import type { ConfirmationView } from '../../shared/ipc/confirmation-view.ts'
import { Checkbox } from '../components/checkbox.tsx'
import { PlainText } from '../components/plain-text.tsx'
import type { ConfirmText } from './confirm-text.ts'

type Props = {
  readonly parts: NonNullable<ConfirmationView['keepable']>
  readonly kept: readonly string[]
  readonly onChange: (kept: readonly string[]) => void
  readonly text: ConfirmText
}

/** What a person can keep back of what would leave. Nothing is ticked beforehand. */
export function KeepBack({ parts, kept, onChange, text }: Props): ReactNode {
  const id = useId()
  return (
    <details className="dlg-details keep-back">
      <summary>{text('ui.confirm.keptBack', { count: kept.length })}</summary>
      <p className="muted small">{text('ui.confirm.keptBack.about')}</p>
      <ul>
        {parts.map(({ key, label }, place) => (
          <li key={key}>
            <Checkbox
              id={`${id}-${String(place)}`}
              checked={kept.includes(key)}
              onChange={(wanted) => onChange(wanted ? [...kept, key] : kept.filter((other) => other !== key))}
            />
            <label htmlFor={`${id}-${String(place)}`}>
              <PlainText text={label} />
            </label>
          </li>
        ))}
      </ul>
    </details>
  )
}
