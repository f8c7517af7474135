import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'

import type { AdminView } from '../../../shared/ipc/admin-view.ts'
import { createMockBridge } from '../../../test/fakes/mock-bridge.ts'
import { examplePc, managedPc } from '../../../test/fakes/mock-bridge-pc.ts'
import { windowTextIn } from '../../../test/fakes/window-text.ts'
import { TextContext } from '../../i18n/text-context.ts'
import { createApi } from '../../ipc/api.ts'
import { createActions } from '../../state/actions.ts'
import { AppContext } from '../../state/app-context.ts'
import { firstState, type AppState } from '../../state/app-state.ts'
import { AdminSection } from './admin-section.tsx'

const english = windowTextIn('en')

function drawn(admin: AdminView): string {
  const api = createApi(createMockBridge('empty', 'en'))
  const store = createStore<AppState>(() => firstState)
  return renderToStaticMarkup(
    <AppContext.Provider value={{ api, store, actions: createActions(api, store) }}>
      <TextContext.Provider value={english}>
        <AdminSection admin={admin} />
      </TextContext.Provider>
    </AppContext.Provider>,
  )
}

test('kept off by the organisation it is off, with a lock, the name of the value and whom to ask', () => {
  const html = drawn(managedPc.admin)
  const lock = english.text('ui.settings.lock', { source: 'policy', place: 'machine', name: 'AllowAdminMode' })
  expect(html).toContain(lock)
  expect(html).toContain('IT Service Desk, 4400')
  expect(html).toContain(`>${english.text('ui.panel.off')}<`)
  expect(html).toMatch(/aria-describedby="(\S+)-why \1-lock"/)
})

test('where this PC cannot there is no lock, and where nobody has switched it on neither', () => {
  const impossible = drawn({ ...examplePc.admin, possible: false })
  expect(impossible).toContain(english.text('ui.panel.adminImpossible'))
  expect(impossible).not.toContain('lockline')
  expect(drawn(examplePc.admin)).toContain(`>${english.text('ui.panel.off')}<`)
  expect(drawn(examplePc.admin)).not.toContain('lockline')
})
