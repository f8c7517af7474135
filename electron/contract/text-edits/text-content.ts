import { linesOf, type TextLine } from '../../../shared/domain/text-lines.ts'

/** `bytes` = the letters beyond ASCII are of an encoding that nobody knows: they stay as they are, byte for byte. */
export type TextEncoding = 'utf8' | 'utf16le' | 'utf16be' | 'bytes'

/** A text file, so that writing it gives the same bytes again. */
export type TextContent = {
  readonly encoding: TextEncoding
  /** True = it begins with the mark of its encoding. */
  readonly hasMark: boolean
  readonly lines: readonly TextLine[]
}

const marks: readonly (readonly [TextEncoding, readonly number[]])[] = [
  ['utf8', [0xef, 0xbb, 0xbf]],
  ['utf16le', [0xff, 0xfe]],
  ['utf16be', [0xfe, 0xff]],
]

/** The lines of a file; null = it is no text: it holds a NUL, or half a character of two bytes. */
export function readTextContent(bytes: Uint8Array): TextContent | null {
  const [marked, mark] = marks.find(([, signs]) => signs.every((sign, index) => bytes[index] === sign)) ?? [null, []]
  const body = bytes.subarray(mark.length)
  const encoding = marked ?? (isUtf8(body) ? 'utf8' : 'bytes')
  const text = marked === 'utf8' && !isUtf8(body) ? null : decode(body, encoding)
  if (text === null || text.includes('\0')) return null
  return { encoding, hasMark: marked !== null, lines: linesOf(text) }
}

/** The bytes of a text. What `readTextContent` gave becomes what it was given. */
export function writeTextContent({ encoding, hasMark, lines }: TextContent): Uint8Array {
  const mark = hasMark ? (marks.find(([name]) => name === encoding)?.[1] ?? []) : []
  const body = encode(lines.map(({ text, ending }) => text + ending).join(''), encoding)
  return Buffer.concat([Uint8Array.from(mark), body])
}

/** True = a file of this encoding can hold the text. */
export function canHold(encoding: TextEncoding, text: string): boolean {
  if (text.includes('\0') || !text.isWellFormed()) return false
  return encoding !== 'bytes' || /^\p{ASCII}*$/u.test(text)
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

function decode(bytes: Uint8Array, encoding: TextEncoding): string | null {
  const buffer = Buffer.from(bytes)
  if (encoding === 'utf8') return buffer.toString('utf8')
  if (encoding === 'bytes') return buffer.toString('latin1')
  if (buffer.length % 2 !== 0) return null
  return (encoding === 'utf16be' ? buffer.swap16() : buffer).toString('utf16le')
}

function encode(text: string, encoding: TextEncoding): Buffer {
  if (encoding === 'utf8') return Buffer.from(text, 'utf8')
  if (encoding === 'bytes') return Buffer.from(text, 'latin1')
  const units = Buffer.from(text, 'utf16le')
  return encoding === 'utf16be' ? units.swap16() : units
}
