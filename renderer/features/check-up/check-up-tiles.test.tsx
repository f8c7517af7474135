import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'

import type { ChangesView, CheckUpTileView, CheckUpView } from '../../../shared/ipc/check-up-view.ts'
import { nothingCleared, type Cleared } from '../../../shared/ipc/cleared-findings.ts'
import { createMockBridge } from '../../../test/fakes/mock-bridge.ts'
import { noSteps } from '../../components/offered-steps.ts'
import { createApi } from '../../ipc/api.ts'
import { createActions } from '../../state/actions.ts'
import { AppContext } from '../../state/app-context.ts'
import { firstState, type AppState } from '../../state/app-state.ts'
import { windowTextIn } from '../../../test/fakes/window-text.ts'
import { TextContext } from '../../i18n/text-context.ts'
import { CheckUpTiles } from './check-up-tiles.tsx'

const full = { tool: 'check_disk_usage', id: 'full', text: 'The drive is nearly full.', from: null }
const broken: CheckUpTileView = {
  area: 'storage',
  state: 'problem',
  attention: [full],
  pictures: [],
  trends: [],
  advice: null,
  unread: [],
}
const unread = { title: 'Look at the health of the drives', reason: null }
const cleared: Cleared = { at: { 'check_disk_usage/full': 1 }, isDoubted: false }

const api = createApi(createMockBridge('empty', 'en'))
const store = createStore<AppState>(() => firstState)
const app = { api, store, actions: createActions(api, store) }

function html(tile: CheckUpTileView, since: Cleared, steps = noSteps): string {
  return drawn({ text: '1 thing needs attention.', detail: null, tiles: [tile], changes: null }, since, steps)
}

function drawn(checkUp: CheckUpView, since = nothingCleared, steps = noSteps): string {
  return renderToStaticMarkup(
    <AppContext.Provider value={app}>
      <TextContext.Provider value={windowTextIn('en')}>
        <CheckUpTiles checkUp={checkUp} cleared={since} steps={steps} drawn={() => <i>drawn</i>} />
      </TextContext.Provider>
    </AppContext.Provider>,
  )
}

test('a tile says its state, what is wrong, and draws it', () => {
  const shown = html(broken, nothingCleared)
  expect(shown).toContain('card area problem')
  expect(shown).toContain('Problem')
  expect(shown).toContain(full.text)
  expect(shown).toContain('drawn')
})

test('what is worst and still so stands above all, with how much there is besides', () => {
  const slow = {
    ...broken,
    attention: [
      { ...full, id: 'slow', text: 'The drive is slow.' },
      { ...full, id: 'after', from: 'full' },
    ],
  }
  const checkUp = {
    text: '2 things need attention.',
    detail: '1 check couldn’t be read.',
    tiles: [broken, slow],
    changes: null,
  }
  const heading = (since: Cleared): string =>
    /<section[^]*?<ul/.exec(drawn(checkUp, since))?.[0].replace(/<[^>]*>/g, '|') ?? ''
  expect(heading(nothingCleared)).toMatch(
    /The drive is nearly full.*1 more thing needs attention.*1 check couldn’t be read/,
  )
  expect(heading(cleared)).toMatch(/^\|+The drive is slow\.\|+1 check couldn’t be read\.\|+<ul$/)
  const all: Cleared = { ...cleared, at: { ...cleared.at, 'check_disk_usage/slow': 1 } }
  expect(heading(all)).toMatch(/All good now/)
})

test('what was repaired since is fixed, and its picture of before is gone', () => {
  const shown = html(broken, cleared)
  expect(shown).toContain('card area healthy')
  expect(shown).toContain('Fixed')
  expect(shown).not.toContain('drawn')
})

test('what follows from something that was repaired goes with it; another one keeps its tile as it was', () => {
  const after = { ...full, id: 'slow', from: 'Caused by: The drive is nearly full.' }
  expect(html({ ...broken, attention: [full, after] }, cleared)).toContain('card area healthy')
  expect(html({ ...broken, attention: [full, { ...after, from: null }] }, cleared)).toContain('card area problem')
  // Its cause stands on another tile.
  expect(html({ ...broken, attention: [after] }, cleared)).toContain('card area problem')
})

test('what could not be read keeps a repaired tile from looking healthy, and stands on it', () => {
  const shown = html({ ...broken, unread: [unread] }, cleared)
  expect(shown).toContain('card area unknown')
  expect(shown).not.toContain('card area healthy')
  expect(shown).toContain(unread.title)
})

test('a tile has one button: the repair of the worst that still stands; none once that is fixed', () => {
  const step = { planId: 'p', digest: 'd', title: 'Clear temporary files', finding: full }
  expect(html(broken, nothingCleared, [step])).toContain('Clear temporary files…')
  expect(html(broken, nothingCleared, [{ ...step, finding: { ...full, id: 'other' } }])).not.toContain('<button')
  expect(html(broken, cleared, [step])).not.toContain('<button')
})

test('what nothing here repairs says what a person can do, with its one click', () => {
  const act = { kind: 'open', place: 'notifications', label: 'Open notifications' } as const
  const shown = html({ ...broken, advice: { text: 'Switch them on.', act } }, nothingCleared)
  expect(shown).toContain('Switch them on.')
  expect(shown).toContain('Open notifications')
  expect(html({ ...broken, advice: { text: 'Switch them on.', act } }, cleared)).not.toContain('Switch them on.')
})

test('readings of before are drawn with all of it in their name; what is at the same pace is dashed; a repair takes them away', () => {
  const place = (across: number, up: number) => ({ across, up })
  const trend = {
    title: 'Free space on C:',
    forecast: 'Full in about 5 weeks.',
    ...{ from: '1 Oct: 60 GB', to: '1 Dec: 25 GB', alt: 'all of it in one text' },
    lines: [[place(0, 1), place(0.2, 0.8)], [place(0.5, 0.5)]],
    ahead: [place(0.5, 0.5), place(1, 0)],
  } as const
  const shown = html({ ...broken, trends: [trend] }, nothingCleared)
  expect(shown).toContain('role="img" aria-label="all of it in one text"')
  for (const text of ['Full in about 5 weeks.', '1 Oct: 60 GB', '1 Dec: 25 GB']) expect(shown).toContain(text)
  expect([shown.split('class="read"').length - 1, shown.split('class="ahead"').length - 1]).toEqual([2, 1])
  expect(html({ ...broken, trends: [{ ...trend, forecast: null, ahead: null }] }, nothingCleared)).toContain(
    trend.title,
  )
  expect(html({ ...broken, trends: [trend] }, cleared)).not.toContain('class="read"')
})

test('what changed stands below the tiles, what could not be compared apart from it; before the second there is nothing of it', () => {
  const changes: ChangesView = {
    title: 'What changed since 14 November',
    lines: [{ kind: 'changed', text: 'Photoedit was updated', detail: '24.1 → 24.2' }],
    nothing: null,
    uncomparedText: '1 thing couldn’t be compared.',
    uncompared: ['Startup programs'],
  }
  const checkUp = { text: '', detail: null, tiles: [broken] }
  const shown = drawn({ ...checkUp, changes })
  for (const text of [changes.title, 'Photoedit was updated', '24.1 → 24.2', 'Startup programs'])
    expect(shown).toContain(text)
  expect(html(broken, nothingCleared)).not.toContain('since')
  const same = { ...changes, lines: [], nothing: 'Nothing changed.', uncomparedText: null, uncompared: [] }
  expect(drawn({ ...checkUp, changes: same })).toContain('Nothing changed.')
})
