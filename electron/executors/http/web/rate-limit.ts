import type { Clock } from '../../../kernel/ports.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'

/** Counts calls of the last minute. Fails with `rate_limited` and the seconds to wait. */
export type RateLimit = { take(callsPerMinute: number): Result<void> }

const minuteMs = 60_000

export function createRateLimit(clock: Clock): RateLimit {
  let taken: number[] = []
  return {
    take: (limit) => {
      const now = clock.now()
      // A clock that was set back must not lock everything out.
      taken = taken.filter((at) => at <= now && now - at < minuteMs)
      const oldest = taken[taken.length - limit]
      if (oldest !== undefined)
        return fail('rate_limited', { limit, seconds: Math.ceil((oldest + minuteMs - now) / 1000) })
      taken.push(now)
      return ok(undefined)
    },
  }
}
