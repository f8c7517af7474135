import type { ReactNode } from 'react'

import type { ChatEntry } from '../../../shared/ipc/views.ts'
import { Button } from '../../components/button.tsx'
import { useText } from '../../i18n/text-context.ts'
import { useApp } from '../../state/app-context.ts'

type FixesEntry = Extract<ChatEntry, { readonly kind: 'fixes' }>

/** That a finding is gone is proved by a check. Whether what was told is gone only the person knows. */
export function WorksQuestion({ entry, live }: { readonly entry: FixesEntry; readonly live: boolean }): ReactNode {
  const { text } = useText()
  const { actions } = useApp()
  if (entry.works === null || (entry.works === 'asked' && !live)) return null
  if (entry.works !== 'asked') {
    return <p className="small muted">{text(entry.works === 'yes' ? 'ui.works.saidYes' : 'ui.works.saidNo')}</p>
  }
  return (
    <>
      <h2 className="strong grow">{text('ui.works.question')}</h2>
      <Button onClick={() => void actions.sayWorks(entry.id, true)}>{text('ui.works.yes')}</Button>
      <Button onClick={() => void actions.sayWorks(entry.id, false)}>{text('ui.works.no')}</Button>
    </>
  )
}
