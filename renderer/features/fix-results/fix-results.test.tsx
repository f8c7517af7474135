import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'

import { locales, type Locale } from '../../../shared/domain/locale.ts'
import { toldVerdict } from '../../../shared/domain/tool-call.ts'
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

function drawn(result: FixResultView, locale: Locale = 'en'): string {
  const api = createApi(createMockBridge('empty', locale))
  const store = createStore<AppState>(() => firstState)
  return renderToStaticMarkup(
    <AppContext.Provider value={{ api, store, actions: createActions(api, store) }}>
      <TextContext.Provider value={windowTextIn(locale)}>
        <FixResults results={[result]} live={false} drawn={() => null} />
      </TextContext.Provider>
    </AppContext.Provider>,
  )
}

const proved = [
  { verdict: 'fixed', reason: 'finding_gone' },
  { verdict: 'not_fixed', reason: 'finding_remains' },
  { verdict: 'cannot_tell', reason: 'after_unreadable' },
  { verdict: 'cannot_tell', reason: 'already_so' },
  { verdict: 'fixed', reason: 'reached' },
] as const

test.each(locales)('what was done stands once, apart from the word of its verdict, in %s', (locale) => {
  const { text } = windowTextIn(locale)
  for (const { verdict, reason } of proved) {
    const html = drawn({ ...lost, error: null, verdict, reason, reasonText: why }, locale)
    const heading = /<h3>.*?<\/h3>/.exec(html)?.[0] ?? ''
    expect(heading).toContain(text(`ui.result.verdict.${toldVerdict(verdict, reason)}`))
    expect(heading).toContain(why)
    expect(heading).not.toContain(lost.title)
    expect(html.split(lost.title)).toHaveLength(2)
    expect(html).toContain(`>${text('ui.result.act', { title: lost.title })}</p>`)
  }
})

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
