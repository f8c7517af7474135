/** What an answer of a model has cost. */
export type ModelFigures = {
  readonly rounds: number
  /** Calls that it asked for. */
  readonly calls: number
  /** Null = the endpoint does not count them. */
  readonly promptTokens: number | null
  readonly completionTokens: number | null
  /** From the question to its first word; null = it has said none. */
  readonly firstWordMs: number | null
  readonly durationMs: number
  /** Bytes that left this PC for it. */
  readonly bytesSent: number
}
