import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'

import { nothingCleared } from '../../shared/ipc/cleared-findings.ts'
import type { ChatEntry } from '../../shared/ipc/views.ts'
import { createMockBridge } from '../../test/fakes/mock-bridge.ts'
import { exampleEntries } from '../../test/fakes/mock-bridge-chats.ts'
import { windowTextIn } from '../../test/fakes/window-text.ts'
import { noSteps } from '../components/offered-steps.ts'
import { TextContext } from '../i18n/text-context.ts'
import { createApi } from '../ipc/api.ts'
import { createActions } from '../state/actions.ts'
import { AppContext } from '../state/app-context.ts'
import { firstState, type AppState, type ChatLayout } from '../state/app-state.ts'
import { EntryView } from './entry-view.tsx'

type Fixes = Extract<ChatEntry, { readonly kind: 'fixes' }>

function drawn(entry: ChatEntry, layout: ChatLayout = 'simple'): string {
  const api = createApi(createMockBridge('empty', 'en'))
  const store = createStore<AppState>(() => ({ ...firstState, layout }))
  return renderToStaticMarkup(
    <AppContext.Provider value={{ api, store, actions: createActions(api, store) }}>
      <TextContext.Provider value={windowTextIn('en')}>
        <EntryView entry={entry} live cleared={nothingCleared} steps={noSteps} plan={null} />
      </TextContext.Provider>
    </AppContext.Provider>,
  )
}

function fixesOf(moment: 'results' | 'waiting'): Fixes {
  const found = exampleEntries(moment).find((entry): entry is Fixes => entry.kind === 'fixes')
  return found ?? expect.unreachable('the example has no repairs')
}

const [results, waiting] = [fixesOf('results'), fixesOf('waiting')]
const question = windowTextIn('en').text('ui.works.question')

test('what is done stands before what still waits, and nobody is asked whether it works before all has ended', () => {
  const html = drawn({ ...results, calls: waiting.calls })
  expect(html.indexOf('class="result"')).toBeGreaterThan(-1)
  expect(html.indexOf('class="result"')).toBeLessThan(html.indexOf('waiting-card'))
  expect(html).not.toContain(question)
  expect(drawn(results)).toContain(question)
})

test('a repair that runs is told with how long it usually takes', () => {
  const [call] = waiting.calls
  if (call === undefined) throw new Error('The example has no repair.')
  const running = { ...call, state: 'running', changes: true, startedAt: 0, idleReason: null, opensAt: null } as const
  const told = (duration: string | null): string =>
    drawn({ ...results, results: [], calls: [{ ...running, duration }] })
  expect(told('About 10 seconds.')).toContain('How long: About 10 seconds.')
  expect(told(null)).not.toContain('How long')
})

test('where a finding was read stands in sight for a technician alone, and in its details for everybody', () => {
  const [checks] = exampleEntries('checked').filter(({ kind }) => kind === 'checks')
  if (checks === undefined) throw new Error('The example has no checks.')
  const inSight = (html: string): number => html.split('class="src nowrap"').length - 1
  const inDetails = (html: string): number => html.split('class="src grow"').length - 1
  const [simple, technician] = [drawn(checks), drawn(checks, 'technician')]
  expect([inSight(simple), inDetails(simple)]).toEqual([0, 2])
  // The verdict has it in its details there too.
  expect([inSight(technician), inDetails(technician)]).toEqual([1, 1])
})
