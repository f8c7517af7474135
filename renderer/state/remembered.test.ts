import { expect, test } from 'vitest'

import { firstState } from './app-state.ts'
import { recall, remember } from './remembered.ts'

function shelf(text: string | null = null) {
  let kept = text
  return {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value
    },
  }
}

test('what was kept is taken up again', () => {
  const kept = shelf()
  remember(kept, { ...firstState, page: 'tools', layout: 'technician' })
  expect(recall(kept)).toEqual({ chatId: null, page: 'tools', layout: 'technician', panel: 'auto' })
})

test('what is not ours is left alone', () => {
  for (const text of [null, '', 'not json', '[]', '3', '{"page":"elsewhere"}', '{"chatId":5,"page":"chat"}']) {
    expect(recall(shelf(text))).toBeNull()
  }
})
