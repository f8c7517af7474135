import fc from 'fast-check'
import { expect, test } from 'vitest'

import { undoHasEffect, undoLeftMs } from './undo-time.ts'

const restart = { undoUntil: 'scheduledUtc' }
const nowMs = Date.parse('2026-01-05T09:00:00Z')

test('a fix without an end of its own can be undone at any time', () => {
  expect(undoLeftMs({ tool: {}, result: {} }, nowMs)).toBeNull()
  expect(undoHasEffect({ tool: {}, result: {} }, nowMs)).toBe(true)
})

test('before the time that the result names there is something left, from then on there is not', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (leftMs) => {
      const done = { tool: restart, result: { scheduledUtc: new Date(nowMs + leftMs).toISOString() } }
      expect(undoLeftMs(done, nowMs)).toBe(leftMs)
      expect(undoHasEffect(done, nowMs)).toBe(leftMs > 0)
    }),
  )
})

test.each([undefined, null, 5, '', 'soon'])('a time that cannot be read (%j) is over', (scheduledUtc) => {
  expect(undoHasEffect({ tool: restart, result: { scheduledUtc } }, nowMs)).toBe(false)
})
