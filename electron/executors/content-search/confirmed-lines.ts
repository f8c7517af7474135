import type { FileHandle } from 'node:fs/promises'

import type { FoundLine } from '../../contract/content-search-port.ts'
import { createLineCounter } from '../files/reading/count-lines.ts'
import { decodePage } from '../files/reading/decode-page.ts'
import { detectEncoding } from '../files/reading/detect-encoding.ts'
import { openJudged } from '../files/reading/open-judged.ts'
import type { SeenLine } from './seen-lines.ts'

export type ConfirmedFile = { readonly sizeBytes: number; readonly modifiedUtc: string; readonly lines: FoundLine[] }

const longestShown = 1_000
const mostDecodedBytes = 16_000_000
const countedBytes = 262_144

/**
 * The lines of one file as they stand in it, or null where something else is there than was searched. The file is opened as one that was
 * judged: whatever links were swapped meanwhile, nothing of another file is told.
 */
export async function confirmedLines(
  path: string,
  seen: readonly SeenLine[],
  context: number,
): Promise<ConfirmedFile | null> {
  const opened = await openJudged(path)
  if (!opened.ok) return null
  const { handle, stats } = opened.value
  try {
    const read = (await inPlace(handle, seen)) ?? (await inWide(handle, stats.size, seen))
    const facts = { sizeBytes: stats.size, modifiedUtc: stats.mtime.toISOString() }
    return read && { ...facts, lines: found(path, { seen, read, context }) }
  } catch {
    return null
  } finally {
    await handle.close()
  }
}

/**
 * The same where it is known that the bytes of each line stand at their place in a file that was opened so. `linesBefore` = for each line, how
 * many end before the one of ripgrep.
 */
export function linesInPlace(
  path: string,
  seen: readonly SeenLine[],
  { context, linesBefore }: { readonly context: number; readonly linesBefore: readonly number[] },
): FoundLine[] {
  const read = seen.map(({ returns, bytes }, at) => ({
    ...{ number: (linesBefore[at] ?? 0) + returns + 1, text: lineText(bytes) },
  }))
  return found(path, { seen, read, context })
}

type ReadLine = { readonly number: number; readonly text: string }

/** Each line, where its bytes stand at their place. */
async function inPlace(handle: FileHandle, seen: readonly SeenLine[]): Promise<readonly ReadLine[] | null> {
  const read: ReadLine[] = []
  const linesBefore = countedLines(handle)
  for (const { lineAt, returns, atByte, bytes } of seen) {
    const there = Buffer.alloc(bytes.length)
    const { bytesRead } = await handle.read(there, 0, there.length, atByte)
    if (bytesRead !== bytes.length || !there.equals(bytes)) return null
    read.push({ number: (await linesBefore(lineAt)) + returns + 1, text: lineText(bytes) })
  }
  return read
}

/** How many lines end before each of places that rise, at which lines begin. */
function countedLines(handle: FileHandle): (place: number) => Promise<number> {
  const wanted = { fromLine: Infinity, lines: 1, mostBytes: Infinity, countsAll: true, startsAt: 0 } as const
  const counter = createLineCounter({ ...wanted, width: 'one_byte' })
  let at = 0
  return async (place) => {
    while (at < place) {
      const part = Buffer.alloc(Math.min(countedBytes, place - at))
      const { bytesRead } = await handle.read(part, 0, part.length, at)
      if (bytesRead === 0) throw new Error('the file has become shorter')
      counter.add(part.subarray(0, bytesRead))
      at += bytesRead
    }
    return counter.found().lines
  }
}

/** Text in UTF-16 was searched as UTF-8: its lines are counted. */
async function inWide(handle: FileHandle, sizeBytes: number, seen: readonly SeenLine[]): Promise<ReadLine[] | null> {
  if (sizeBytes > mostDecodedBytes) return null
  const whole = Buffer.alloc(sizeBytes)
  const { bytesRead } = await handle.read(whole, 0, sizeBytes, 0)
  const { encoding, markBytes } = detectEncoding(whole.subarray(0, 65_536))
  if (encoding !== 'utf-16le' && encoding !== 'utf-16be') return null
  const { text } = decodePage(whole.subarray(markBytes, bytesRead), encoding)
  const lines = new Map(linesByPlace(text).map((line) => [line.at, line]))
  const read = seen.map(({ lineAt, returns, bytes }): ReadLine | null => {
    const told = withoutEnd(Buffer.from(bytes).toString('utf8'))
    const line = lines.get(lineAt)
    if (line?.parts[returns] !== told) return null
    return { number: line.linesBefore + returns + 1, text: told.slice(0, longestShown) }
  })
  const told = read.filter((line) => line !== null)
  return told.length < read.length ? null : told
}

type PlacedLine = { readonly at: number; readonly linesBefore: number; readonly parts: readonly string[] }

/** What ends with LF, by the place that it has in UTF-8. */
function linesByPlace(text: string): readonly PlacedLine[] {
  let [at, linesBefore] = [0, 0]
  return text.split('\n').map((line) => {
    const placed = { at, linesBefore, parts: partsOfLine(line) }
    at += Buffer.byteLength(line) + 1
    linesBefore += placed.parts.length
    return placed
  })
}

/** The lines in what stood before a LF: CR alone ends one as well. */
function partsOfLine(text: string): readonly string[] {
  return withoutEnd(text).split('\r')
}

function lineText(bytes: Uint8Array): string {
  if (bytes.every(isPlain)) return withoutEnd(Buffer.from(bytes).toString('latin1')).slice(0, longestShown)
  const { encoding } = detectEncoding(bytes)
  const text = decodePage(bytes, encoding === 'binary' || encoding.startsWith('utf-16') ? 'utf-8' : encoding).text
  return withoutEnd(text).slice(0, longestShown)
}

/** A letter that every encoding of this kind has in the same place. */
function isPlain(byte: number): boolean {
  return byte < 0x7f && (byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d))
}

function withoutEnd(line: string): string {
  return line.replace(/(?:\r?\n|\r)$/, '')
}

type Lines = { readonly seen: readonly SeenLine[]; readonly read: readonly ReadLine[]; readonly context: number }

function found(path: string, { seen, read, context }: Lines): FoundLine[] {
  const byLine = new Map(read.map(({ number, text }) => [number, text]))
  const around = (from: number, to: number): string[] =>
    Array.from({ length: to - from + 1 }, (_, index) => byLine.get(from + index)).filter((line) => line !== undefined)
  return read
    .filter((_, at) => seen[at]?.isMatch === true)
    .map(({ number, text }) => ({
      ...{ path, line: number, text },
      before: around(number - context, number - 1),
      after: around(number + 1, number + context),
    }))
}
