import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'

import { never } from '../../../test/fakes/script-host-fixture.ts'
import { quietTimers } from '../../kernel/timers.ts'
import lineFeeds from './line-feeds.cjs?raw'
import { createThreads } from './threads.ts'

const bytes = 400
/** Fills its memory with what it is given, and counts between places of it. */
const program = `${lineFeeds}
const { buffer, count } = exports.openLineFeeds(${String(bytes)})
exports.answer = ({ held, ranges }) => {
  buffer.set(held)
  return ranges.map(([from, to]) => count(from, to))
}`
const threads = createThreads({ program, count: 1, idleMs: 60_000, mostMegabytes: 64, timers: quietTimers })
afterAll(() => threads.close())

test('line feeds are counted between any two places, and nothing else is', async () => {
  const byte = fc.oneof(fc.constant(10), fc.integer({ min: 0, max: 255 }))
  const held = fc
    .uint8Array({ minLength: bytes, maxLength: bytes })
    .chain((others) =>
      fc.array(byte, { minLength: bytes, maxLength: bytes }).map((some) => others.map((one, at) => some[at] ?? one)),
    )
  const place = fc.integer({ min: 0, max: bytes })
  await fc.assert(
    fc.asyncProperty(held, fc.array(fc.tuple(place, place), { minLength: 1, maxLength: 20 }), async (all, ranges) => {
      const counted = await threads.ask(0, { held: all, ranges }, { signal: never })
      expect(counted).toEqual(ranges.map(([from, to]) => all.slice(from, to).filter((one) => one === 10).length))
    }),
    { numRuns: 200 },
  )
})
