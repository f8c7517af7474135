import { expect, test } from 'vitest'

import { createPowerMonitorSession, type PowerMonitor } from './power-monitor-session.ts'

function session(idleSec: number, state: ReturnType<PowerMonitor['getSystemIdleState']>) {
  return createPowerMonitorSession({ getSystemIdleTime: () => idleSec, getSystemIdleState: () => state })
}

test('idle time is given in milliseconds', async () => {
  expect(await session(305, 'idle').idleMs()).toBe(305_000)
})

test('a time that makes no sense is unknown, never zero', async () => {
  expect(await session(Number.NaN, 'active').idleMs()).toBeNull()
  expect(await session(-1, 'active').idleMs()).toBeNull()
})

test.each([
  ['locked', true],
  ['active', false],
  ['idle', false],
  ['unknown', null],
] as const)('state %s means locked %s', async (state, locked) => {
  expect(await session(0, state).locked()).toBe(locked)
})
