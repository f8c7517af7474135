import type { ReactNode } from 'react'

import { useText } from '../i18n/text-context.ts'
import { Icon } from './icon.tsx'

/** Says where the answer is given that a change waits for; said aloud when it appears. */
export function WaitingNote({ waiting }: { readonly waiting: boolean }): ReactNode {
  const { text } = useText()
  return (
    <div role="status">
      {waiting && (
        <p className="waiting-note small">
          <Icon name="idle" />
          {text('ui.external.waiting')}
        </p>
      )}
    </div>
  )
}
