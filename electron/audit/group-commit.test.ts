import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { ok } from '../kernel/result.ts'
import { createGroupCommit, type Durability, type GroupCommit } from './group-commit.ts'

type Group = { readonly commit: GroupCommit<number, null>; readonly written: (readonly number[])[] }

function start(maxRows = 100): Group {
  const written: (readonly number[])[] = []
  const commit = createGroupCommit<number, null>({
    maxRows,
    maxDelayMs: { grouped: 5, behind: 50 },
    commit: (rows) => {
      written.push(rows)
      return Promise.resolve(ok(rows.map(() => null)))
    },
  })
  return { commit, written }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test.each<[Durability, number]>([
  ['now', 0],
  ['grouped', 5],
  ['behind', 50],
])('a row that is added as `%s` is written after %d ms at most', async (durability, waitMs) => {
  const { commit, written } = start()
  const added = commit.add(1, durability)
  if (waitMs > 0) await vi.advanceTimersByTimeAsync(waitMs - 1)
  if (waitMs > 0) expect(written).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(written).toEqual([[1]])
  expect(await added).toEqual(ok(null))
})

test('a row that is waited for takes along, in their order, those that nobody waits for', async () => {
  const { commit, written } = start()
  void commit.add(1, 'behind')
  await vi.advanceTimersByTimeAsync(10)
  void commit.add(2, 'grouped')
  void commit.add(3, 'behind')
  await vi.advanceTimersByTimeAsync(4)
  expect(written).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(written).toEqual([[1, 2, 3]])
  void commit.add(4, 'behind')
  expect(await commit.add(5, 'now')).toEqual(ok(null))
  expect(written).toEqual([
    [1, 2, 3],
    [4, 5],
  ])
  expect(vi.getTimerCount()).toBe(0)
})

test('whatever is added when, rows are written once, in their order, and `now` before its promise resolves', async () => {
  const step = fc.record({
    durability: fc.constantFrom<Durability>('now', 'grouped', 'behind'),
    laterMs: fc.integer({ min: 0, max: 60 }),
  })
  const check = async (steps: readonly { durability: Durability; laterMs: number }[], maxRows: number) => {
    const { commit, written } = start(maxRows)
    for (const [index, { durability, laterMs }] of steps.entries()) {
      const added = commit.add(index, durability)
      if (durability === 'now') {
        await added
        expect(written.flat().at(-1)).toBe(index)
      }
      await vi.advanceTimersByTimeAsync(laterMs)
    }
    await vi.advanceTimersByTimeAsync(50)
    expect(written.flat()).toEqual(steps.map((_, index) => index))
    expect(Math.max(0, ...written.map((rows) => rows.length))).toBeLessThanOrEqual(maxRows)
    await commit.close()
  }
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 20 }), fc.integer({ min: 1, max: 5 }), check))
})
