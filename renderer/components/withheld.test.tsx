import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'

import { createMockBridge } from '../../test/fakes/mock-bridge.ts'
import { windowTextIn } from '../../test/fakes/window-text.ts'
import { TextContext } from '../i18n/text-context.ts'
import { createApi } from '../ipc/api.ts'
import { createActions } from '../state/actions.ts'
import { AppContext } from '../state/app-context.ts'
import { firstState, type AppState } from '../state/app-state.ts'
import { Withheld } from './withheld.tsx'

const why = 'The network mode is “Offline”.'
const reason = { code: 'mode_blocks_tool', number: 'DM-MODE-1', why, next: 'Choose another mode.' } as const

function drawn(layout: AppState['layout']): string {
  const api = createApi(createMockBridge('empty', 'en'))
  const store = createStore<AppState>(() => ({ ...firstState, layout }))
  return renderToStaticMarkup(
    <AppContext.Provider value={{ api, store, actions: createActions(api, store) }}>
      <TextContext.Provider value={windowTextIn('en')}>
        <Withheld title="Not run" items={[{ title: 'Look up an address', reason }]} />
      </TextContext.Provider>
    </AppContext.Provider>,
  )
}

test('what was left out says why to everybody; its code is for technicians alone', () => {
  for (const layout of ['simple', 'technician'] as const) expect(drawn(layout)).toContain(why)
  expect(drawn('technician')).toContain('DM-MODE-1')
  expect(drawn('simple')).not.toContain('DM-MODE-1')
})
