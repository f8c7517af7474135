import { expect, test } from 'vitest'

import { keysOf, recordOf } from './closed-record.ts'

test('a record of closed keys has what is made of each key, and gives them back in their order', () => {
  const lengths = recordOf(['mode', 'language'], (key) => key.length)
  expect(lengths).toEqual({ mode: 4, language: 8 })
  expect(keysOf(lengths)).toEqual(['mode', 'language'])
})
