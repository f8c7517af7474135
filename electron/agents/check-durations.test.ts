import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { CheckReport } from '../../shared/domain/diagnosis.ts'
import type { MeasuredDurations } from '../../shared/domain/check-durations.ts'
import { estimatedMs, withRuns } from './check-durations.ts'

const run = (durationMs: number, state = 'succeeded'): CheckReport =>
  ({ call: { tool: 'a_check', state }, durationMs }) as unknown as CheckReport
const after = (reports: readonly CheckReport[], before: MeasuredDurations = new Map()) =>
  withRuns(before, reports).get('a_check')
const duration = fc.integer({ min: 0, max: 600_000 })

test('an estimate lies between what is declared and what was measured, and comes closer with each run', () => {
  fc.assert(
    fc.property(duration, duration, (declared, measured) => {
      const estimates = [0, 1, 2, 4, 8].map((runs) =>
        estimatedMs(declared, after(Array.from({ length: runs }, () => run(measured)))),
      )
      const far = estimates.map((estimate) => Math.abs(estimate - measured))
      expect(estimates[0]).toBe(declared)
      expect(far).toEqual(far.toSorted((one, other) => other - one))
      for (const estimate of estimates) {
        expect(estimate).toBeGreaterThanOrEqual(Math.min(declared, measured) - 1)
        expect(estimate).toBeLessThanOrEqual(Math.max(declared, measured) + 1)
      }
    }),
  )
})

test('a PC that has become faster is believed after a while, however slow it was', () => {
  const slow = withRuns(
    new Map(),
    Array.from({ length: 50 }, () => run(60_000)),
  )
  expect(
    after(
      Array.from({ length: 30 }, () => run(1_000)),
      slow,
    )?.meanMs,
  ).toBeLessThan(3_000)
})

test('what was stopped or never began says nothing; what ran into its time limit does', () => {
  expect(after([run(5_000, 'cancelled'), run(5_000, 'denied')])).toBeUndefined()
  expect(after([run(5_000, 'timed_out')])).toEqual({ meanMs: 5_000, runs: 1 })
})
