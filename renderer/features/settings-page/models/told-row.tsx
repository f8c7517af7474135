import type { ReactNode } from 'react'

import type { ModelsView } from '../../../../shared/ipc/model-view.ts'
import { LockLine } from '../../../components/lock-line.tsx'
import { useText } from '../../../i18n/text-context.ts'
import { WideRow } from '../wide-row.tsx'

/** What of this PC the model is told. */
export function ToldRow({ view: { place, sendPii } }: { readonly view: ModelsView }): ReactNode {
  const { text } = useText()
  const about = place === 'here' ? 'here' : sendPii.value
  return (
    <WideRow icon="eye" title={text('ui.models.sends')} about={text(`ui.models.sends.${about}`)}>
      {place !== 'here' && sendPii.lockedBy !== null && <LockLine lockedBy={sendPii.lockedBy} />}
    </WideRow>
  )
}
