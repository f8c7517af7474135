import { expect, test } from 'vitest'

import { createFakeTime } from '../../../test/fakes/fake-time.ts'
import type { BrokerElevation } from '../../broker/broker-elevation.ts'
import { fail, ok } from '../../kernel/result.ts'
import { createAdminMode } from './admin-mode.ts'

const halfAnHourMs = 30 * 60_000

function open(given: { elevated?: boolean } = {}) {
  const time = createFakeTime()
  const kept: boolean[] = []
  let closed = 0
  const broker: BrokerElevation = {
    elevate: () => Promise.resolve(fail('elevation_unavailable')),
    begin: () => undefined,
    end: () => undefined,
    callEnded: () => undefined,
    keep: (isKept) => kept.push(isKept),
    close: () => (closed += 1),
  }
  const state = { isAllowed: true, ended: 0 }
  const mode = createAdminMode({
    facts: () => ({ kind: 'windows', elevated: given.elevated ?? false }),
    broker,
    isAllowed: () => state.isAllowed,
    clock: time.clock,
    timers: time.timers,
    onEnded: () => (state.ended += 1),
  })
  return { mode, state, kept, time, closed: () => closed }
}

test('is off at first, and ends half an hour after it was switched on, whatever is done with it', async () => {
  const { mode, kept, time, state } = open()
  expect([mode.enabled(), mode.endsAt()]).toEqual([false, null])
  expect(mode.set(true)).toEqual(ok(null))
  expect([mode.enabled(), mode.endsAt()]).toEqual([true, time.clock.now() + halfAnHourMs])
  await time.advance(halfAnHourMs)
  expect([mode.enabled(), state.ended, kept]).toEqual([false, 1, [true, false]])
})

test('ends when Windows is locked; what runs goes on', () => {
  const { mode, kept, state, closed } = open()
  mode.lock()
  expect([kept, state.ended]).toEqual([[], 0])
  mode.set(true)
  mode.lock()
  expect([mode.enabled(), mode.endsAt(), kept, state.ended, closed()]).toEqual([false, null, [true, false], 1, 0])
  expect(mode.set(true)).toEqual(ok(null))
})

test('a policy against it: it cannot be switched on, and one that comes meanwhile ends it', () => {
  const { mode, state, kept } = open()
  mode.set(true)
  state.isAllowed = false
  expect([mode.enabled(), mode.reason(), mode.possible(), kept]).toEqual([false, 'forbidden', false, [true, false]])
  expect(mode.set(true)).toMatchObject({ error: { code: 'blocked_by_policy' } })
})

test('rights of the start are no matter of keeping: a locked PC changes nothing', () => {
  const { mode, state } = open({ elevated: true })
  mode.lock()
  expect([mode.enabled(), mode.endsAt(), state.ended]).toEqual([true, null, 0])
})
