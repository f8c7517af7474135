import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'

import type { FixResultView } from '../../../shared/ipc/views.ts'
import { createMockBridge } from '../../../test/fakes/mock-bridge.ts'
import { windowTextIn } from '../../../test/fakes/window-text.ts'
import { TextContext } from '../../i18n/text-context.ts'
import { createApi } from '../../ipc/api.ts'
import { createActions } from '../../state/actions.ts'
import { AppContext } from '../../state/app-context.ts'
import { firstState, type AppState } from '../../state/app-state.ts'
import { FixResults } from './fix-results.tsx'

const why = 'The part with administrator rights ended in the middle.'
const lost = {
  ...{ callId: 'c1', title: 'Restart the service', verdict: 'cannot_tell', reason: null, reasonText: why },
  ...{ notes: [], changes: [], diffs: [], pictures: null, undoUntil: null, undone: false, cleared: null },
  ...{ isBack: false, again: null, withoutUndo: null },
  error: { code: 'broker_lost', number: 'DM-ADMIN-8', why, next: 'Run the check again.' },
} as const satisfies FixResultView

function drawn(result: FixResultView): string {
  const api = createApi(createMockBridge('empty', 'en'))
  const store = createStore<AppState>(() => firstState)
  return renderToStaticMarkup(
    <AppContext.Provider value={{ api, store, actions: createActions(api, store) }}>
      <TextContext.Provider value={windowTextIn('en')}>
        <FixResults results={[result]} live={false} drawn={() => null} />
      </TextContext.Provider>
    </AppContext.Provider>,
  )
}

test('a sentence that is the reason of a verdict and of an error is said once, with what to do and the number', () => {
  const html = drawn(lost)
  expect(html.split(why)).toHaveLength(2)
  expect(html).toContain('Run the check again.')
  expect(html).toContain('DM-ADMIN-8')
})

test('an error that says something else is said whole', () => {
  const html = drawn({ ...lost, reasonText: 'Nobody looked again.' })
  expect(html).toContain('Nobody looked again.')
  expect(html).toContain(`${why} Run the check again.`)
})
