import { expect, test } from 'vitest'

import { createFakeTime } from '../../../test/fakes/fake-time.ts'
import type { UpdateView } from '../../../shared/ipc/about-view.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { startDailyUpdate } from './daily-update.ts'

const hourMs = 3_600_000
const ready = (version: string): Result<UpdateView> => ok({ state: 'ready', version })
const current: Result<UpdateView> = ok({ state: 'current', version: '0.2.0' })

function begin(isOn = true) {
  const time = createFakeTime()
  const state = { isOn, isBusy: false, looks: 0, told: [] as string[], found: current }
  const daily = startDailyUpdate({
    isOn: () => state.isOn,
    isBusy: () => state.isBusy,
    look: () => Promise.resolve(((state.looks += 1), state.found)),
    tell: (version) => state.told.push(version),
    timers: time.timers,
  })
  return { state, daily, advance: (durationMs: number) => time.advance(durationMs) }
}

test('not at the start, but an hour later and once a day; each version is told once', async () => {
  const { state, advance } = begin()
  await advance(hourMs - 1)
  expect(state.looks).toBe(0)
  await advance(1)
  expect([state.looks, state.told]).toEqual([1, []])
  state.found = ready('0.3.0')
  await advance(24 * hourMs)
  await advance(24 * hourMs)
  expect([state.looks, state.told]).toEqual([3, ['0.3.0']])
  state.found = ready('0.4.0')
  await advance(24 * hourMs)
  expect(state.told).toEqual(['0.3.0', '0.4.0'])
})

test('while something runs or waits nobody looks; afterwards it is made up for', async () => {
  const { state, advance } = begin()
  state.isBusy = true
  await advance(10 * hourMs)
  expect(state.looks).toBe(0)
  state.isBusy = false
  await advance(hourMs / 4)
  expect(state.looks).toBe(1)
})

test('a look that fails tells nothing and is tried the next day', async () => {
  const { state, advance } = begin()
  state.found = fail('update_unreachable', { place: 'x' })
  await advance(hourMs)
  state.found = ready('0.3.0')
  await advance(23 * hourMs)
  expect([state.looks, state.told]).toEqual([1, []])
  await advance(hourMs)
  expect(state.told).toEqual(['0.3.0'])
})

test('off: no look; a policy that switches it on or off counts at once, also in the middle of a look', async () => {
  const { state, daily, advance } = begin(false)
  await advance(100 * hourMs)
  state.isOn = true
  daily.again()
  daily.again()
  await advance(hourMs)
  expect(state.looks).toBe(1)
  state.isOn = false
  daily.again()
  state.isOn = true
  daily.again()
  state.found = ready('0.3.0')
  await advance(hourMs - 1)
  state.isOn = false
  await advance(30 * hourMs)
  expect([state.looks, state.told]).toEqual([1, []])
})

test('the end of the app is the end of it', async () => {
  const { state, daily, advance } = begin()
  await daily.stop()
  daily.again()
  await advance(100 * hourMs)
  expect(state.looks).toBe(0)
})
