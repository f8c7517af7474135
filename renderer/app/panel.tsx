import { useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'

import { useText } from '../i18n/text-context.ts'
import { useAppState } from '../state/app-context.ts'
import { hasRoomForPanel, isPanelShown, watchRoomForPanel } from '../state/panel.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { latePanel } from './pages.tsx'

/** What buttons that show and hide the panel control. */
export const panelId = 'this-pc'

export function usePanelShown(): boolean {
  const hasRoom = useSyncExternalStore(watchRoomForPanel, hasRoomForPanel)
  return useAppState((state) => isPanelShown(state, hasRoom))
}

/** Beside the chat in a wide window, above it in a narrow one. */
export function Panel(): ReactNode {
  const { text } = useText()
  const known = useAppState((state) => state.pc !== null)
  const place = useRef<HTMLElement>(null)
  // The focus that was in it goes back to where it is opened from.
  useLayoutEffect(() => {
    const panel = place.current
    return () => {
      if (panel?.contains(document.activeElement) !== true) return
      document.querySelector<HTMLElement>(`footer [aria-controls="${panelId}"]`)?.focus()
    }
  }, [])
  return (
    <aside
      ref={place}
      id={panelId}
      className="panel"
      aria-label={text('ui.shell.panel')}
      data-pane="panel"
      tabIndex={0}
    >
      <ErrorBoundary>{known && <latePanel.Part />}</ErrorBoundary>
    </aside>
  )
}
