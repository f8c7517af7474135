import type { Progress } from './machine.ts'

const betweenMs = 100

/** Passes on no more than a window can draw, whoever tells; the end of a call tells itself. */
export function spacedProgress(tell: (progress: Progress) => void, now: () => number): (progress: Progress) => void {
  let lastMs = Number.NEGATIVE_INFINITY
  return (progress) => {
    const nowMs = now()
    // A clock that was set back must not end the telling.
    if (nowMs >= lastMs && nowMs - lastMs < betweenMs) return
    lastMs = nowMs
    tell(progress)
  }
}
