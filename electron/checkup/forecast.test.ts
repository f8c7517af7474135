import fc from 'fast-check'
import { expect, test } from 'vitest'

import { endsAt, type KnownReading } from './forecast.ts'

const dayMs = 86_400_000
const startMs = Date.UTC(2026, 0, 1)

const daily = (values: readonly number[], apartDays = 1): readonly KnownReading[] =>
  values.map((value, index) => ({ at: startMs + index * apartDays * dayMs, value }))

const daysLeft = (readings: readonly KnownReading[], end = 0): number | null => {
  const at = endsAt(readings, end)
  return at === null ? null : (at - (readings.at(-1)?.at ?? 0)) / dayMs
}

const row = (count: number, value: (index: number) => number): readonly number[] =>
  Array.from({ length: count }, (_, index) => value(index))

test('what falls by the same each week is told by its pace, and what rises to its end too', () => {
  expect(daysLeft(daily([60, 55, 50, 45, 40, 35, 30], 7))).toBeCloseTo(42)
  expect(daysLeft(daily([90, 91, 92, 93, 94, 95], 30), 100)).toBeCloseTo(150)
})

test.each([
  ['too few', daily([60, 50, 40, 30, 20], 7)],
  ['within too short a time', daily([60, 50, 40, 30, 20, 15], 1)],
  ['many on one day', row(40, (index) => 60 - index).map((value, index) => ({ at: startMs + index * 60_000, value }))],
  ['flat', daily(row(12, () => 40))],
  ['getting better', daily(row(12, (index) => 20 + index))],
  ['there already', daily([60, 50, 40, 30, 20, 10, 0])],
  ['farther ahead than anybody can know', daily(row(12, (index) => 1000 - index))],
  ['emptied in between', daily([40, 30, 20, 10, 60, 55, 50, 45])],
  ['it came to rest', daily([60, 50, 40, 30, 20, 20, 20, 20, 20, 20])],
  ['much faster of late', daily([100, 99, 98, 97, 96, 95, 85, 70, 55, 40])],
  ['to and fro', daily([50, 20, 48, 25, 51, 22, 49, 18, 50, 21])],
  ['none', []],
])('%s: nothing is told', (_name, readings) => {
  expect(endsAt(readings, 0)).toBeNull()
})

const anyRow = fc.array(fc.record({ day: fc.integer({ min: 0, max: 200 }), value: fc.nat(1000) }), { maxLength: 30 })
const readingsOf = (row: readonly { readonly day: number; readonly value: number }[]): readonly KnownReading[] =>
  row.map(({ day, value }) => ({ at: startMs + day * dayMs, value }))

test('whatever was read, an end lies ahead of the last reading and no farther than twice what was seen', () => {
  fc.assert(
    fc.property(anyRow, fc.nat(1000), (row, end) => {
      const readings = readingsOf(row)
      const at = endsAt(readings, end)
      if (at === null) return
      const times = readings.map((one) => one.at)
      const [first, last] = [Math.min(...times), Math.max(...times)]
      expect(at).toBeGreaterThan(last)
      expect(at - last).toBeLessThanOrEqual(2 * (last - first))
    }),
  )
})

test('the order in which readings are given, their unit and their mirror image change nothing', () => {
  const falling = fc
    .array(fc.integer({ min: 0, max: 12 }), { minLength: 8, maxLength: 30 })
    .map((steps) => daily(steps.map((_, index) => 500 - steps.slice(0, index + 1).reduce((sum, one) => sum + one, 0))))
  fc.assert(
    fc.property(falling, (readings) => {
      const at = endsAt(readings, 0)
      const near = (other: number | null): void =>
        at === null ? expect(other).toBeNull() : expect(other).toBeCloseTo(at, -3)
      near(endsAt(readings.toReversed(), 0))
      near(
        endsAt(
          readings.map((one) => ({ ...one, value: one.value * 1024 })),
          0,
        ),
      )
      near(
        endsAt(
          readings.map((one) => ({ ...one, value: 1000 - one.value })),
          1000,
        ),
      )
    }),
  )
})

test('a steady pace is found through noise, and a few readings that stand out do not move it far', () => {
  const noise = fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: 20, maxLength: 20 })
  fc.assert(
    fc.property(noise, fc.integer({ min: 4, max: 15 }), (wobble, odd) => {
      const values = wobble.map((by, index) => 300 - 8 * index + by + (index === odd ? 90 : 0))
      const left = daysLeft(daily(values))
      expect(left).not.toBeNull()
      expect(Math.abs((left ?? 0) - (300 - 8 * 19) / 8)).toBeLessThan(4)
    }),
  )
})

test('what only goes to and fro by chance is hardly ever taken for a pace', () => {
  // A row of chance that is the same on every run.
  let seed = 7
  const chance = (): number => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }
  const told = row(500, () => (endsAt(daily(row(12, () => 20 + 10 * chance())), 0) === null ? 0 : 1))
  expect(told.filter((one) => one === 1).length).toBeLessThan(15)
})
