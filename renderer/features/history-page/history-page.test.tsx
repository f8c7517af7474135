import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'

import { createMockBridge } from '../../../test/fakes/mock-bridge.ts'
import { exampleChats } from '../../../test/fakes/mock-bridge-chats.ts'
import { windowTextIn } from '../../../test/fakes/window-text.ts'
import { TextContext } from '../../i18n/text-context.ts'
import { createApi } from '../../ipc/api.ts'
import { createActions } from '../../state/actions.ts'
import { AppContext } from '../../state/app-context.ts'
import { firstState, type AppState } from '../../state/app-state.ts'
import { HistoryPage } from './history-page.tsx'

test('every chat of the list has a button of its own that deletes it, named after the chat', () => {
  const api = createApi(createMockBridge('empty', 'en'))
  const store = createStore<AppState>(() => ({ ...firstState, chats: exampleChats }))
  const html = renderToStaticMarkup(
    <AppContext.Provider value={{ api, store, actions: createActions(api, store) }}>
      <TextContext.Provider value={windowTextIn('en')}>
        <HistoryPage />
      </TextContext.Provider>
    </AppContext.Provider>,
  )
  for (const { title } of exampleChats) expect(html).toContain(`aria-label="Delete the chat: ${title}"`)
  expect(html.match(/aria-keyshortcuts="F2 Delete"/g)).toHaveLength(exampleChats.length)
})
