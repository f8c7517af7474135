import { expect, test } from 'vitest'

import { timeLeft } from './time-left.ts'

test.each([
  [1_574_000, '26:14'],
  [59_001, '1:00'],
  [1, '0:01'],
  [0, '0:00'],
  [-5_000, '0:00'],
])('%i ms are %s', (leftMs, words) => {
  expect(timeLeft(1_000_000 + leftMs, 1_000_000)).toBe(words)
})
