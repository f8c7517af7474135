import { decoderNames, upperHalves } from './oem-code-pages.ts'

export type OutputEncoding = 'utf8' | 'utf16le' | 'utf16be' | 'oem'

const sampleBytes = 4_096
/** Western text, and ASCII everywhere: what remains readable when the code page is not known. */
const fallbackCodePage = 437

/**
 * Encoding of the output of a program, from the bytes themselves: byte order mark, then NUL at odd bytes, then valid
 * UTF-8, then the OEM code page. What a program declares is not asked: sfc.exe writes UTF-16 only when redirected.
 */
export function sniffEncoding(bytes: Buffer): OutputEncoding {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf16be'
  if (hasNulAtOddBytes(bytes)) return 'utf16le'
  return isUtf8(bytes) ? 'utf8' : 'oem'
}

/** Text of the output of a program, without its byte order mark. `oemCodePage` as Windows numbers it, such as 850. */
export function decodeOutput(bytes: Buffer, oemCodePage: number | null): string {
  const text = decodeAs(bytes, sniffEncoding(bytes), oemCodePage)
  return text.startsWith('\ufeff') ? text.slice(1) : text
}

/** Text of bytes that are known to be UTF-16LE unless they say otherwise: no NUL is needed, Korean text has none. */
export function decodeUtf16(bytes: Buffer): string {
  const looksNarrow = bytes.length > 0 && bytes.every((byte) => byte !== 0 && byte < 0x80)
  if (looksNarrow) return bytes.toString('latin1')
  const text = decodeAs(bytes, sniffEncoding(bytes) === 'utf16be' ? 'utf16be' : 'utf16le', null)
  return text.startsWith('\ufeff') ? text.slice(1) : text
}

function decodeAs(bytes: Buffer, encoding: OutputEncoding, oemCodePage: number | null): string {
  if (encoding === 'utf16le') return bytes.subarray(0, bytes.length - (bytes.length % 2)).toString('utf16le')
  if (encoding === 'utf16be') return new TextDecoder('utf-16be').decode(bytes)
  if (encoding === 'utf8') return bytes.toString('utf8')
  return decodeOem(bytes, oemCodePage ?? fallbackCodePage)
}

function decodeOem(bytes: Buffer, codePage: number): string {
  const name = decoderNames[codePage]
  if (name !== undefined) return new TextDecoder(name).decode(bytes)
  const upper = upperHalves[codePage] ?? upperHalves[fallbackCodePage] ?? ''
  const characters = Array.from(bytes, (byte) =>
    byte < 0x80 ? String.fromCharCode(byte) : (upper[byte - 0x80] ?? '\ufffd'),
  )
  return characters.join('')
}

/** Half of the odd bytes is enough: Asian text has Latin digits, blanks and line ends in between. */
function hasNulAtOddBytes(bytes: Buffer): boolean {
  const sample = bytes.subarray(0, sampleBytes)
  if (sample.length < 2) return false
  let odd = 0
  let even = 0
  for (let index = 0; index < sample.length; index += 1) {
    if (sample[index] !== 0) continue
    if (index % 2 === 1) odd += 1
    else even += 1
  }
  return odd > 0 && odd * 10 >= sample.length / 2 && even * 4 <= odd
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
