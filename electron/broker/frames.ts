const headerBytes = 4

/** A message as it goes over the pipe: four bytes of length, then the message. */
export function encodeFrame(message: Buffer): Buffer {
  const header = Buffer.alloc(headerBytes)
  header.writeUInt32BE(message.length)
  return Buffer.concat([header, message])
}

export type FrameReader = {
  /** Whole messages, in order; null = one is empty or larger than allowed, and nothing after it can be read. */
  push(bytes: Buffer): readonly Buffer[] | null
  /** True while a message has begun and is not whole. */
  isOpen(): boolean
}

/** Puts messages together again. A length that is too large is refused before its message is waited for. */
export function createFrameReader(maxBytes: number): FrameReader {
  let parts: Buffer[] = []
  let held = 0
  let broken = false
  const take = (count: number): Buffer => {
    const all = Buffer.concat(parts)
    const rest = all.subarray(count)
    parts = rest.length === 0 ? [] : [rest]
    held = rest.length
    return all.subarray(0, count)
  }
  let expected: number | null = null
  return {
    push: (bytes) => {
      if (broken) return null
      if (bytes.length > 0) parts.push(bytes)
      held += bytes.length
      const whole: Buffer[] = []
      for (;;) {
        if (expected === null) {
          if (held < headerBytes) return whole
          expected = take(headerBytes).readUInt32BE()
          if (expected === 0 || expected > maxBytes) {
            broken = true
            return null
          }
        }
        if (held < expected) return whole
        whole.push(Buffer.from(take(expected)))
        expected = null
      }
    },
    isOpen: () => expected !== null || held > 0,
  }
}
