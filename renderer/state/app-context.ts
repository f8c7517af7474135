import { createContext, useContext } from 'react'
import { useStore } from 'zustand'

import type { Api } from '../ipc/api.ts'
import type { Actions } from './actions.ts'
import type { AppState, AppStore } from './app-state.ts'

/** What every feature works with: the state of the window, the ways to change it, the way to main. */
export type App = { readonly store: AppStore; readonly actions: Actions; readonly api: Api }

export const AppContext = createContext<App | null>(null)

export function useApp(): App {
  const app = useContext(AppContext)
  if (app === null) throw new Error('A component that needs the state stands outside of the window.')
  return app
}

/** One part of the state; the component is drawn again when this part changes. */
export function useAppState<Part>(select: (state: AppState) => Part): Part {
  return useStore(useApp().store, select)
}

/** Changes the state of the window itself: page, view, panel, what is open. */
export function useChange(): (change: Partial<AppState>) => void {
  const { store } = useApp()
  return (change) => store.setState(change)
}
