/** Most that one call may write to standard output and standard error together. */
export const maxOutputBytes = 8 * 1024 * 1024

export type FrameState =
  | { readonly kind: 'more' }
  | { readonly kind: 'reply'; readonly json: string }
  /** The frame is there and holds no base64. */
  | { readonly kind: 'broken' }
  | { readonly kind: 'too_large' }

export type FrameParser = {
  /** Takes the next bytes; anything but `more` is final. */
  push(chunk: Buffer): FrameState
  /** Bytes outside the frame so far. */
  noise(): Buffer
}

type Width = 'latin1' | 'utf16le'

/** The two marks of one call in one width. */
type Marks = { readonly width: Width; readonly begin: Buffer; readonly end: Buffer }

type Parsing = {
  readonly narrow: Marks
  readonly wide: () => Marks
  bytes: Buffer
  length: number
  /** Everything before this offset holds no mark. */
  scanned: number
  body: { readonly start: number; readonly marks: Marks } | null
  frame: { readonly from: number; readonly to: number } | null
}

/**
 * Reads one reply: a line `DM:<marker>:`, base64 of UTF-8, a line `:<marker>:DM`, in ASCII or UTF-16LE (a script can
 * have switched the console), in chunks cut anywhere. Bytes outside are noise.
 */
export function createFrameParser(marker: string, limitBytes = maxOutputBytes): FrameParser {
  const parsing: Parsing = {
    narrow: marksOf(marker, 'latin1'),
    wide: () => marksOf(marker, 'utf16le'),
    bytes: Buffer.alloc(0),
    length: 0,
    scanned: 0,
    body: null,
    frame: null,
  }
  return {
    push: (chunk) => {
      append(parsing, chunk)
      return parsing.length > limitBytes ? { kind: 'too_large' } : scan(parsing)
    },
    noise: () => noiseOf(parsing),
  }
}

function marksOf(marker: string, width: Width): Marks {
  return { width, begin: Buffer.from(`DM:${marker}:`, width), end: Buffer.from(`:${marker}:DM`, width) }
}

/** Most replies come in one chunk, which is used as it is; more are gathered in a buffer that doubles. */
function append(parsing: Parsing, chunk: Buffer): void {
  const needed = parsing.length + chunk.length
  if (parsing.length === 0) parsing.bytes = chunk
  else {
    if (needed > parsing.bytes.length) {
      const larger = Buffer.alloc(Math.max(needed, parsing.bytes.length * 2))
      parsing.bytes.copy(larger, 0, 0, parsing.length)
      parsing.bytes = larger
    }
    chunk.copy(parsing.bytes, parsing.length)
  }
  parsing.length = needed
}

function scan(parsing: Parsing): FrameState {
  const seen = parsing.bytes.subarray(0, parsing.length)
  parsing.body ??= findBegin(seen, parsing, parsing.narrow) ?? findBegin(seen, parsing, parsing.wide())
  if (parsing.body !== null) {
    const { start, marks } = parsing.body
    const end = seen.indexOf(marks.end, Math.max(start, parsing.scanned))
    if (end >= 0) {
      parsing.frame = { from: start - marks.begin.length, to: end + marks.end.length }
      return decodeBody(seen.toString(marks.width, start, end))
    }
  }
  // A mark may be cut at the end of this chunk.
  parsing.scanned = Math.max(0, parsing.length - parsing.narrow.end.length * 2)
  return { kind: 'more' }
}

function findBegin(seen: Buffer, { scanned }: Parsing, marks: Marks): Parsing['body'] {
  const at = seen.indexOf(marks.begin, scanned)
  return at < 0 ? null : { start: at + marks.begin.length, marks }
}

function decodeBody(text: string): FrameState {
  const base64 = text.replace(/[\r\n]/g, '')
  if (base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(base64)) return { kind: 'broken' }
  return { kind: 'reply', json: Buffer.from(base64, 'base64').toString('utf8') }
}

function noiseOf({ bytes, length, frame, body }: Parsing): Buffer {
  const seen = bytes.subarray(0, length)
  if (frame !== null) return Buffer.concat([seen.subarray(0, frame.from), seen.subarray(frame.to)])
  return body === null ? seen : seen.subarray(0, body.start - body.marks.begin.length)
}
