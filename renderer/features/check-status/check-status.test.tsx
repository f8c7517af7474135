import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'

import { nothingCleared } from '../../../shared/ipc/cleared-findings.ts'
import { createMockBridge } from '../../../test/fakes/mock-bridge.ts'
import { exampleEntries } from '../../../test/fakes/mock-bridge-chats.ts'
import { windowTextIn } from '../../../test/fakes/window-text.ts'
import { TextContext } from '../../i18n/text-context.ts'
import { createApi } from '../../ipc/api.ts'
import { createActions } from '../../state/actions.ts'
import { AppContext } from '../../state/app-context.ts'
import { firstState, type AppState } from '../../state/app-state.ts'
import { CheckStatusLine } from './check-status.tsx'
import type { ChecksEntry } from './status.ts'

function drawn(entry: ChecksEntry): string {
  const api = createApi(createMockBridge('empty', 'en'))
  const store = createStore<AppState>(() => firstState)
  return renderToStaticMarkup(
    <AppContext.Provider value={{ api, store, actions: createActions(api, store) }}>
      <TextContext.Provider value={windowTextIn('en')}>
        <CheckStatusLine entry={entry} cleared={nothingCleared} open={false} onToggle={() => undefined} />
      </TextContext.Provider>
    </AppContext.Provider>,
  )
}

const example =
  exampleEntries('checked').find((entry): entry is ChecksEntry => entry.kind === 'checks') ??
  expect.unreachable('the example has no checks')

/** So many checks that went well, and behind them the one that found something and the one that could not be read. */
function lookedAt(fine: number): ChecksEntry {
  const well = example.calls.find(({ verdict, tool }) => verdict === 'healthy' && tool === 'look_at_printers')
  if (well === undefined) throw new Error('The example has no check that went well.')
  const others = example.calls.filter(({ verdict }) => verdict !== 'healthy')
  const calls = Array.from({ length: fine }, (_, at) => ({ ...well, callId: `fine${String(at)}` }))
  return { ...example, findings: [], calls: [...calls, ...others] }
}

const shapesIn = (html: string): readonly string[] => {
  const strip = /class="strip".*?(?=<button|$)/s.exec(html)?.[0] ?? ''
  return strip.match(/<svg class="[^"]*"/g) ?? []
}

test('of many checks twelve are drawn, and how many more there were; those that are not fine are among them', () => {
  const html = drawn(lookedAt(58))
  const shapes = shapesIn(html)
  expect(shapes).toHaveLength(12)
  expect(shapes.filter((shape) => shape.includes('v-problem'))).toHaveLength(1)
  expect(shapes.filter((shape) => shape.includes('v-unknown'))).toHaveLength(1)
  expect(html).toContain('>+48<')
})

test('of few checks each is drawn', () => {
  const html = drawn(lookedAt(10))
  expect(shapesIn(html)).toHaveLength(12)
  expect(html).not.toMatch(/>\+\d/)
})
