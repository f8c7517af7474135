import type { ReactNode } from 'react'

import type { ErrorView } from '../../shared/ipc/views.ts'
import { useText } from '../i18n/text-context.ts'
import { ErrorCode } from './error-code.tsx'
import { errorSentences } from './error-sentences.ts'
import { Icon } from './icon.tsx'
import { PlainText } from './plain-text.tsx'
import '../styles/text-field.css'

/** Why a value was not taken, beside its field; said aloud when it appears. */
export function FieldError({ error, id }: { readonly error: ErrorView | null; readonly id: string }): ReactNode {
  const windowText = useText()
  return (
    <div role="alert" id={id}>
      {error !== null && (
        <p className="field-error">
          <Icon name="warning" tone="v-warning" />
          <span>
            <PlainText text={errorSentences(error, windowText)} />
          </span>
          <ErrorCode number={error.number} />
        </p>
      )}
    </div>
  )
}
