import { expect, test } from 'vitest'

import { heldIn, isRecord } from './is-record.ts'

test.each([
  [{}, true],
  [{ name: 1 }, true],
  [Object.create(null), true],
  [[], false],
  [null, false],
  [undefined, false],
  ['text', false],
  [() => 1, false],
])('%j is a record: %j', (value, expected) => {
  expect(isRecord(value)).toBe(expected)
})

test('what is held is found in objects and lists, and nowhere else', () => {
  expect(heldIn({ name: 1 }, 'name')).toBe(1)
  expect(heldIn(['first'], '0')).toBe('first')
  for (const value of [{}, [], null, undefined, 'text', 7]) expect(heldIn(value, 'name')).toBeUndefined()
  expect(heldIn('text', 'length')).toBeUndefined()
})
