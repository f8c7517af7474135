import { createRoot } from 'react-dom/client'
import { createStore } from 'zustand/vanilla'

import { createApi } from '../ipc/api.ts'
import { tellErrors } from '../ipc/tell-errors.ts'
import { createActions } from '../state/actions.ts'
import { firstState, type AppState } from '../state/app-state.ts'
import { hasRoomForPanel, panelAtStart } from '../state/panel.ts'
import { addressShelf, recall, remember } from '../state/remembered.ts'
import { languageOfDocument } from './use-document-look.ts'
import { MainWindow, windowTextOf } from './window.tsx'

/** Everything in the window, from its state to its components, once what it says first is there. */
export async function start(): Promise<void> {
  const bridge = window.deskmedic
  const api = createApi(bridge)
  const tell = tellErrors(window, api)
  const shelf = addressShelf(window)
  const before = recall(shelf)
  const store = createStore<AppState>(() => ({
    ...firstState,
    panel: panelAtStart(document.documentElement.dataset['panel'], hasRoomForPanel()),
    ...(before === null ? {} : { page: before.page, layout: before.layout, panel: before.panel, fieldKey: null }),
  }))
  const actions = createActions(api, store)
  actions.connect(bridge.onPush, before?.chatId ?? null)
  store.subscribe((state) => remember(shelf, state))
  const locale = languageOfDocument(document.documentElement)
  const spoken = locale === null ? null : await windowTextOf(locale)
  const app = { store, actions, api }
  const root = document.getElementById('root')
  if (root !== null) createRoot(root, { onCaughtError: tell }).render(<MainWindow app={app} spoken={spoken} />)
}
