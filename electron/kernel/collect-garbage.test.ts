import { setTimeout as pause } from 'node:timers/promises'
import { Script } from 'node:vm'

import { expect, test } from 'vitest'

import { collectGarbage } from './collect-garbage.ts'

test('what nothing uses is gone', async () => {
  const unused = new WeakRef({ room: new Array<number>(100_000).fill(0) })
  // A reference holds what it was asked for until the turn ends.
  await pause(0)
  collectGarbage()
  expect(unused.deref()).toBeUndefined()
})

test('what was compiled before still counts afterwards, and no program can collect', () => {
  const source = 'function add(one, other) { return one + other }; add(1, 2)'
  const cachedData = new Script(source).createCachedData()
  collectGarbage()
  expect(new Script(source, { cachedData }).cachedDataRejected).toBe(false)
  expect(new Script('typeof gc').runInNewContext()).toBe('undefined')
})
