import type { ReactNode } from 'react'

import type { LockedBy } from '../../shared/ipc/views.ts'
import { useText } from '../i18n/text-context.ts'
import { sourceWord } from './source-word.ts'
import { Icon } from './icon.tsx'
import { PlainText } from './plain-text.tsx'

/** Why a value cannot be changed here: where it comes from and whom to ask. */
export function LockLine({ lockedBy, id }: { readonly lockedBy: LockedBy; readonly id?: string }): ReactNode {
  const { text } = useText()
  return (
    <span className="lockline" id={id}>
      <Icon name="lock" />
      <span>
        <PlainText text={text('ui.settings.lock', { source: sourceWord(text, lockedBy.source) })} />
      </span>
      {lockedBy.contact !== null && (
        <span className="strong">
          <PlainText text={text('ui.settings.contact', { contact: lockedBy.contact })} />
        </span>
      )}
    </span>
  )
}
