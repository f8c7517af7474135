import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { createFaultyFileSystem } from '../../test/fakes/faulty-file-system.ts'
import { createCountingIds, useTemporaryFolders } from '../../test/fakes/storage-deps.ts'
import { createNodeFileSystem } from './node-file-system.ts'
import { createTrustedTime, observeClock, type ClockHistory } from './trusted-time.ts'

const newFolder = useTemporaryFolders()
const dayMs = 24 * 60 * 60_000
const startMs = Date.UTC(2026, 0, 5)

function afterLooks(days: readonly number[]): ClockHistory | null {
  return days.reduce<ClockHistory | null>((before, day) => observeClock(before, startMs + day * dayMs), null)
}

function believedDay(days: readonly number[]): number | null {
  const believedAt = afterLooks(days)?.believedAt ?? null
  return believedAt === null ? null : (believedAt - startMs) / dayMs
}

test.each([
  ['nothing at the first look', [0], null],
  ['nothing before five days have gone by', [0, 1, 2, 3, 4], null],
  ['every look of a PC that is used every day', [0, 1, 2, 3, 4, 5, 6], 6],
  ['a long weekend is no jump', [0, 2, 5, 9], 9],
  ['a PC that is used once a month lags one look behind', [0, 30, 60, 90], 60],
  ['not the look at which the clock has jumped ahead', [0, 1, 5, 6, 2000], 6],
  ['nor after it was set right again', [0, 1, 5, 6, 2000, 7, 8], 6],
  ['a clock that jumped ahead and went on from there', [0, 1, 5, 6, 2000, 2004, 2005], 2005],
  ['a clock that was behind: what it believed later is forgotten', [0, 1, 5, 6, 2], null],
] as const)('believed: %s', (_, days, expected) => {
  expect(believedDay(days)).toBe(expected)
})

test('whatever a clock showed wrongly between two right looks is never believed once it was set right, nor meanwhile', () => {
  const looks = fc.array(fc.double({ min: 0.1, max: 4.9, noNaN: true }), { minLength: 3, maxLength: 20 })
  const ahead = fc.double({ min: 6, max: 10_000, noNaN: true })
  const wrongLooks = fc.array(fc.double({ min: 0.01, max: 0.5, noNaN: true }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(looks, ahead, wrongLooks, (steps, jump, wrong) => {
      let history: ClockHistory | null = null
      let day = 0
      for (const step of steps) history = observeClock(history, startMs + (day += step) * dayMs)
      const right = startMs + day * dayMs
      let wrongDay = day + jump
      for (const step of wrong) {
        history = observeClock(history, startMs + (wrongDay += step) * dayMs)
        expect(history.believedAt ?? 0).toBeLessThanOrEqual(right)
      }
      history = observeClock(history, right + dayMs)
      expect(history.believedAt ?? 0).toBeLessThanOrEqual(right)
    }),
  )
})

test('a damaged memory of the clock is a first look; one that cannot be written is believed no further', async () => {
  const file = path.join(await newFolder(), 'clock.json')
  const deps = { fileSystem: createNodeFileSystem(), ids: createCountingIds() }
  const time = createTrustedTime(deps, file)
  for (const day of [0, 1, 5]) await time.look(startMs + day * dayMs)
  expect(await time.look(startMs + 6 * dayMs)).toBe(startMs + 6 * dayMs)
  const full = createFaultyFileSystem(deps.fileSystem, (operation) => (operation === 'write' ? 'ENOSPC' : null))
  expect(await createTrustedTime({ ...deps, fileSystem: full }, file).look(startMs + 7 * dayMs)).toBeNull()
  for (const damage of ['', '{}', 'null', '{"seenAt":"1","doubtedSince":null,"believedAt":9e15}']) {
    await writeFile(file, damage)
    expect(await time.lastLook()).toBeNull()
    expect(await time.look(startMs + 8 * dayMs)).toBeNull()
  }
})
