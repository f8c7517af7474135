import { expect, test } from 'vitest'

import { createSimulatedPc, healthyState } from '../simulated-pc.ts'

const hourMs = 3_600_000

test('off mains the charge falls and the time left with it', () => {
  const pc = createSimulatedPc(healthyState())
  pc.state.battery.onMains = false
  expect(pc.battery.status()).toBe(1)
  const before = pc.battery.runMinutes() ?? 0
  pc.advance(hourMs)
  expect(pc.battery.chargePct()).toBeLessThan(88)
  expect(pc.battery.runMinutes()).toBeLessThan(before)
  pc.advance(24 * hourMs)
  expect(pc.battery.chargePct()).toBe(0)
})

test('on mains it charges up to its limit and stays there', () => {
  const pc = createSimulatedPc(healthyState())
  pc.state.battery.chargePct = 40
  expect(pc.battery.status()).toBe(6)
  pc.advance(24 * hourMs)
  expect([pc.battery.chargePct(), pc.battery.status()]).toEqual([88, 2])
})

test('a desktop PC is never on battery', () => {
  const pc = createSimulatedPc(healthyState())
  Object.assign(pc.state.battery, { present: false, onMains: false })
  expect([pc.battery.onBattery(), pc.battery.chargePct()]).toEqual([false, null])
})
