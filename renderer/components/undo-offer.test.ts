import { expect, test } from 'vitest'

import { undoOffer } from './undo-offer.ts'

test('undo is offered for the stored period and not one moment longer', () => {
  expect(undoOffer({ undone: false, undoUntil: 1_000 }, 999)).toBe('offered')
  expect(undoOffer({ undone: false, undoUntil: 1_000 }, 1_000)).toBe('over')
  expect(undoOffer({ undone: false, undoUntil: null }, 0)).toBe('never')
})

test('what was undone is not offered again', () => {
  expect(undoOffer({ undone: true, undoUntil: 1_000 }, 1)).toBe('undone')
})
