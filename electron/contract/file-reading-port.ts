import type { Result } from '../kernel/result.ts'

/** A file by its path: whole, or from a workspace on. */
export type NamedFile = {
  readonly path: string
  readonly workspace?: string | undefined
  /** True = a hidden one is meant as well. */
  readonly withHidden?: boolean | undefined
}

/** Encodings that a text file is read in. */
export const textEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'iso-8859-1',
  'windows-1252',
  'windows-949',
  'windows-936',
] as const
export type FileEncoding = (typeof textEncodings)[number]

/** How an encoding is known. What letters look like is a guess: other encodings fit the same bytes. */
export const encodingReasons = [
  'asked',
  'byte_order_mark',
  'only_ascii',
  'valid_utf8',
  'mostly_utf8',
  'zero_bytes',
  'korean_letters',
  'chinese_letters',
  'western_letters',
  'no_text',
] as const
export type EncodingReason = (typeof encodingReasons)[number]

/** A page: whole lines, or from a byte on. */
export type WantedPage = {
  /** Counted from 1. */
  readonly fromLine: number
  readonly lines: number
  /** Null = by lines. */
  readonly fromByte: number | null
  readonly bytes: number
  /** Null = found out from the bytes. */
  readonly encoding: FileEncoding | null
}

export type FilePage = {
  readonly path: string
  readonly sizeBytes: number
  readonly modifiedUtc: string
  /** `binary` = no text. */
  readonly encoding: FileEncoding | 'binary'
  readonly encodingBecause: EncodingReason
  /** True = some bytes do not fit the encoding and stand as U+FFFD. */
  readonly damaged: boolean
  /** Null = it is no text. */
  readonly text: string | null
  /** Bytes of what is no text, in hexadecimal digits; null = it is text. */
  readonly digits: string | null
  /** Lines of the page; null = read by bytes, so that nobody counted. */
  readonly fromLine: number | null
  readonly toLine: number | null
  /** Of the whole file; null = not counted. */
  readonly lines: number | null
  readonly fromByte: number
  /** The first byte behind the page. */
  readonly toByte: number
  /** Null = the page ends with the file, or its last line was cut. */
  readonly nextLine: number | null
  /** Null = the page ends with the file. */
  readonly nextByte: number | null
}

/** What of a file a page may hold, and from where on a file that is no text is not shown at all. */
export const mostPageBytes = 262_144
export const mostBinaryBytes = 10_000_000

/** Pages of files of this computer. Fails with the codes of the judge of paths, `no_plain_file` and `file_unreadable`. */
export type ReadingPort = {
  read(file: NamedFile, wanted: WantedPage, signal: AbortSignal): Promise<Result<FilePage>>
}
