import type { FileEncoding } from '../../../contract/file-reading-port.ts'

/** Bytes before a place that are looked at to find out where its characters begin. */
export const contextBytes = 4_096

/** Below it no byte is the second half of a letter. */
const firstTrail = 0x40
const firstLead = 0x81

/** Bytes from `at` on that belong to a character before it. `bytes` begins where the file does, or some way before `at`. */
export function bytesOfCharacterBefore(bytes: Uint8Array, at: number, encoding: FileEncoding): number {
  if (encoding === 'utf-8') {
    let skipped = 0
    while (skipped < 3 && isContinuation(bytes[at + skipped])) skipped += 1
    return skipped
  }
  if (encoding === 'utf-16le' || encoding === 'utf-16be') {
    const unit = at % 2
    return isSurrogate(bytes, at + unit, { encoding, half: 0xdc }) ? unit + 2 : unit
  }
  if (encoding !== 'windows-949' && encoding !== 'windows-936') return 0
  let place = bytes.subarray(0, at).findLastIndex((byte) => byte < firstTrail) + 1
  while (place < at) place += (bytes[place] ?? 0) >= firstLead ? 2 : 1
  return place - at
}

/** How many of these bytes, which begin with a character, are whole characters. */
export function wholeLength(bytes: Uint8Array, encoding: FileEncoding): number {
  const { length } = bytes
  if (encoding === 'utf-8') {
    const lead = bytes.findLastIndex((byte, index) => index >= length - 4 && !isContinuation(byte))
    const first = bytes[lead] ?? 0
    const wanted = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 1
    return lead >= 0 && lead + wanted > length ? lead : length
  }
  if (encoding === 'utf-16le' || encoding === 'utf-16be') {
    const even = length - (length % 2)
    return isSurrogate(bytes, even - 2, { encoding, half: 0xd8 }) ? even - 2 : even
  }
  if (encoding !== 'windows-949' && encoding !== 'windows-936') return length
  let place = 0
  let last = 0
  while (place < length) {
    last = place
    place += (bytes[place] ?? 0) >= firstLead ? 2 : 1
  }
  return place > length ? last : length
}

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80
}

type Half = { readonly encoding: 'utf-16le' | 'utf-16be'; readonly half: 0xd8 | 0xdc }

function isSurrogate(bytes: Uint8Array, at: number, { encoding, half }: Half): boolean {
  const high = at < 0 ? undefined : bytes[encoding === 'utf-16le' ? at + 1 : at]
  return high !== undefined && (high & 0xfc) === half
}
