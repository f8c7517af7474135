import fc from 'fast-check'
import { expect, test } from 'vitest'

import { endsMs, parallelChecks } from './waiting-time.ts'

test('a place that is free is taken by the next', () => {
  expect(endsMs([])).toEqual([])
  expect(endsMs([10, 30, 5, 5])).toEqual([10, 30, 15, 20])
})

test('nothing ends before its own time, and all together never before an even share nor after one by one', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 100_000 }), { minLength: 1 }), (durationsMs) => {
      const ends = endsMs(durationsMs)
      const sumMs = durationsMs.reduce((sum, durationMs) => sum + durationMs, 0)
      expect(ends.every((endMs, place) => endMs >= (durationsMs[place] ?? 0))).toBe(true)
      expect(Math.max(...ends)).toBeGreaterThanOrEqual(sumMs / parallelChecks)
      expect(Math.max(...ends)).toBeLessThanOrEqual(sumMs)
    }),
  )
})
