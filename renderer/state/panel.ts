import type { AppState } from './app-state.ts'

type PanelState = Pick<AppState, 'page' | 'layout' | 'panel' | 'chat'>

/**
 * Whether the panel is beside the chat. Until a person opens or closes it, only who reads an answer as a technician has it, and only
 * where there is room.
 */
export function isPanelShown({ page, layout, panel, chat }: PanelState, hasRoom: boolean): boolean {
  if (page !== 'chat') return false
  if (panel !== 'auto') return panel === 'open'
  return hasRoom && layout === 'technician' && (chat?.entries.length ?? 0) > 0
}

/** What a person wants who asks for the other: nothing special, where the panel is so by itself. */
export function toggledPanel(state: PanelState, hasRoom: boolean): AppState['panel'] {
  const wanted = !isPanelShown(state, hasRoom)
  const byItself = isPanelShown({ ...state, page: 'chat', panel: 'auto' }, hasRoom)
  if (wanted === byItself) return 'auto'
  return wanted ? 'open' : 'closed'
}

/** Narrower windows draw the panel above the page: the same width as in the styles of the frame. */
const roomQuery = '(min-width: 68rem)'

export function hasRoomForPanel(): boolean {
  return window.matchMedia(roomQuery).matches
}

/** @returns stops listening. */
export function watchRoomForPanel(onChange: () => void): () => void {
  const query = window.matchMedia(roomQuery)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** What a window begins with: a panel that would lie above the page is not there without being asked for. */
export function panelAtStart(kept: string | undefined, hasRoom: boolean): AppState['panel'] {
  if (kept === 'closed') return 'closed'
  return kept === 'open' && hasRoom ? 'open' : 'auto'
}
