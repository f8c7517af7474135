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

export function createBitReader(bytes: Uint8Array): BitReader {
  let at = 0
  const bit = (): number => {
    const one = ((bytes[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1
    at += 1
    return one
  }
  const bits = (count: number): number => {
    let value = 0
    for (let left = count; left > 0; left -= 1) value = (value << 1) | bit()
    return value >>> 0
  }
  return {
    bits,
    rice: (low) => {
      let above = 0
      while (at < bytes.length * bitsOfByte && bit() === 1) above += 1
      return ((above << low) | bits(low)) >>> 0
    },
  }
}

/** The `low` that suits numbers of this size. */
export function riceLow(numbers: readonly number[]): number {
  const mean = numbers.reduce((sum, value) => sum + value, 0) / Math.max(1, numbers.length)
  let low = 0
  while (2 ** (low + 1) <= mean) low += 1
  return low
}
