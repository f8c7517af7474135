import { useEffect } from 'react'

import { useApp } from '../state/app-context.ts'
import type { Shortcut } from './shortcuts.ts'
import { shortcutOf } from './shortcuts.ts'
import { focusNextPane } from './panes.ts'

/** Keys of the whole window. */
export function useShortcuts(): void {
  const { store, actions } = useApp()
  useEffect(() => {
    const { getState, setState } = store
    const doIt: Readonly<Record<Shortcut, () => void>> = {
      palette: () => setState({ overlay: 'palette' }),
      keys: () => setState({ overlay: getState().overlay === 'keys' ? 'none' : 'keys' }),
      find: () => {
        if (getState().page === 'chat') setState(({ find }) => ({ find: { ...find, open: true }, shownCallId: null }))
      },
      new_chat: () => void actions.newChat(),
      layout: () => setState(({ layout }) => ({ layout: layout === 'simple' ? 'technician' : 'simple' })),
      panel: () => void actions.togglePanel(),
      next_pane: () => focusNextPane(1),
      previous_pane: () => focusNextPane(-1),
    }
    const onKeyDown = (event: KeyboardEvent): void => {
      const shortcut = event.isComposing ? null : shortcutOf(event)
      if (shortcut === null) return
      event.preventDefault()
      if (getState().overlay === 'none' || shortcut === 'palette' || shortcut === 'keys') doIt[shortcut]()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [store, actions])
}
