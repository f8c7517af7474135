import type { Clock } from '../kernel/ports.ts'
import type { Timers } from '../kernel/timers.ts'

/** What the PC under this program says of itself now. */
export type PcAtRest = {
  /** How long nobody has touched it; null = cannot be read. */
  readonly idleMs: () => Promise<number | null>
  /** Null = cannot be read: nobody knows how long it lasts. */
  readonly onBattery: () => boolean | null
  /** Hears when it wakes up or gets mains power. @returns stops it. */
  readonly onWake: (listener: () => void) => () => void
}

export type WeeklyDeps = {
  /** Whether a person or an administrator wants it. */
  readonly isOn: () => boolean
  /** When the last whole check-up ended, by whomever; null = there is none. */
  readonly lastAt: () => Promise<number | null>
  readonly pc: PcAtRest
  /** How long nobody has to have touched it. */
  readonly idleAfterMs: () => number
  /** Nothing else is at work and nobody is in a call. */
  readonly isFree: () => Promise<boolean>
  /** Looks at everything and tells how it ended. Never rejects. */
  readonly run: () => Promise<void>
  readonly clock: Clock
  readonly timers: Timers
}

export type Weekly = {
  /** What it depends on has changed. */
  readonly again: () => void
  /** Resolves once what has begun has ended. */
  readonly stop: () => Promise<unknown>
}

const weekMs = 7 * 24 * 3_600_000
/** One that came to nothing is not begun over and over. */
const afterTryMs = 24 * 3_600_000
const shortestWaitMs = 60_000
const busyWaitMs = 15 * 60_000

/**
 * A check-up each week, at a time when nobody uses the PC and it has mains power. One timer, set to when it could be next; weeks
 * that were missed are caught up with one.
 */
export function startWeekly({ isOn, lastAt, pc, idleAfterMs, isFree, run, clock, timers }: WeeklyDeps): Weekly {
  let cancelTimer: () => void = () => undefined
  let work: Promise<unknown> = Promise.resolve()
  let triedAt = Number.NEGATIVE_INFINITY
  let isStopped = false
  /** Null = it is not wanted, and nothing is heard. */
  let stopHearing: (() => void) | null = null
  const isWanted = (): boolean => !isStopped && isOn()
  const waitMs = async (): Promise<number> => {
    const now = clock.now()
    const last = (await lastAt()) ?? Number.NEGATIVE_INFINITY
    const dueInMs = Math.max(last + weekMs, triedAt + afterTryMs) - now
    if (dueInMs > 0) return dueInMs
    if (pc.onBattery() !== false) return busyWaitMs
    const idleMs = await pc.idleMs()
    if (idleMs === null) return busyWaitMs
    if (idleMs < idleAfterMs()) return Math.max(shortestWaitMs, idleAfterMs() - idleMs)
    return (await isFree()) ? 0 : busyWaitMs
  }
  const look = async (): Promise<void> => {
    cancelTimer()
    if (!isWanted()) {
      stopHearing?.()
      stopHearing = null
      return
    }
    stopHearing ??= pc.onWake(again)
    const wait = await waitMs()
    // It may have been switched off meanwhile.
    if (!isWanted()) return
    if (wait <= 0) {
      await run()
      triedAt = clock.now()
    }
    if (isWanted()) cancelTimer = timers.after(wait > 0 ? wait : afterTryMs, again)
  }
  const again = (): void => {
    work = work.then(look)
  }
  again()
  return {
    again,
    stop: () => {
      isStopped = true
      cancelTimer()
      stopHearing?.()
      return work
    },
  }
}
