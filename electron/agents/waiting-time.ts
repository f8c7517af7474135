/** Checks that run at the same time: one warm script host and a second one. */
export const parallelChecks = 2

/** When each of these would have ended, in ms from the start of the first: taken in their order, as soon as a place is free. */
export function endsMs(durationsMs: readonly number[]): readonly number[] {
  const freeAtMs = Array.from({ length: parallelChecks }, () => 0)
  return durationsMs.map((durationMs) => {
    const place = freeAtMs.indexOf(Math.min(...freeAtMs))
    const endMs = (freeAtMs[place] ?? 0) + durationMs
    freeAtMs[place] = endMs
    return endMs
  })
}
