import type { ReactNode } from 'react'

import { Icon } from '../components/icon.tsx'
import { visibleString } from '../components/visible-text.ts'
import type { IconName } from '../components/icon-shapes.ts'
import type { NetworkMode } from '../../shared/domain/network-mode.ts'
import { useText } from '../i18n/text-context.ts'
import { useApp, useAppState } from '../state/app-context.ts'
import { panelId, usePanelShown } from './panel.tsx'
import { TrafficCounter } from './traffic-counter.tsx'

const modeIcons = { online: 'globe', internal: 'building', offline: 'offline' } as const satisfies Record<
  NetworkMode,
  IconName
>

/** Always in sight: which PC, which mode, which planner, what left the PC. */
export function Footer(): ReactNode {
  const { text } = useText()
  const pc = useAppState((state) => state.pc)
  if (pc === null) return <footer className="footer" aria-label={text('ui.shell.status')} />
  const { target, mode, planner } = pc
  return (
    <footer className="footer" aria-label={text('ui.shell.status')} data-pane="footer" tabIndex={0}>
      <Cell icon={target.kind === 'simulated' ? 'flask' : 'monitor'} words={text(`ui.shell.target.${target.kind}`)} />
      <ModeButton mode={mode.value} />
      {planner.kind === 'model' ? (
        <Cell icon="model" words={visibleString(planner.model)} />
      ) : (
        <Cell icon="planner" words={text(`ui.shell.planner.${planner.kind}`)} />
      )}
      {pc.admin.endsAt !== null && <Cell icon="admin" words={text('ui.shell.admin.on')} />}
      <span className="spring" />
      <TrafficCounter total={pc.bytesSent} byTool={pc.bytesSentByTool} />
    </footer>
  )
}

/** The mode is changed in the panel: a click leads there. */
function ModeButton({ mode }: { readonly mode: NetworkMode }): ReactNode {
  const { text } = useText()
  const { actions } = useApp()
  const words = text(`ui.shell.mode.${mode}`)
  return (
    <button
      type="button"
      className="cell num"
      aria-label={text('ui.shell.panelOfMode', { mode: words })}
      aria-expanded={usePanelShown()}
      aria-controls={panelId}
      onClick={() => void actions.togglePanel()}
    >
      <Icon name={modeIcons[mode]} />
      {words}
    </button>
  )
}

function Cell({ icon, words }: { readonly icon: IconName; readonly words: string }): ReactNode {
  return (
    <span className="cell num">
      <Icon name={icon} />
      {words}
    </span>
  )
}
