/** Text as it was meant, and how sure that is. */
export type DecodedText = {
  readonly text: string
  /** Name of the encoding as the standard writes it. */
  readonly charset: string
  /** True when bytes did not fit the encoding and stand as U+FFFD. */
  readonly damaged: boolean
}

const looked = 1024

/** Encoding by mark, then by the header, then by the document itself, then by whether it is UTF-8. Null = this is no text. */
export function decodeText(bytes: Uint8Array, contentType: string | undefined): DecodedText | null {
  const mark = byMark(bytes)
  if (mark === null && looksBinary(bytes)) return null
  const head = latin1(bytes.subarray(0, looked))
  const label = mark ?? known(charsetIn(contentType ?? '')) ?? fromDocument(head)
  if (label !== null) return decode(bytes, label)
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), charset: 'utf-8', damaged: false }
  } catch {
    // What begins as UTF-8 and breaks is damaged UTF-8; what never was is the old Western encoding.
    return decode(bytes, hasWideUtf8(bytes) ? 'utf-8' : 'windows-1252')
  }
}

function decode(bytes: Uint8Array, charset: string): DecodedText {
  const decoder = new TextDecoder(charset)
  const text = decoder.decode(bytes)
  return { text, charset: decoder.encoding, damaged: text.includes('\ufffd') }
}

function byMark([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return first === 0xff && second === 0xfe ? 'utf-16le' : null
}

function charsetIn(text: string): string | null {
  return /charset\s*=\s*["']?\s*([^\s"'/>;]+)/i.exec(text)?.[1] ?? null
}

/** `<meta charset>`, `<meta http-equiv>` or the first line of XML. A document that can be read so far is not UTF-16. */
function fromDocument(head: string): string | null {
  const meta = /<meta[^>]*charset[^>]*>/i.exec(head)?.[0]
  const xml = /^\s*<\?xml[^>]*encoding\s*=\s*["']([^"']+)/i.exec(head)?.[1]
  const label = known(meta === undefined ? (xml ?? null) : charsetIn(meta))
  return label?.startsWith('utf-16') === true ? 'utf-8' : label
}

/** Null for a name that stands for no encoding. */
function known(label: string | null): string | null {
  if (label === null) return null
  try {
    return new TextDecoder(label).encoding
  } catch {
    return null
  }
}

function hasWideUtf8(bytes: Uint8Array): boolean {
  return /[\u00e0-\u00ef][\u0080-\u00bf]{2}|[\u00f0-\u00f4][\u0080-\u00bf]{3}/.test(
    latin1(bytes.subarray(0, 64 * looked)),
  )
}

/** Text has no NUL, and hardly any control characters but line ends, tabs and the escapes of old encodings. */
function looksBinary(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, 8 * looked)
  let controls = 0
  for (const byte of head) {
    if (byte === 0) return true
    if (byte < 0x20 && !(byte >= 0x09 && byte <= 0x0d) && byte !== 0x1b) controls += 1
  }
  return controls * 50 > head.length
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
}
