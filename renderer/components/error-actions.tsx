import type { ReactNode } from 'react'

import type { ErrorView } from '../../shared/ipc/views.ts'
import type { MessageKey } from '../../shared/texts/messages.ts'
import { useText } from '../i18n/text-context.ts'
import type { PageName } from '../state/app-state.ts'
import { useApp, useAppState, useChange } from '../state/app-context.ts'
import { Button } from './button.tsx'
import { errorHelp } from './error-help.ts'
import { ContactLine, LockLine } from './lock-line.tsx'

/** The next step of an error as a button, where the window can do it; a lock and whom to ask where it cannot. */
export function ErrorActions({ code }: { readonly code: ErrorView['code'] }): ReactNode {
  const help = errorHelp(code)
  const contact = useAppState((state) => state.pc?.adminContact ?? null)
  if (help === null) return null
  if (help === 'go_online') return <GoOnline />
  if (help === 'external') return <SwitchOnExternal />
  if (help === 'network') return <OpenNetworkSettings />
  if (help === 'contact') return <ContactLine contact={contact} />
  return <OpenPage page={help} />
}

function GoOnline(): ReactNode {
  const { text } = useText()
  const { actions } = useApp()
  const mode = useAppState((state) => state.pc?.mode)
  if (mode === undefined || mode.value === 'online') return null
  if (mode.lockedBy !== null) return <LockLine lockedBy={mode.lockedBy} />
  return (
    <Button small icon="globe" onClick={() => void actions.setMode('online')}>
      {text('ui.error.goOnline')}
    </Button>
  )
}

/** The way to the switch; a lock and whom to ask where the organisation has decided. */
function SwitchOnExternal(): ReactNode {
  const lockedBy = useAppState((state) => state.settings?.externalAccess.lockedBy ?? null)
  return lockedBy === null ? <OpenNetworkSettings /> : <LockLine lockedBy={lockedBy} />
}

function OpenNetworkSettings(): ReactNode {
  const { text } = useText()
  const change = useChange()
  return (
    <Button small icon="arrow" onClick={() => change({ page: 'settings', settingsPart: 'network' })}>
      {text('ui.error.openSettings')}
    </Button>
  )
}

const pageWords = {
  settings: 'ui.error.openSettings',
  tools: 'ui.error.openTools',
  history: 'ui.error.openHistory',
} as const satisfies Partial<Record<PageName, MessageKey>>

function OpenPage({ page }: { readonly page: keyof typeof pageWords }): ReactNode {
  const { text } = useText()
  const change = useChange()
  const current = useAppState((state) => state.page)
  if (current === page) return null
  return (
    <Button small icon="arrow" onClick={() => change({ page })}>
      {text(pageWords[page])}
    </Button>
  )
}
