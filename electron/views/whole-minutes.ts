const msPerMinute = 60_000

/** A time to wait, as people are told it: never none. */
export function wholeMinutes(durationMs: number): number {
  return Math.max(1, Math.round(durationMs / msPerMinute))
}
