import { expect, test } from 'vitest'

import { timeLeftMs } from './time-left.ts'

const quiet = { forMs: 60_000, neededMs: 300_000, at: 1_000_000 }

test('what is left counts down from the last look and stops at zero', () => {
  expect(timeLeftMs({ quiet }, quiet.at)).toBe(240_000)
  expect(timeLeftMs({ quiet }, quiet.at + 40_000)).toBe(200_000)
  expect(timeLeftMs({ quiet }, quiet.at + 900_000)).toBe(0)
})

test('a clock that was set back adds nothing', () => {
  expect(timeLeftMs({ quiet }, quiet.at - 50_000)).toBe(240_000)
})

test('what does not end by quiet has no countdown', () => {
  expect(timeLeftMs({ quiet: null }, 5)).toBeNull()
})
