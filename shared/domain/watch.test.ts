import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  isConstant,
  nextRoundAt,
  occurrencesOf,
  stretchesOf,
  watchEveryMs,
  type WatchLane,
  type WatchReading,
} from './watch.ts'

const everyMs = watchEveryMs
const states = ['fine', 'found', 'unread'] as const
const readingOf = (state: WatchReading['state'], index: number): WatchReading => ({
  ...{ at: index * everyMs, endedAt: index * everyMs + 500, state },
  findings: state === 'found' ? ['bad'] : [],
})
const lanes = fc
  .array(fc.constantFrom(...states), { maxLength: 70 })
  .map((all): WatchLane => ({ tool: 'check_it', readings: all.map(readingOf) }))
const telling = new Set(['check_it/bad'])

test('rounds never overlap, stay on the beat, and end with the watch, however long each takes', () => {
  const took = fc.array(fc.integer({ min: 0, max: 95_000 }), { minLength: 1, maxLength: 200 })
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2 ** 40 }),
      fc.integer({ min: 1, max: 60 }),
      took,
      (startedAt, minutes, all) => {
        const times = { startedAt, endsAt: startedAt + minutes * 60_000, everyMs }
        let now = startedAt
        for (const ms of all) {
          const ended = now + ms
          const next = nextRoundAt(times, ended)
          if (next === null) {
            expect(ended + everyMs).toBeGreaterThanOrEqual(times.endsAt)
            return
          }
          expect(next).toBeGreaterThan(ended)
          expect(next - ended).toBeLessThanOrEqual(everyMs)
          expect((next - startedAt) % everyMs).toBe(0)
          expect(next).toBeLessThan(times.endsAt)
          now = next
        }
      },
    ),
  )
})

test('what shows comes in order, apart, each begun by a look that showed it and ended by one that was fine', () => {
  fc.assert(
    fc.property(lanes, (lane) => {
      const all = occurrencesOf(lane, 'bad')
      const stateAt = new Map(lane.readings.map(({ at, state }) => [at, state]))
      all.forEach(({ from, to }, index) => {
        expect(stateAt.get(from)).toBe('found')
        if (to === null) expect(index).toBe(all.length - 1)
        else expect([stateAt.get(to), to > from]).toEqual(['fine', true])
        const before = all[index - 1]
        if (before) expect(before.to ?? Infinity).toBeLessThan(from)
      })
      const covered = (at: number): boolean => all.some(({ from, to }) => from <= at && at < (to ?? Infinity))
      for (const { at, state } of lane.readings) if (state !== 'unread') expect(covered(at)).toBe(state === 'found')
    }),
  )
})

test('what could not be read is drawn as a gap, never as fine, and changes nothing that is counted', () => {
  fc.assert(
    fc.property(lanes, (lane) => {
      const lastAt = lane.readings.length * everyMs
      const drawn = stretchesOf(lane, { everyMs, lastAt, telling })
      for (const { at, state } of lane.readings)
        expect(drawn.find(({ from, to }) => from <= at && at < to)?.state).toBe(state)
      const read = { ...lane, readings: lane.readings.filter(({ state }) => state !== 'unread') }
      expect(occurrencesOf(lane, 'bad')).toEqual(occurrencesOf(read, 'bad'))
      expect(isConstant(lane, 'bad')).toBe(isConstant(read, 'bad'))
    }),
  )
})

test('nobody can speak for the time that a PC was asleep', () => {
  const readings = [readingOf('fine', 0), readingOf('fine', 1), readingOf('fine', 30)]
  const drawn = stretchesOf({ tool: 'check_it', readings }, { everyMs, lastAt: 31 * everyMs, telling })
  expect(drawn.map(({ state }) => state)).toEqual(['fine', 'unread', 'fine'])
})

test('what has nothing to do with what was told does not break a lane', () => {
  const lane: WatchLane = { tool: 'check_it', readings: [readingOf('found', 0), readingOf('fine', 1)] }
  const drawn = stretchesOf(lane, { everyMs, lastAt: 2 * everyMs, telling: new Set() })
  expect(drawn).toEqual([{ from: 0, to: 2 * everyMs, state: 'fine' }])
})

test('what the last look says is drawn at once, however quick it was', () => {
  fc.assert(
    fc.property(lanes, ({ tool, readings }) => {
      const lane = { tool, readings: readings.map((one) => ({ ...one, endedAt: one.at })) }
      const last = lane.readings.at(-1)
      const drawn = stretchesOf(lane, { everyMs, lastAt: last?.at ?? 0, telling })
      expect(drawn.at(-1)?.state).toBe(last?.state)
    }),
  )
})
