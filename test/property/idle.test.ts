import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { idleAfterMs, judgeIdle, type PresenceFacts } from '../../electron/policy/idle.ts'

const anyPresence: fc.Arbitrary<PresenceFacts> = fc.record({
  idleMs: fc.option(
    fc.oneof(
      fc.integer({ min: 0, max: 2 * idleAfterMs }),
      fc.constantFrom(idleAfterMs - 1, idleAfterMs, idleAfterMs + 1),
    ),
  ),
  locked: fc.option(fc.boolean()),
  inCall: fc.option(fc.boolean()),
  otherSessions: fc.option(fc.integer({ min: 0, max: 3 })),
})

test('the random people reach every answer', () => {
  const states = fc.sample(anyPresence, { numRuns: 2000, seed: 1 }).map((facts) => judgeIdle(facts))
  const answers = new Set(states.map((state) => (state.idle ? 'idle' : state.reason)))
  expect(answers).toEqual(new Set(['idle', 'cannot_read', 'in_call', 'others_signed_in', 'in_use']))
})

test('idle means: known to be in no call, known to be alone, and locked or untouched for five minutes', () => {
  expect(idleAfterMs).toBe(300_000)
  fc.assert(
    fc.property(anyPresence, (facts) => {
      const { idleMs, locked, inCall, otherSessions } = facts
      const isAway = locked === true || (idleMs !== null && idleMs >= 300_000)
      expect(judgeIdle(facts).idle).toBe(inCall === false && otherSessions === 0 && isAway)
    }),
  )
})

test.each([
  [idleAfterMs - 1, false],
  [idleAfterMs, true],
  [idleAfterMs + 1, true],
])('untouched for %i ms: idle %s', (idleMs, idle) => {
  expect(judgeIdle({ idleMs, locked: false, inCall: false, otherSessions: 0 }).idle).toBe(idle)
})

test('losing a fact never makes a PC idle', () => {
  const anyField = fc.constantFrom('idleMs' as const, 'locked' as const, 'inCall' as const, 'otherSessions' as const)
  fc.assert(
    fc.property(anyPresence, anyField, (facts, field) => {
      if (judgeIdle({ ...facts, [field]: null }).idle) expect(judgeIdle(facts).idle).toBe(true)
    }),
  )
})

test('waiting longer never makes an idle PC busy', () => {
  fc.assert(
    fc.property(anyPresence, fc.integer({ min: 0, max: idleAfterMs }), (facts, moreMs) => {
      const { idleMs } = facts
      if (idleMs === null || !judgeIdle(facts).idle) return
      expect(judgeIdle({ ...facts, idleMs: idleMs + moreMs }).idle).toBe(true)
    }),
  )
})

test('a call and other people come before the clock, and are named', () => {
  fc.assert(
    fc.property(anyPresence, (facts) => {
      expect(judgeIdle({ ...facts, inCall: true, otherSessions: 1 })).toMatchObject({ idle: false, reason: 'in_call' })
      expect(judgeIdle({ ...facts, inCall: false, otherSessions: 1 })).toMatchObject({ reason: 'others_signed_in' })
    }),
  )
})

test('a busy PC says for how long it has been untouched, as far as that is known', () => {
  fc.assert(
    fc.property(anyPresence, (facts) => {
      const state = judgeIdle(facts)
      if (!state.idle) expect(state.idleForMs).toBe(facts.idleMs)
    }),
  )
})
