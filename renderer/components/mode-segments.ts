import { networkModes, type NetworkMode } from '../../shared/domain/network-mode.ts'
import type { WindowText } from '../i18n/text-context.ts'
import type { Segment } from './segmented.tsx'

const icons = { online: 'globe', internal: 'building', offline: 'offline' } as const satisfies Record<
  NetworkMode,
  string
>

/** The network modes as one switch, the same wherever the mode can be changed. */
export function modeSegments(text: WindowText['text']): readonly Segment<NetworkMode>[] {
  return networkModes.map((mode) => ({ value: mode, label: text(`ui.panel.mode.${mode}`), icon: icons[mode] }))
}
