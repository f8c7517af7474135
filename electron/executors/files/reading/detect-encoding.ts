import type { EncodingReason, FileEncoding } from '../../../contract/file-reading-port.ts'
import { decodePage } from './decode-page.ts'
import { wholeLength } from './whole-characters.ts'

export type DetectedEncoding = {
  readonly encoding: FileEncoding | 'binary'
  readonly because: EncodingReason
  /** Bytes of the mark that the file begins with. */
  readonly markBytes: number
}

const noText: DetectedEncoding = { encoding: 'binary', because: 'no_text', markBytes: 0 }

/**
 * The encoding of a file, from its first bytes. A mark or valid UTF-8 leaves no doubt; everything else is a guess, and says so. The
 * last character of `head` can be cut.
 */
export function detectEncoding(head: Uint8Array): DetectedEncoding {
  const marked = byMark(head)
  if (marked !== null) return marked
  if (head.includes(0)) return wideWithoutMark(head) ?? noText
  if (hasManyControls(head)) return noText
  if (!head.some((byte) => byte >= 0x80)) return guess('utf-8', 'only_ascii')
  const utf8 = utf8Share(head)
  if (utf8 === 1) return guess('utf-8', 'valid_utf8')
  if (utf8 >= 0.9) return guess('utf-8', 'mostly_utf8')
  return byLetters(head)
}

function guess(encoding: FileEncoding, because: EncodingReason): DetectedEncoding {
  return { encoding, because, markBytes: 0 }
}

function byMark(head: Uint8Array): DetectedEncoding | null {
  const [first, second, third, fourth] = head
  const marked = (encoding: FileEncoding, markBytes: number): DetectedEncoding => ({
    encoding,
    because: 'byte_order_mark',
    markBytes,
  })
  if (first === 0xef && second === 0xbb && third === 0xbf) return marked('utf-8', 3)
  if (first === 0xfe && second === 0xff) return marked('utf-16be', 2)
  if (first !== 0xff || second !== 0xfe) return null
  // The same signs and two zeros begin UTF-32, which nobody writes into a text file on purpose.
  return third === 0 && fourth === 0 ? noText : marked('utf-16le', 2)
}

/** UTF-16 that says nothing of itself: its zeros all stand on one side, and what it gives are characters of texts. */
function wideWithoutMark(head: Uint8Array): DetectedEncoding | null {
  const zeros = [0, 0]
  head.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = zeros
  if (even > 0 && odd > 0) return null
  const encoding = odd > 0 ? 'utf-16le' : 'utf-16be'
  const text = new TextDecoder(encoding).decode(head.subarray(0, head.length - (head.length % 2)))
  // The last character can be half of one.
  const whole = text.slice(0, -1)
  const hasOnlyText = whole.isWellFormed() && !/[\p{Cn}\p{Co}\ufffd]|(?!\s)\p{Cc}/u.test(whole)
  return hasOnlyText ? guess(encoding, 'zero_bytes') : null
}

/** Text has hardly any control characters but line ends, tabs and the escapes of old encodings. */
function hasManyControls(head: Uint8Array): boolean {
  const controls = head.reduce(
    (count, byte) => count + (byte < 0x20 && !(byte >= 0x09 && byte <= 0x0d) && byte !== 0x1b ? 1 : 0),
    0,
  )
  return controls * 50 > head.length
}

/** How much of what is beyond ASCII belongs to whole characters of UTF-8: 1 = all of it. */
function utf8Share(head: Uint8Array): number {
  let beyond = 0
  let whole = 0
  for (let at = 0; at < head.length;) {
    const length = utf8Length(head, at)
    if (length === 'cut') break
    if ((head[at] ?? 0) >= 0x80) {
      beyond += Math.max(length, 1)
      whole += length
    }
    at += Math.max(length, 1)
  }
  return beyond === 0 ? 1 : whole / beyond
}

/** Bytes of the character that begins here; 0 = none does. */
function utf8Length(bytes: Uint8Array, at: number): number | 'cut' {
  const first = bytes[at] ?? 0
  if (first < 0x80) return 1
  const length = first >= 0xf0 && first <= 0xf4 ? 4 : first >= 0xe0 && first < 0xf0 ? 3 : first >= 0xc2 ? 2 : 0
  if (first > 0xf4) return 0
  for (let next = 1; next < length; next += 1) {
    const byte = bytes[at + next]
    if (byte === undefined) return 'cut'
    if (byte < 0x80 || byte > 0xbf) return 0
  }
  return length
}

/** Letters of two bytes are Korean where they stand in the rows of Hangul, Chinese where they stand in those of common signs. */
function byLetters(head: Uint8Array): DetectedEncoding {
  const pairs = countPairs(head)
  const western = head.some((byte) => byte >= 0x80 && byte <= 0x9f) ? 'windows-1252' : 'iso-8859-1'
  // Letters of the West stand alone between others.
  const looksPaired = pairs.all > 0 && pairs.odd * 10 <= pairs.all
  if (!looksPaired) return guess(western, 'western_letters')
  if (pairs.hangul * 10 >= pairs.all * 8 && fits(head, 'windows-949')) return guess('windows-949', 'korean_letters')
  if (pairs.common * 10 >= pairs.all * 5 && fits(head, 'windows-936')) return guess('windows-936', 'chinese_letters')
  return guess(western, 'western_letters')
}

type Pairs = { all: number; odd: number; hangul: number; common: number }

function countPairs(head: Uint8Array): Pairs {
  const pairs: Pairs = { all: 0, odd: 0, hangul: 0, common: 0 }
  for (let at = 0; at < head.length; at += 1) {
    const lead = head[at] ?? 0
    if (lead < 0x80) continue
    const trail = head[at + 1]
    if (trail === undefined) break
    if (trail < 0x80) {
      pairs.odd += 1
      continue
    }
    at += 1
    // Signs and full-width letters say nothing of the language.
    if (lead < 0xb0) continue
    pairs.all += 1
    if (lead <= 0xc8 && trail >= 0xa1) pairs.hangul += 1
    if (lead <= 0xd7 && trail >= 0xa1) pairs.common += 1
  }
  return pairs
}

/** The last letter can be cut. */
function fits(head: Uint8Array, encoding: FileEncoding): boolean {
  return !decodePage(head.subarray(0, wholeLength(head, encoding)), encoding).damaged
}
