import { EventEmitter } from 'node:events'

import { expect, test } from 'vitest'

import { createPcAtRest } from './pc-at-rest.ts'

function open(onBattery: unknown) {
  const power = Object.assign(new EventEmitter(), {
    isOnBatteryPower: () => onBattery as boolean,
    getSystemIdleTime: () => 7,
    getSystemIdleState: () => 'idle' as const,
  })
  return { power, pc: createPcAtRest(power) }
}

test.each([
  [true, true],
  [false, false],
  [undefined, null],
])('power %s is %s', (given, said) => {
  expect(open(given).pc.onBattery()).toBe(said)
})

test('it hears when the PC wakes up, is locked or gets mains power, until it stops', async () => {
  const { power, pc } = open(false)
  let heard = 0
  const stop = pc.onWake(() => (heard += 1))
  for (const event of ['resume', 'on-ac', 'lock-screen', 'on-battery', 'suspend']) power.emit(event)
  expect([heard, await pc.idleMs()]).toEqual([3, 7_000])
  stop()
  power.emit('resume')
  expect(heard).toBe(3)
})
