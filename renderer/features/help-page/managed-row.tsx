import type { ReactNode } from 'react'

import { Button } from '../../components/button.tsx'
import { useText } from '../../i18n/text-context.ts'
import { useAppState, useChange } from '../../state/app-context.ts'
import { countLocked } from '../../state/is-locked.ts'
import { Row } from './row.tsx'

/** How much of the settings the organisation has decided; nothing where it has decided nothing. */
export function ManagedRow(): ReactNode {
  const { text } = useText()
  const change = useChange()
  const count = useAppState(({ settings }) => (settings === null ? 0 : countLocked(settings)))
  if (count === 0) return null
  return (
    <Row title={text('ui.help.managed')} say={text('ui.settings.managed', { count })}>
      <Button small onClick={() => change({ page: 'settings' })}>
        {text('ui.shell.settings')}
      </Button>
    </Row>
  )
}
