import type { RecentCall, RecentCalls } from '../../../kernel/recent-calls.ts'
import type { Clock } from '../../../kernel/ports.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { createSerialQueue } from '../../../kernel/serial-queue.ts'

/** Counts calls of the last minute. Fails with `rate_limited` and the seconds to wait. */
export type RateLimit = { take(callsPerMinute: number): Promise<Result<void>> }

const minuteMs = 60_000

export function createRateLimit(clock: Clock, recent: RecentCalls): RateLimit {
  const inOrder = createSerialQueue()
  let own: readonly RecentCall[] = []
  const take = async (limit: number): Promise<Result<void>> => {
    const kept = await recent.read()
    const now = clock.now()
    // A clock that was set back must not lock everything out.
    const isRecent = ({ at }: RecentCall): boolean => at <= now && now - at < minuteMs
    own = own.filter(isRecent)
    const taken = merged(own, kept.filter(isRecent))
    const oldest = taken[taken.length - limit]
    if (oldest !== undefined)
      return fail('rate_limited', { limit, seconds: Math.ceil((oldest.at + minuteMs - now) / 1000) })
    const call = { id: recent.newId(), at: now }
    own = [...own, call]
    await recent.keep([...taken, call])
    return ok(undefined)
  }
  return { take: (limit) => inOrder(() => take(limit)) }
}

/** Each call once, the oldest first: two runs that kept at the same time can have lost each other's newest. */
function merged(own: readonly RecentCall[], kept: readonly RecentCall[]): readonly RecentCall[] {
  const byId = new Map([...kept, ...own].map((call) => [call.id, call]))
  return [...byId.values()].sort((one, other) => one.at - other.at)
}
