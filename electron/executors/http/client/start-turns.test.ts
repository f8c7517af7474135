import { expect, test } from 'vitest'

import { createStartTurns } from './start-turns.ts'

/** The next turn of the event loop, counted by the loop itself. */
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve))

test('who comes alone starts at once, many start one after the other in the order they came', async () => {
  const turn = createStartTurns()
  const started: number[] = []
  let turns = 0
  const startedIn: number[] = []
  const all = Promise.all(
    [0, 1, 2, 3].map(async (place) => {
      await turn()
      started.push(place)
      startedIn.push(turns)
    }),
  )
  await Promise.resolve()
  expect(started).toEqual([0])
  for (turns = 1; started.length < 4; turns += 1) await nextTurn()
  await all
  expect(started).toEqual([0, 1, 2, 3])
  expect(new Set(startedIn).size).toBe(4)
  await nextTurn()
  await nextTurn()
  let later = false
  void turn().then(() => (later = true))
  await Promise.resolve()
  expect(later).toBe(true)
})
