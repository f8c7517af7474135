/** What one check-up read. Null = it could not be read, never zero. */
export type Reading = {
  /** When, milliseconds since the epoch. */
  readonly at: number
  readonly value: number | null
}

/** One reading over the last check-ups of this PC. */
export type Trend = {
  readonly tool: string
  /** Which of the readings that the tool tracks. */
  readonly id: string
  /** What people call the thing; empty = it is the only one. */
  readonly label: string
  /** The oldest first; the last is of now and is known. */
  readonly readings: readonly Reading[]
  /** When it reaches its end at this pace, milliseconds since the epoch; null = nobody can say so honestly. */
  readonly endsAtMs: number | null
}
