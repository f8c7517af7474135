import type { ReactNode } from 'react'

import type { PcView } from '../../../shared/ipc/views.ts'
import { LockLine } from '../../components/lock-line.tsx'
import { modeSegments } from '../../components/mode-segments.ts'
import { Segmented } from '../../components/segmented.tsx'
import { useWaiting } from '../../components/use-waiting.ts'
import { WaitingNote } from '../../components/waiting-note.tsx'
import { useText } from '../../i18n/text-context.ts'
import { useApp } from '../../state/app-context.ts'

/** Takes effect at once, everywhere; main answers with what is possible from now on. */
export function NetworkModeSection({ mode }: { readonly mode: PcView['mode'] }): ReactNode {
  const { text } = useText()
  const { actions } = useApp()
  const { waiting, during } = useWaiting()
  return (
    <section className="sec modes">
      <div className="sec-head">
        <h2>{text('ui.panel.mode')}</h2>
      </div>
      <Segmented
        label={text('ui.panel.mode')}
        value={mode.value}
        segments={modeSegments(text)}
        disabled={mode.lockedBy !== null}
        onChange={(value) => void during(actions.setMode(value))}
      />
      <WaitingNote waiting={waiting} />
      <p className="note">{text(`ui.panel.modeAbout.${mode.value}`)}</p>
      {mode.lockedBy !== null && <LockLine lockedBy={mode.lockedBy} />}
    </section>
  )
}
