import type { Clock } from '../kernel/ports.ts'

/** A page that dies again and again is left alone: reloading it for ever would hide that it cannot live. */
export function createReloadLimit(clock: Clock, limit = { reloads: 3, withinMs: 60_000 }): () => boolean {
  let times: readonly number[] = []
  return () => {
    const now = clock.now()
    times = times.filter((time) => now - time < limit.withinMs)
    if (times.length >= limit.reloads) return false
    times = [...times, now]
    return true
  }
}
