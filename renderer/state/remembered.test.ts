import { expect, test } from 'vitest'

import { firstState } from './app-state.ts'
import { addressShelf, recall, remember } from './remembered.ts'

function shelf(text: string | null = null) {
  let kept = text
  return {
    get: () => kept,
    set: (value: string) => {
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

test('an address keeps it, is left alone when nothing changed, and may hold anything', () => {
  const location = { hash: '' }
  const set: string[] = []
  const history = {
    replaceState: (_state: unknown, _title: string, hash: string) => {
      location.hash = hash
      set.push(hash)
    },
  }
  const address = addressShelf({ location, history } as unknown as Window)
  expect(recall(address)).toBeNull()
  for (const page of ['tools', 'tools'] as const) remember(address, { ...firstState, page })
  expect(set).toHaveLength(1)
  expect(recall(address)?.page).toBe('tools')
  location.hash = '#%E0%A4%A'
  expect(recall(address)).toBeNull()
})
