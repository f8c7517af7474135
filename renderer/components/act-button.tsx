import type { ReactNode } from 'react'

import type { AdviceView } from '../../shared/ipc/advice-view.ts'
import { useApp } from '../state/app-context.ts'
import { Button } from './button.tsx'

type Props = Pick<AdviceView, 'act'> & {
  /** It is the one thing to do. */
  readonly isMain?: boolean
}

/** Does of an advice what one click can do: it opens a page of Windows or runs a check, and changes nothing. */
export function ActButton({ act, isMain = false }: Props): ReactNode {
  const { api, actions } = useApp()
  if (act === null) return null
  const run = (): void => {
    if (act.kind === 'check') void actions.runChecks([act.tool])
    else void actions.ask(api['places.open']({ place: act.place }))
  }
  return (
    <Button
      look={isMain ? 'primary' : 'plain'}
      small={!isMain}
      icon={act.kind === 'check' ? 'search' : 'link'}
      onClick={run}
    >
      {act.label}
    </Button>
  )
}
