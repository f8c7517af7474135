import { expect, test } from 'vitest'

import { createFileCallLimit } from './file-call-limit.ts'

const model = { kind: 'model', role: 'ai_agent' } as const
const planner = { kind: 'planner', role: 'ai_agent' } as const

test('each caller has its own minute, and waits for the oldest call to leave it', () => {
  let now = 1_000_000
  const limit = createFileCallLimit({ now: () => now }, 2)
  expect([limit.take(model), limit.take(planner)]).toEqual([null, null])
  now += 20_000
  expect([limit.take(model), limit.take(model), limit.take(planner)]).toEqual([null, 40, null])
  now += 40_000
  expect([limit.take(model), limit.take(model)]).toEqual([null, 20])
  // What was refused does not count.
  now += 20_000
  expect(limit.take(model)).toBeNull()
})

test('a clock that is set back locks nobody out', () => {
  let now = 1_000_000
  const limit = createFileCallLimit({ now: () => now }, 1)
  expect(limit.take(model)).toBeNull()
  now = 0
  expect(limit.take(model)).toBeNull()
})
