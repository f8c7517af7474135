import type { Clock } from '../../electron/kernel/ports.ts'
import type { Timers } from '../../electron/kernel/timers.ts'

export type FakeTime = {
  readonly clock: Clock
  readonly timers: Timers
  /** Lets time pass, timers in their order; work that waits for nothing but promises is done in between. */
  advance(durationMs: number): Promise<void>
}

/** Time that stands still until it is told to pass. */
export function createFakeTime(startMs = 1_750_000_000_000): FakeTime {
  let nowMs = startMs
  let waiting: readonly { readonly atMs: number; readonly action: () => void }[] = []
  const next = (untilMs: number): { readonly atMs: number; readonly action: () => void } | undefined =>
    [...waiting].sort((a, b) => a.atMs - b.atMs).find(({ atMs }) => atMs <= untilMs)
  return {
    clock: { now: () => nowMs },
    timers: {
      after: (delayMs, action) => {
        const timer = { atMs: nowMs + delayMs, action }
        waiting = [...waiting, timer]
        return () => {
          waiting = waiting.filter((other) => other !== timer)
        }
      },
    },
    advance: async (durationMs) => {
      const untilMs = nowMs + durationMs
      await settled()
      for (let timer = next(untilMs); timer !== undefined; timer = next(untilMs)) {
        const due = timer
        waiting = waiting.filter((other) => other !== due)
        nowMs = Math.max(nowMs, due.atMs)
        due.action()
        await settled()
      }
      nowMs = untilMs
    },
  }
}

/** Everything that only waits for promises has happened after this. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
