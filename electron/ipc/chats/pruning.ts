import type { Retention } from '../../engine/retention.ts'
import type { Timers } from '../../kernel/timers.ts'

const everyMs = 24 * 60 * 60_000

/** Removes what has become old at once and once a day from then on. @returns stops it; resolves once what has begun has ended. */
export function startPruning(retention: Pick<Retention, 'prune'>, timers: Timers): () => Promise<unknown> {
  let work: Promise<unknown> = Promise.resolve()
  let cancelTimer: () => void = () => undefined
  const prune = (): void => {
    work = retention.prune()
    cancelTimer = timers.after(everyMs, prune)
  }
  prune()
  return () => {
    cancelTimer()
    return work
  }
}
