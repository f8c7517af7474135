import { expect, test } from 'vitest'

import { systemTimers, type Timers } from '../../../kernel/timers.ts'
import { takeTime } from './pace.ts'

const atOnce: Timers = {
  after: (_delayMs, action) => {
    queueMicrotask(action)
    return () => undefined
  },
}

test('a tool takes its time and tells how far it is', async () => {
  const shares: (number | null)[] = []
  const onProgress = ({ share }: { readonly share: number | null }): void => void shares.push(share)
  const { signal } = new AbortController()
  expect(await takeTime({ takesMs: 1_000 }, { signal, onProgress, timers: atOnce })).toMatchObject({ ok: true })
  expect(shares).toEqual([0, 0.25, 0.5, 0.75])
})

test.each([
  [{ takesMs: 1e9 }, 'cancelled'],
  [{ takesMs: 1e9, stuckPid: 77 }, 'could_not_stop'],
])('stopped, %j ends as %s', async (pace, code) => {
  const stop = new AbortController()
  const taken = takeTime(pace, { signal: stop.signal, onProgress: () => stop.abort(), timers: systemTimers })
  expect(await taken).toMatchObject({ ok: false, error: { code } })
})
