/**
 * Whole numbers as bits. Those that are seldom much larger than 2 to the power of `low` take few: what is above it is counted out,
 * the rest is written as it is (Rice code).
 */
export type BitWriter = {
  bits(value: number, count: number): void
  rice(value: number, low: number): void
  bytes(): Uint8Array
}
export type BitReader = {
  bits(count: number): number
  rice(low: number): number
}

const bitsOfByte = 8

export function createBitWriter(): BitWriter {
  const bytes: number[] = []
  let open = 0
  let filled = 0
  const bit = (one: number): void => {
    open = (open << 1) | one
    filled += 1
    if (filled < bitsOfByte) return
    bytes.push(open)
    open = 0
    filled = 0
  }
  const bits = (value: number, count: number): void => {
    for (let at = count - 1; at >= 0; at -= 1) bit((value >>> at) & 1)
  }
  return {
    bits,
    rice: (value, low) => {
      for (let above = value >>> low; above > 0; above -= 1) bit(1)
      bit(0)
      bits(value, low)
    },
    bytes: () => Uint8Array.from(filled === 0 ? bytes : [...bytes, open << (bitsOfByte - filled)]),
  }
}

/** Reads as many bits of a byte at once as it can: a model has millions of them. */
export function createBitReader(bytes: Uint8Array): BitReader {
  let at = 0
  const bits = (count: number): number => {
    let value = 0
    for (let left = count; left > 0;) {
      const room = bitsOfByte - (at & 7)
      const taken = Math.min(room, left)
      value = (value << taken) | (((bytes[at >>> 3] ?? 0) >>> (room - taken)) & ((1 << taken) - 1))
      at += taken
      left -= taken
    }
    return value >>> 0
  }
  /** How many ones stand before the next zero, which is passed over. */
  const ones = (): number => {
    let above = 0
    while (at < bytes.length * bitsOfByte) {
      const room = bitsOfByte - (at & 7)
      // What is left of the byte, in the highest bits: the zeros behind it end the ones at the latest.
      const found = Math.clz32(~((bytes[at >>> 3] ?? 0) << (32 - room)))
      above += found
      at += found
      if (found === room) continue
      at += 1
      break
    }
    return above
  }
  return { bits, rice: (low) => ((ones() << low) | bits(low)) >>> 0 }
}

/** The `low` that suits numbers of this size. */
export function riceLow(numbers: readonly number[]): number {
  const mean = numbers.reduce((sum, value) => sum + value, 0) / Math.max(1, numbers.length)
  let low = 0
  while (2 ** (low + 1) <= mean) low += 1
  return low
}
