import type { ReactNode } from 'react'

import type { GrantView } from '../../../shared/ipc/setting-view.ts'
import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import { PlainText } from '../../components/plain-text.tsx'
import { useText, type WindowText } from '../../i18n/text-context.ts'
import { useApp } from '../../state/app-context.ts'

/** Standing permissions: each can be revoked with one click. */
export function GrantList({ grants }: { readonly grants: readonly GrantView[] }): ReactNode {
  const { text } = useText()
  if (grants.length === 0) return <p className="set-none small">{text('ui.settings.noGrants')}</p>
  return (
    <ul>
      {grants.map((grant) => (
        <GrantRow key={grant.id} grant={grant} />
      ))}
    </ul>
  )
}

function GrantRow({ grant }: { readonly grant: GrantView }): ReactNode {
  const windowText = useText()
  const { text } = windowText
  const { api, actions, store } = useApp()
  const revoke = async (): Promise<void> => {
    const settings = await actions.ask(api['grants.revoke']({ grantId: grant.id }))
    if (settings !== null) store.setState({ settings })
  }
  return (
    <li className="set-row">
      <Icon name="shield" size={20} />
      <div>
        <h3>
          <PlainText text={grant.title} />
        </h3>
        <p className="d">{scopeText(grant, windowText)}</p>
      </div>
      <div className="end">
        <Button
          small
          aria-label={text('ui.settings.revokeNamed', { title: grant.title })}
          onClick={() => void revoke()}
        >
          {text('ui.settings.revoke')}
        </Button>
      </div>
    </li>
  )
}

function scopeText({ scope, expiresAt }: GrantView, { text, formats }: WindowText): string {
  if (scope !== 'until' || expiresAt === null) return text(`ui.settings.grant.${scope === 'tool' ? 'tool' : 'session'}`)
  return text('ui.settings.grant.until', { date: formats.date(expiresAt) })
}
