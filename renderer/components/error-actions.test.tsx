import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'

import { createMockBridge } from '../../test/fakes/mock-bridge.ts'
import { examplePc, exampleSettings } from '../../test/fakes/mock-bridge-pc.ts'
import { windowTextIn } from '../../test/fakes/window-text.ts'
import { TextContext } from '../i18n/text-context.ts'
import { createApi } from '../ipc/api.ts'
import { createActions } from '../state/actions.ts'
import { AppContext } from '../state/app-context.ts'
import { firstState, type AppState } from '../state/app-state.ts'
import { ErrorActions } from './error-actions.tsx'

const english = windowTextIn('en')

function drawn(code: Parameters<typeof ErrorActions>[0]['code'], state: Partial<AppState>): string {
  const api = createApi(createMockBridge('empty', 'en'))
  const store = createStore<AppState>(() => ({ ...firstState, ...state }))
  return renderToStaticMarkup(
    <AppContext.Provider value={{ api, store, actions: createActions(api, store) }}>
      <TextContext.Provider value={english}>
        <ErrorActions code={code} />
      </TextContext.Provider>
    </AppContext.Provider>,
  )
}

const openSettings = english.text('ui.error.openSettings')

test('external access that is off leads to its switch', () => {
  expect(drawn('external_access_off', { settings: exampleSettings })).toContain(openSettings)
  expect(drawn('search_not_set_up', { settings: exampleSettings })).toContain(openSettings)
})

test('fixed by the organisation it names whom to ask, and offers no switch', () => {
  const lockedBy = {
    source: 'policy',
    contact: 'IT help desk, 4400',
    policy: { place: 'machine', name: 'ExternalAccess' },
  } as const
  const settings = { ...exampleSettings, externalAccess: { value: 'off', source: 'policy', lockedBy } as const }
  const html = drawn('external_access_off', { settings })
  expect(html).toContain('IT help desk, 4400')
  expect(html).toContain(
    english.text('ui.settings.lock', { source: 'policy', place: 'machine', name: 'ExternalAccess' }),
  )
  expect(html).not.toContain(openSettings)
})

test('only what the organisation has blocked names whom to ask', () => {
  const pc = { ...examplePc, adminContact: 'IT help desk, 4400' }
  expect(drawn('blocked_by_policy', { pc })).toContain('IT help desk, 4400')
  expect(drawn('blocked_in_settings', { pc })).toBe('')
})
