import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'

import type { SettingsView } from '../../../shared/ipc/views.ts'
import { createMockBridge } from '../../../test/fakes/mock-bridge.ts'
import { exampleChats } from '../../../test/fakes/mock-bridge-chats.ts'
import { exampleSettings } from '../../../test/fakes/mock-bridge-pc.ts'
import { createWindowText, TextContext } from '../../i18n/text-context.ts'
import { createApi } from '../../ipc/api.ts'
import { createActions } from '../../state/actions.ts'
import { AppContext } from '../../state/app-context.ts'
import { firstState, type AppState } from '../../state/app-state.ts'
import { SettingsPage } from './settings-page.tsx'

function drawn(settings: SettingsView): string {
  const api = createApi(createMockBridge('empty', 'en'))
  const store = createStore<AppState>(() => ({ ...firstState, settings, chats: exampleChats }))
  return renderToStaticMarkup(
    <AppContext.Provider value={{ api, store, actions: createActions(api, store) }}>
      <TextContext.Provider value={createWindowText('en')}>
        <SettingsPage />
      </TextContext.Provider>
    </AppContext.Provider>,
  )
}

const section = (html: string): string => html.slice(html.indexOf('What is kept'))

test('the days that are kept can be chosen, and everything can be deleted', () => {
  const html = section(drawn(exampleSettings))
  expect(html).toContain('<option value="90" selected="">90 days</option>')
  expect(html).toContain('aria-label="Delete everything now"')
})

test('a number from elsewhere is shown as it is', () => {
  const html = drawn({ ...exampleSettings, historyRetentionDays: { value: '45', source: 'file', lockedBy: null } })
  expect(html).toContain('<option value="45" selected="">45 days</option>')
})

test('days that the organisation has fixed are shown with their reason, and cannot be chosen', () => {
  const lockedBy = { source: 'policy', contact: 'IT help desk, 4400' } as const
  const html = drawn({ ...exampleSettings, historyRetentionDays: { value: '30', source: 'policy', lockedBy } })
  expect(section(html)).toContain('IT help desk, 4400')
  expect(section(html)).toContain('30 days')
  expect(section(html)).not.toContain('<select')
  // The line above all settings counts it.
  expect(html).toContain('class="managed"')
})
