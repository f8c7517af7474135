import { expect, test } from 'vitest'

import { createFakeTime } from '../../test/fakes/fake-time.ts'
import { startWeekly, type Weekly } from './weekly.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

type Pc = { isOn: boolean; idleMs: number | null; onBattery: boolean | null; isFree: boolean; fails: boolean }
type Life = {
  readonly pc: Pc
  readonly weekly: Weekly
  readonly ran: readonly number[]
  readonly looks: () => number
  readonly wake: () => void
  readonly listeners: () => number
  readonly pass: (durationMs: number) => Promise<void>
}

function begin(parts: Partial<Pc> = {}, lastDaysAgo: number | null = null): Life {
  const time = createFakeTime()
  const { clock, timers } = time
  const startMs = clock.now()
  const pc: Pc = { isOn: true, idleMs: 30 * minuteMs, onBattery: false, isFree: true, fails: false, ...parts }
  const ran: number[] = []
  const listeners = new Set<() => void>()
  let last = lastDaysAgo === null ? null : startMs - lastDaysAgo * dayMs
  let looks = 0
  const weekly = startWeekly({
    isOn: () => pc.isOn,
    lastAt: () => Promise.resolve(last),
    pc: {
      idleMs: () => {
        looks += 1
        return Promise.resolve(pc.idleMs)
      },
      onBattery: () => pc.onBattery,
      onWake: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    idleAfterMs: () => 5 * minuteMs,
    isFree: () => Promise.resolve(pc.isFree),
    run: () => {
      ran.push((clock.now() - startMs) / dayMs)
      if (!pc.fails) last = clock.now()
      return Promise.resolve()
    },
    clock,
    timers,
  })
  const wake = (): void => listeners.forEach((listener) => listener())
  return {
    pc,
    weekly,
    ran,
    looks: () => looks,
    wake,
    listeners: () => listeners.size,
    pass: (durationMs) => time.advance(durationMs),
  }
}

test('each week one, while nobody uses the PC', async () => {
  const { ran, pass } = begin()
  await pass(22 * dayMs)
  expect(ran).toEqual([0, 7, 14, 21])
})

test('off, nothing ever runs and nothing is looked at; on again, it is due', async () => {
  const { pc, weekly, ran, looks, listeners, pass } = begin({ isOn: false })
  await pass(60 * dayMs)
  expect([ran, looks(), listeners()]).toEqual([[], 0, 0])
  pc.isOn = true
  weekly.again()
  await pass(minuteMs)
  expect(ran).toEqual([60])
  pc.isOn = false
  weekly.again()
  await pass(60 * dayMs)
  expect([ran.length, listeners()]).toEqual([1, 0])
})

test('one that a person made counts: the next is due a week after it', async () => {
  const { ran, pass } = begin({}, 3)
  await pass(10 * dayMs)
  expect(ran).toEqual([4])
})

test('weeks that were missed are caught up with one', async () => {
  const { ran, pass } = begin({}, 50)
  await pass(6 * dayMs)
  expect(ran).toEqual([0])
})

test.each([
  ['somebody uses it', { idleMs: 0 }],
  ['nobody can tell whether somebody does', { idleMs: null }],
  ['it runs on its battery', { onBattery: true }],
  ['nobody can tell on what it runs', { onBattery: null }],
  ['something else is at work', { isFree: false }],
] as const)('while %s it waits, and runs soon after that ends', async (_name, parts) => {
  const { pc, ran, pass } = begin(parts)
  await pass(2 * dayMs)
  expect(ran).toEqual([])
  Object.assign(pc, { idleMs: 30 * minuteMs, onBattery: false, isFree: true })
  await pass(20 * minuteMs)
  expect(ran).toHaveLength(1)
})

test('before it is due nothing is looked at; while the PC is in use no more often than it could become idle', async () => {
  const { looks, pass } = begin({ idleMs: 0 }, 0)
  await pass(6.9 * dayMs)
  expect(looks()).toBe(0)
  await pass(0.1 * dayMs + 60 * minuteMs)
  expect(looks()).toBeLessThanOrEqual(13)
})

test('a PC that wakes up or gets mains power is looked at once more at once', async () => {
  const { pc, ran, wake, pass } = begin({ onBattery: true })
  await pass(minuteMs)
  pc.onBattery = false
  wake()
  wake()
  await pass(1)
  expect(ran).toHaveLength(1)
})

test('one that came to nothing is tried again a day later, not over and over', async () => {
  const { ran, pass } = begin({ fails: true })
  await pass(2.5 * dayMs)
  expect(ran).toEqual([0, 1, 2])
})

test('stopped, it runs no more and hears nothing', async () => {
  const { weekly, ran, pass, listeners } = begin({}, 6)
  await pass(minuteMs)
  await weekly.stop()
  await pass(30 * dayMs)
  expect([ran, listeners()]).toEqual([[], 0])
})
