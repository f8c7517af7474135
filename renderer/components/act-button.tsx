import type { ReactNode } from 'react'

import type { AdviceView } from '../../shared/ipc/advice-view.ts'
import { useApp } from '../state/app-context.ts'
import { Button } from './button.tsx'

/** Does of an advice what one click can do: it opens a page of Windows or runs a check, and changes nothing. */
export function ActButton({ act }: Pick<AdviceView, 'act'>): ReactNode {
  const { api, actions } = useApp()
  if (act === null) return null
  const run = (): void => {
    if (act.kind === 'check') void actions.runChecks([act.tool])
    else void actions.ask(api['places.open']({ place: act.place }))
  }
  return (
    <Button small icon={act.kind === 'check' ? 'search' : 'link'} onClick={run}>
      {act.label}
    </Button>
  )
}
