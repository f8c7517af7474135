import type { ReactNode } from 'react'

import type { LockedBy } from '../../shared/ipc/setting-view.ts'
import { useText } from '../i18n/text-context.ts'
import { Icon } from './icon.tsx'
import { PlainText } from './plain-text.tsx'

/** Why a value cannot be changed here: where it comes from and whom to ask. */
export function LockLine({ lockedBy, id }: { readonly lockedBy: LockedBy; readonly id?: string }): ReactNode {
  const { text } = useText()
  const { source, policy } = lockedBy
  const said = { source, place: policy?.place ?? 'none', name: policy?.name ?? 'none' }
  return (
    <span className="lockline" id={id}>
      <Icon name="lock" />
      <span>{text('ui.settings.lock', said)}</span>
      <ContactLine contact={lockedBy.contact} />
    </span>
  )
}

/** Whom to ask about what the organisation has decided. */
export function ContactLine({ contact }: { readonly contact: string | null }): ReactNode {
  const { text } = useText()
  if (contact === null) return null
  return (
    <span className="strong">
      <PlainText text={text('ui.settings.contact', { contact })} />
    </span>
  )
}
