import type { FileHandle } from 'node:fs/promises'

import {
  mostBinaryBytes,
  mostPageBytes,
  type FileEncoding,
  type FilePage,
  type NamedFile,
  type ReadingPort,
  type WantedPage,
} from '../../../contract/file-reading-port.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { createLineCounter, type FoundLines } from './count-lines.ts'
import { decodePage, hexDump } from './decode-page.ts'
import { detectEncoding, type DetectedEncoding } from './detect-encoding.ts'
import { openError, openJudged, type JudgedFileHandle } from './open-judged.ts'
import { bytesOfCharacterBefore, contextBytes, wholeLength } from './whole-characters.ts'

export type FileReadingDeps = {
  /** The real path of a file that may be read, or why not. */
  readonly place: (file: NamedFile, use: 'read') => Promise<Result<string>>
}

const headBytes = 65_536
const chunkBytes = 262_144
/** Lines of larger files are counted as far as the page needs it. */
const mostCountedBytes = 10_000_000
const mostDumpedBytes = 4_096

/** Reads pages of files. However large a file is, only a page and the part that is looked through stand in memory. */
export function createFileReading({ place }: FileReadingDeps): ReadingPort {
  return {
    read: async (file, wanted, signal) => {
      const path = await place(file, 'read')
      if (!path.ok) return path
      const opened = await openJudged(path.value)
      if (!opened.ok) return opened
      try {
        const page = await readPage({ ...opened.value, path: path.value, signal }, wanted)
        return page.ok ? await unchanged(opened.value, page.value) : page
      } catch (error) {
        return { ok: false, error: openError(error, path.value) }
      } finally {
        await opened.value.handle.close()
      }
    },
  }
}

type Reading = JudgedFileHandle & { readonly path: string; readonly signal: AbortSignal }
type Known = Pick<FilePage, 'path' | 'sizeBytes' | 'modifiedUtc'>

async function readPage(reading: Reading, wanted: WantedPage): Promise<Result<FilePage>> {
  const { handle, stats, path } = reading
  const known = { path, sizeBytes: stats.size, modifiedUtc: stats.mtime.toISOString() }
  const head = await readAt(handle, 0, headBytes)
  const found = detectEncoding(head)
  if (found.encoding === 'binary') {
    if (stats.size > mostBinaryBytes) return fail('no_plain_file', { path, what: 'binary' })
    if (wanted.encoding === null) return dumpedPage(reading, { known, wanted })
  }
  const encoding = wanted.encoding ?? (found.encoding as FileEncoding)
  const markBytes = found.encoding === encoding ? found.markBytes : 0
  const bounds =
    wanted.fromByte === null
      ? await boundsOfLines(reading, { wanted, encoding, markBytes })
      : await boundsOfBytes(reading, { from: Math.max(wanted.fromByte, markBytes), most: wanted.bytes, encoding })
  if (bounds === null) return fail('no_such_part', { path, bytes: stats.size })
  const { fromByte, bytes } = bounds
  const isAsked = wanted.encoding !== null
  // What begins with plain letters can go on with others: the page itself says which.
  const seen = isAsked || found.because !== 'only_ascii' ? found : laterDetected(bytes, found)
  const { text, damaged } = decodePage(bytes, isAsked ? encoding : (seen.encoding as FileEncoding))
  const toByte = fromByte + bytes.length
  return ok({
    ...{ ...known, encoding: isAsked ? encoding : seen.encoding, text, damaged, digits: null },
    encodingBecause: isAsked ? 'asked' : seen.because,
    ...{ ...bounds.lines, fromByte, toByte, nextByte: toByte < stats.size ? toByte : null },
  })
}

function laterDetected(page: Uint8Array, found: DetectedEncoding): DetectedEncoding {
  const later = detectEncoding(page)
  return later.encoding === 'binary' || later.encoding.startsWith('utf-16') ? found : later
}

type Bounds = {
  readonly fromByte: number
  readonly bytes: Uint8Array
  readonly lines: Pick<FilePage, 'fromLine' | 'toLine' | 'lines' | 'nextLine'>
}

type ByLines = { readonly wanted: WantedPage; readonly encoding: FileEncoding; readonly markBytes: number }

async function boundsOfLines(reading: Reading, { wanted, encoding, markBytes }: ByLines): Promise<Bounds | null> {
  const { handle, stats } = reading
  const { fromLine } = wanted
  const countsAll = stats.size <= mostCountedBytes
  const { found, sawAll } = await findLines(reading, { wanted, encoding, startsAt: markBytes, countsAll })
  // An empty file has an empty first page.
  const isEmpty = stats.size <= markBytes && fromLine === 1
  const fromByte = isEmpty ? stats.size : found.fromByte
  if (fromByte === null) return null
  const isCut = found.toByte === null && !isEmpty
  const read = await readAt(handle, fromByte, (found.toByte ?? fromByte + mostPageBytes) - fromByte)
  const bytes = isCut ? read.subarray(0, wholeLength(read, encoding)) : read
  const isEnd = fromByte + bytes.length >= stats.size
  const toLine = isCut ? fromLine : isEmpty ? 0 : found.toLine
  const lines = sawAll ? found.lines : null
  return { fromByte, bytes, lines: { fromLine, toLine, lines, nextLine: isEnd || isCut ? null : toLine + 1 } }
}

type Search = Pick<ByLines, 'wanted' | 'encoding'> & { readonly startsAt: number; readonly countsAll: boolean }

async function findLines(
  { handle, signal }: Reading,
  { wanted, encoding, startsAt, countsAll }: Search,
): Promise<{ readonly found: FoundLines; readonly sawAll: boolean }> {
  const width = encoding === 'utf-16le' || encoding === 'utf-16be' ? encoding : 'one_byte'
  const counter = createLineCounter({ ...wanted, mostBytes: mostPageBytes, countsAll, startsAt, width })
  const chunk = Buffer.alloc(chunkBytes)
  for (let at = startsAt; ;) {
    signal.throwIfAborted()
    const { bytesRead } = await handle.read(chunk, 0, chunkBytes, at)
    if (bytesRead === 0) break
    at += bytesRead
    if (counter.add(chunk.subarray(0, bytesRead)) === 'done') return { found: counter.found(), sawAll: false }
  }
  counter.end()
  return { found: counter.found(), sawAll: true }
}

type ByBytes = { readonly from: number; readonly most: number; readonly encoding: FileEncoding }

async function boundsOfBytes({ handle, stats }: Reading, { from, most, encoding }: ByBytes): Promise<Bounds | null> {
  if (from > stats.size || (from === stats.size && from > 0)) return null
  const contextAt = Math.max(0, from - contextBytes)
  const read = await readAt(handle, contextAt - (contextAt % 2), from - contextAt + (contextAt % 2) + most + 4)
  const at = from - contextAt + (contextAt % 2)
  const skipped = bytesOfCharacterBefore(read, at, encoding)
  const rest = read.subarray(at + skipped, at + most)
  // A page that is smaller than a letter still shows one.
  const isEnd = from + most >= stats.size
  const length = isEnd ? rest.length : wholeLength(rest, encoding)
  const wider = read.subarray(at + skipped, at + skipped + 4)
  const bytes = length > 0 ? rest.subarray(0, length) : wider.subarray(0, wholeLength(wider, encoding))
  return { fromByte: from + skipped, bytes, lines: { fromLine: null, toLine: null, lines: null, nextLine: null } }
}

/** What is no text is shown in pages of digits. */
async function dumpedPage(
  { handle, stats, path }: Reading,
  { known, wanted }: { readonly known: Known; readonly wanted: WantedPage },
): Promise<Result<FilePage>> {
  const fromByte = wanted.fromByte ?? 0
  if (fromByte >= stats.size) return fail('no_such_part', { path, bytes: stats.size })
  const bytes = await readAt(handle, fromByte, Math.min(wanted.bytes, mostDumpedBytes))
  const toByte = fromByte + bytes.length
  return ok({
    ...{ ...known, encoding: 'binary', encodingBecause: 'no_text', damaged: false },
    ...{ text: null, digits: hexDump(bytes, fromByte) },
    ...{ fromLine: null, toLine: null, lines: null, nextLine: null },
    ...{ fromByte, toByte, nextByte: toByte < stats.size ? toByte : null },
  })
}

/** A file that went away or was cut while it was read would give a page that nobody ever wrote. */
async function unchanged({ handle, stats }: JudgedFileHandle, page: FilePage): Promise<Result<FilePage>> {
  const now = await handle.stat()
  if (now.nlink === 0) return fail('no_plain_file', { path: page.path, what: 'missing' })
  const isOther = now.size < stats.size || (now.mtimeMs !== stats.mtimeMs && now.size === stats.size)
  return isOther ? fail('no_plain_file', { path: page.path, what: 'changed' }) : ok(page)
}

async function readAt(handle: FileHandle, at: number, length: number): Promise<Uint8Array> {
  const bytes = Buffer.alloc(length)
  let filled = 0
  while (filled < length) {
    const { bytesRead } = await handle.read(bytes, filled, length - filled, at + filled)
    if (bytesRead === 0) break
    filled += bytesRead
  }
  return bytes.subarray(0, filled)
}
