import type { Caller } from '../../shared/domain/caller.ts'
import type { Clock } from '../kernel/ports.ts'

/** More than this in a minute is a loop that nobody watches. */
const mostPerMinute = 240
const minuteMs = 60_000

/** Counts what agents ask of files, each kind of caller for itself. */
export type FileCallLimit = {
  /** Null = it may; otherwise the seconds to wait. */
  take(caller: Caller): number | null
  readonly perMinute: number
}

export function createFileCallLimit(clock: Pick<Clock, 'now'>, perMinute = mostPerMinute): FileCallLimit {
  const taken = new Map<string, readonly number[]>()
  return {
    perMinute,
    take: ({ kind, role }) => {
      const now = clock.now()
      const key = `${kind} ${role}`
      // A clock that was set back must not lock anybody out.
      const recent = (taken.get(key) ?? []).filter((at) => at <= now && now - at < minuteMs)
      const [oldest] = recent.slice(-perMinute)
      if (recent.length >= perMinute && oldest !== undefined) return Math.ceil((oldest + minuteMs - now) / 1000)
      taken.set(key, [...recent, now])
      return null
    },
  }
}
