import type { FileHandle } from 'node:fs/promises'

import type { FoundLine } from '../../contract/content-search-port.ts'
import { decodePage } from '../files/reading/decode-page.ts'
import { detectEncoding } from '../files/reading/detect-encoding.ts'
import { openJudged } from '../files/reading/open-judged.ts'
import type { SeenLine } from './read-messages.ts'

export type ConfirmedFile = { readonly sizeBytes: number; readonly modifiedUtc: string; readonly lines: FoundLine[] }

const longestShown = 1_000
const mostDecodedBytes = 16_000_000

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
    const texts = (await inPlace(handle, seen)) ?? (await inWide(handle, stats.size, seen))
    const facts = { sizeBytes: stats.size, modifiedUtc: stats.mtime.toISOString() }
    return texts && { ...facts, lines: found(path, { seen, texts, context }) }
  } catch {
    return null
  } finally {
    await handle.close()
  }
}

/** The same where it is known that the bytes of each line stand at their place in a file that was opened so. */
export function linesInPlace(path: string, seen: readonly SeenLine[], context: number): FoundLine[] {
  return found(path, { seen, texts: seen.map(({ bytes }) => lineText(bytes)), context })
}

/** Text of each line, where its bytes stand at their place. */
async function inPlace(handle: FileHandle, seen: readonly SeenLine[]): Promise<readonly string[] | null> {
  const texts: string[] = []
  for (const { atByte, bytes } of seen) {
    const there = Buffer.alloc(bytes.length)
    const { bytesRead } = await handle.read(there, 0, there.length, atByte)
    if (bytesRead !== bytes.length || !there.equals(bytes)) return null
    texts.push(lineText(bytes))
  }
  return texts
}

/** Text in UTF-16 was searched as UTF-8: its lines are counted. */
async function inWide(handle: FileHandle, sizeBytes: number, seen: readonly SeenLine[]): Promise<string[] | null> {
  if (sizeBytes > mostDecodedBytes) return null
  const whole = Buffer.alloc(sizeBytes)
  const { bytesRead } = await handle.read(whole, 0, sizeBytes, 0)
  const { encoding, markBytes } = detectEncoding(whole.subarray(0, 65_536))
  if (encoding !== 'utf-16le' && encoding !== 'utf-16be') return null
  const lines = decodePage(whole.subarray(markBytes, bytesRead), encoding).text.split('\n')
  const texts = seen.map(({ line, bytes }) => {
    const text = withoutEnd(Buffer.from(bytes).toString('utf8'))
    return withoutEnd(lines[line - 1] ?? '') === text ? text : null
  })
  return texts.includes(null) ? null : texts.map((text) => (text ?? '').slice(0, longestShown))
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

type Lines = { readonly seen: readonly SeenLine[]; readonly texts: readonly string[]; readonly context: number }

function found(path: string, { seen, texts, context }: Lines): FoundLine[] {
  const byLine = new Map(seen.map(({ line }, index) => [line, texts[index] ?? '']))
  const around = (from: number, to: number): string[] =>
    Array.from({ length: to - from + 1 }, (_, index) => byLine.get(from + index)).filter((line) => line !== undefined)
  return seen
    .filter(({ isMatch }) => isMatch)
    .map(({ line }) => ({
      path,
      line,
      text: byLine.get(line) ?? '',
      before: around(line - context, line - 1),
      after: around(line + 1, line + context),
    }))
}
