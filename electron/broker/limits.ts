/** What a broker takes at most. Both sides hold the same numbers. */
export const brokerLimits = {
  /** Requests in the life of one broker. */
  requests: 16,
  /** The same with those that are refused. */
  asked: 32,
  /** Steps that are shown at once. */
  steps: 16,
  /** How long requests are taken; a step that runs is bounded by its tool. */
  acceptMs: 300_000,
  /** One message in either direction. */
  messageBytes: 64 * 1024,
  /** All parts of one answer. */
  answerBytes: 8 * 1024 * 1024,
  /** A request counts no longer than this after it was made. */
  expiryMs: 60_000,
  /** From the connection to the proof of both sides. */
  handshakeMs: 10_000,
  /** From the first byte of a message to its last. */
  messageMs: 10_000,
} as const

/** Another number on the other side ends the connection. */
export const brokerProtocol = 1
