import type { Clock } from '../../kernel/ports.ts'

/** Stops attempts to start a host that cannot start: a policy, a virus scanner or a missing file does not go away in a second. */
export type StartBreaker = {
  /** Why no start is tried now, or null. */
  openReason(): string | null
  failed(reason: string): void
  succeeded(): void
}

const failuresToOpen = 3
const windowMs = 60_000
const openMs = 60_000

/** Three failed starts within 60 seconds open it for 60 seconds. */
export function createStartBreaker(clock: Clock): StartBreaker {
  let failures: readonly number[] = []
  let open: { readonly untilMs: number; readonly reason: string } | null = null
  return {
    openReason: () => {
      if (open !== null && clock.now() >= open.untilMs) open = null
      return open?.reason ?? null
    },
    failed: (reason) => {
      const now = clock.now()
      failures = [...failures.filter((at) => now - at < windowMs), now]
      if (failures.length < failuresToOpen) return
      open = { untilMs: now + openMs, reason }
      failures = []
    },
    succeeded: () => {
      failures = []
    },
  }
}
