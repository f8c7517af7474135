import iconv from 'iconv-lite'

import type { FileEncoding } from '../../../contract/file-reading-port.ts'

export type DecodedPage = { readonly text: string; readonly damaged: boolean }

/** Code pages of Windows: the decoders of Node know only a part of 949, and some versions read 1252 as ISO-8859-1. */
const codePages = { 'windows-1252': 'cp1252', 'windows-949': 'cp949', 'windows-936': 'cp936' } as const

/** Bytes as text. What does not fit stands as U+FFFD. */
export function decodePage(bytes: Uint8Array, encoding: FileEncoding): DecodedPage {
  switch (encoding) {
    case 'iso-8859-1':
      return { text: Buffer.from(bytes).toString('latin1'), damaged: false }
    case 'windows-1252':
    case 'windows-949':
    case 'windows-936': {
      // None of them has a sign for U+FFFD.
      const text = iconv.decode(Buffer.from(bytes), codePages[encoding], { stripBOM: false })
      return { text, damaged: text.includes('\ufffd') }
    }
    default: {
      const text = new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes)
      return { text, damaged: text.includes('\ufffd') && !isExact(bytes, encoding) }
    }
  }
}

/** A text can hold U+FFFD by itself. */
function isExact(bytes: Uint8Array, encoding: FileEncoding): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

const bytesInRow = 16

/** Bytes of a file that is no text, as such files are commonly shown: where, which, and what of them is a letter. */
export function hexDump(bytes: Uint8Array, fromByte: number): string {
  const rows = Array.from({ length: Math.ceil(bytes.length / bytesInRow) }, (_, row) => {
    const part = Array.from(bytes.subarray(row * bytesInRow, (row + 1) * bytesInRow))
    const digits = part.map((byte) => byte.toString(16).padStart(2, '0')).join(' ')
    const letters = part.map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.')).join('')
    const place = (fromByte + row * bytesInRow).toString(16).padStart(8, '0')
    return `${place}  ${digits.padEnd(bytesInRow * 3 - 1)}  ${letters}\n`
  })
  return rows.join('')
}
