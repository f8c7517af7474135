import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { CheckUpTileView } from '../../../shared/ipc/check-up-view.ts'
import { nothingCleared, type Cleared } from '../../../shared/ipc/cleared-findings.ts'
import { createWindowText, TextContext } from '../../i18n/text-context.ts'
import { CheckUpTiles } from './check-up-tiles.tsx'

const full = { tool: 'check_disk_usage', id: 'full', text: 'The drive is nearly full.', from: null }
const broken: CheckUpTileView = {
  area: 'storage',
  state: 'problem',
  attention: [full],
  pictures: [],
  advice: null,
  unread: [],
}
const unread = { title: 'Look at the health of the drives', reason: null }
const cleared: Cleared = { at: { 'check_disk_usage/full': 1 }, isDoubted: false }

function html(tile: CheckUpTileView, since: Cleared): string {
  const checkUp = { text: '1 thing needs attention.', detail: null, tiles: [tile] }
  return renderToStaticMarkup(
    <TextContext.Provider value={createWindowText('en')}>
      <CheckUpTiles checkUp={checkUp} cleared={since} drawn={() => <i>drawn</i>} />
    </TextContext.Provider>,
  )
}

test('a tile says its state, what is wrong, and draws it', () => {
  const shown = html(broken, nothingCleared)
  expect(shown).toContain('card area problem')
  expect(shown).toContain('Problem')
  expect(shown).toContain(full.text)
  expect(shown).toContain('drawn')
})

test('what was repaired since is fixed, and its picture of before is gone', () => {
  const shown = html(broken, cleared)
  expect(shown).toContain('card area healthy')
  expect(shown).toContain('Fixed')
  expect(shown).not.toContain('drawn')
})

test('what follows from something that was repaired goes with it; another one keeps its tile as it was', () => {
  const after = { ...full, id: 'slow', from: 'Comes from this: The drive is nearly full.' }
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
