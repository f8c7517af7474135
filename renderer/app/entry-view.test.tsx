import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'

import { locales, type Locale } from '../../shared/domain/locale.ts'
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
import { firstState, type AppState } from '../state/app-state.ts'
import type { PlanEntry } from './answer-rows.ts'
import { EntryView } from './entry-view.tsx'

type Fixes = Extract<ChatEntry, { readonly kind: 'fixes' }>

type Drawing = Partial<AppState> & { readonly locale?: Locale; readonly plan?: PlanEntry | null }

function drawn(entry: ChatEntry, { locale = 'en', plan = null, ...state }: Drawing = {}): string {
  const api = createApi(createMockBridge('empty', locale))
  const store = createStore<AppState>(() => ({ ...firstState, ...state }))
  return renderToStaticMarkup(
    <AppContext.Provider value={{ api, store, actions: createActions(api, store) }}>
      <TextContext.Provider value={windowTextIn(locale)}>
        <EntryView entry={entry} live cleared={nothingCleared} steps={noSteps} plan={plan} />
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

test('what can be done stands before what only follows from it', () => {
  const entries = exampleEntries('checked')
  const checks = entries.find((entry) => entry.kind === 'checks')
  const plan = entries.find((entry) => entry.kind === 'plan')
  if (checks === undefined || plan === undefined) throw new Error('The example has no answer with a plan.')
  const findings = checks.findings.map((one, at) => ({ ...one, place: at === 0 ? 'cause' : 'consequence' }) as const)
  const html = drawn({ ...checks, findings }, { plan })
  const places = ['class="headline"', 'class="plan-act"', 'class="following"', 'class="status-block"'].map((part) =>
    html.indexOf(part),
  )
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(places[0]).toBeGreaterThan(-1)
})

test.each(locales)('a repair that runs says what is done, what it does and what is to come, in %s', (locale) => {
  const [call] = waiting.calls
  if (call === undefined) throw new Error('The example has no repair.')
  const { text } = windowTextIn(locale)
  const words = ['preparing', 'saving', 'working', 'checking'] as const
  const begun = words.map((phase, at) => ({ phase, at: at * 1000 }))
  const at = (count: 1 | 2 | 3 | 4): string => {
    const phases = begun.slice(0, count)
    const { phase } = phases[count - 1] ?? expect.unreachable('there are four')
    const now = { state: 'running', phase, startedAt: 0, idleReason: null, opensAt: null } as const
    return drawn({ ...results, results: [], calls: [{ ...call, ...now, changes: true, phases }] }, { locale })
  }
  for (const count of [1, 2, 3, 4] as const) {
    const html = at(count)
    const said = words.map((phase, index) => {
      if (index === count - 1) return text(`ui.card.phase.${phase}`)
      if (index < count - 1) return phase === 'checking' ? '' : text(`ui.card.done.${phase}`)
      return phase === 'preparing' ? '' : text(`ui.card.todo.${phase}`)
    })
    const rows = [...html.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, row = '']) => row.replaceAll(/<[^>]+>/g, ''))
    expect(rows.map((row, index) => row.startsWith(said[index] ?? '?'))).toEqual([true, true, true, true])
    expect(html.split('aria-current="step"').length - 1).toBe(1)
  }
  expect(at(2)).toContain('1.0')
})

test('where a finding was read stands in sight for a technician alone, and in its details for everybody', () => {
  const checks = exampleEntries('checked').find((entry) => entry.kind === 'checks')
  if (checks === undefined) throw new Error('The example has no checks.')
  const keys = checks.findings.map(({ tool, id }, index) => `${checks.id}.${tool}.${id}.${String(index)}`)
  const opened = Object.fromEntries(keys.map((key) => [key, true]))
  const inSight = (html: string): number => html.split('class="src nowrap"').length - 1
  const inDetails = (html: string): number => html.split('class="src grow"').length - 1
  const places = (state: Partial<AppState>): readonly number[] =>
    [inSight, inDetails].map((count) => count(drawn(checks, state)))
  expect(places({ opened })).toEqual([0, 2])
  // The verdict has it in its details there too.
  expect(places({ opened, layout: 'technician' })).toEqual([1, 1])
})

test('fields and raw values stand in sight for a technician alone', () => {
  const checks = exampleEntries('checked').find((entry) => entry.kind === 'checks')
  if (checks === undefined) throw new Error('The example has no checks.')
  const findings = checks.findings.map((finding) => ({ ...finding, evidenceText: 'result of the check ErrorsFound' }))
  const isTold = (layout: AppState['layout']): boolean =>
    drawn({ ...checks, findings }, { layout }).includes('ErrorsFound')
  expect([isTold('simple'), isTold('technician')]).toEqual([false, true])
})

test('the details of a finding are drawn when they are opened', () => {
  const checks = exampleEntries('checked').find((entry) => entry.kind === 'checks')
  if (checks === undefined) throw new Error('The example has no checks.')
  for (const layout of ['simple', 'technician'] as const)
    expect(drawn(checks, { layout })).not.toContain('class="evidence"')
})
