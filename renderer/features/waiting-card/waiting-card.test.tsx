import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'

import { localMinute } from '../../../shared/domain/local-minute.ts'
import { locales, type Locale } from '../../../shared/domain/locale.ts'
import type { WaitOfCall } from '../../../shared/domain/tool-call.ts'
import type { CallView } from '../../../shared/ipc/views.ts'
import { createMockBridge } from '../../../test/fakes/mock-bridge.ts'
import { exampleEntries } from '../../../test/fakes/mock-bridge-chats.ts'
import { windowTextIn } from '../../../test/fakes/window-text.ts'
import { TextContext } from '../../i18n/text-context.ts'
import { createApi } from '../../ipc/api.ts'
import { createActions } from '../../state/actions.ts'
import { AppContext } from '../../state/app-context.ts'
import { firstState, type AppState } from '../../state/app-state.ts'
import { WaitingCard } from './waiting-card.tsx'

const [waiting] = exampleEntries('waiting').flatMap((entry) => (entry.kind === 'fixes' ? entry.calls : []))

type Wait = WaitOfCall & Partial<Pick<CallView, 'mayRunNow' | 'state'>>

function drawn(wait: Wait, locale: Locale = 'en', live = true): string {
  const call: Omit<CallView, keyof WaitOfCall> = waiting ?? expect.unreachable('nothing waits')
  const api = createApi(createMockBridge('empty', locale))
  const store = createStore<AppState>(() => firstState)
  return renderToStaticMarkup(
    <AppContext.Provider value={{ api, store, actions: createActions(api, store) }}>
      <TextContext.Provider value={windowTextIn(locale)}>
        <WaitingCard call={{ ...call, ...wait }} live={live} />
      </TextContext.Provider>
    </AppContext.Provider>,
  )
}

const opensAt = new Date(2026, 10, 28, 22).getTime()

test.each(locales)('in %s: what waits for its time says when it goes on, and offers no earlier start', (locale) => {
  const { text } = windowTextIn(locale)
  const html = drawn({ idleReason: 'outside_hours', opensAt, mayRunNow: true }, locale)
  expect(html).toContain(localMinute(opensAt))
  expect(html).toContain('2026-11-28 22:00')
  expect(html).not.toContain(text('ui.card.doItNow'))
  expect(html).toContain(text('ui.card.notToday'))
  expect(drawn({ idleReason: 'in_use', mayRunNow: true }, locale)).toContain(text('ui.card.doItNow'))
})

test.each(['awaiting_idle', 'awaiting_elevation'] as const)(
  'what waits can be given up while it waits: %s',
  (state) => {
    expect(drawn({ idleReason: null, state })).toContain('<button')
    expect(drawn({ idleReason: null, state }, 'en', false)).not.toContain('<button')
  },
)
