import type { ReactNode } from 'react'

import { Icon } from '../components/icon.tsx'
import type { IconName } from '../components/icon-shapes.ts'
import type { NetworkMode } from '../../shared/domain/network-mode.ts'
import { useText } from '../i18n/text-context.ts'
import { useAppState } from '../state/app-context.ts'
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
      <Cell icon={modeIcons[mode.value]} words={text(`ui.shell.mode.${mode.value}`)} />
      <Cell icon="planner" words={text(`ui.shell.planner.${planner.kind}`)} />
      <span className="spring" />
      <TrafficCounter total={pc.bytesSent} byTool={pc.bytesSentByTool} />
    </footer>
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
