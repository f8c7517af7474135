import { anySignal } from '../kernel/signals.ts'
import type { Timers } from '../kernel/timers.ts'

export type GrowthWatch = {
  /** Fires with the one of whoever asked, and when nothing has come for too long. */
  readonly signal: AbortSignal
  /** From now on something has to come. */
  begin(): void
  /** Nothing came for too long. */
  isOver(): boolean
  stop(): void
}

/**
 * Gives up on an answer to which nothing is added. A connection that is kept busy by empty pieces, by comments or by blanks is not idle:
 * only what can be read counts. It is looked at once in each span, so that a word costs nothing; an end comes after one to two of them.
 */
export function createGrowthWatch(
  outer: AbortSignal,
  { grown, spanMs, timers }: { grown: () => number; spanMs: (grown: number) => number; timers: Timers },
): GrowthWatch {
  const stalled = new AbortController()
  const { signal, release } = anySignal([outer, stalled.signal])
  let isOver = false
  let cancelTimer = (): void => undefined
  const look = (before: number): void => {
    cancelTimer = timers.after(spanMs(before), () => {
      const now = grown()
      isOver = now === before
      if (isOver) stalled.abort()
      else look(now)
    })
  }
  return {
    signal,
    begin: () => look(grown()),
    isOver: () => isOver,
    stop: () => {
      cancelTimer()
      release()
    },
  }
}
