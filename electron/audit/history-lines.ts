import { createSerialQueue } from '../kernel/serial-queue.ts'
import type { AppendFile, DurableFileSystem, ReadableFile } from '../store/file-system.ts'
import { requireOwn } from '../store/foreign-file.ts'
import { withTarget } from '../store/record-target.ts'
import {
  firstFormat,
  parseJson,
  readSealed,
  type Content,
  type StoredFormat,
  type VersionedRead,
} from '../store/schema-version.ts'
import { readLineChunks } from './line-chunks.ts'
import { rewriteLines } from './rewrite-lines.ts'

export type HistoryLinesDeps = { readonly fileSystem: DurableFileSystem; readonly file: string }

/** Says of each line, in their order, whether it goes. Made anew for every reading of the file. */
type LineJudge = () => (line: Buffer) => boolean

export type HistoryLines = {
  write(lines: readonly string[]): Promise<readonly null[] | 'newer'>
  /** Gives the number of lines that are gone. */
  remove(isGone: LineJudge | 'all'): Promise<number>
  close(): Promise<void>
}

/** The open file. One thing at a time: what is written while lines are removed would be lost with the old file. */
export function createHistoryLines({ fileSystem, file: path }: HistoryLinesDeps): HistoryLines {
  const inOrder = createSerialQueue()
  let handle: Promise<AppendFile | 'newer'> | null = null
  const write: HistoryLines['write'] = async (lines) => {
    handle ??= openWhole(fileSystem, path)
    try {
      const file = await handle
      if (file === 'newer') return 'newer'
      await file.write(Buffer.from(lines.join(''), 'utf8'))
      return lines.map(() => null)
    } catch (error) {
      // What is in the file now is not known: the next record starts on a line of its own.
      const failed = handle
      handle = null
      await closeQuietly(failed)
      throw error
    }
  }
  const close = async (): Promise<void> => {
    const file = await handle
    handle = null
    await closeSynced(file)
  }
  return {
    write: (lines) => inOrder(() => write(lines)),
    remove: (isGone) =>
      inOrder(async () => {
        await close()
        // What is left of another user's file would be this user's from then on.
        if (isGone !== 'all') await requireOwn(fileSystem, path)
        return rewriteLines(fileSystem, path, () => (isGone === 'all' ? () => true : isGone()))
      }),
    close: () => inOrder(close),
  }
}

export const historyFormat: StoredFormat = {
  ...firstFormat,
  migrations: [({ call, ...content }) => ({ ...content, call: withTarget((call ?? {}) as Content) })],
}

/** What is no document of ours is `damaged`. */
export function readLine(line: Buffer): VersionedRead {
  return readSealed(parseJson(line.toString('utf8')), historyFormat)
}

async function openWhole(fileSystem: DurableFileSystem, path: string): Promise<AppendFile | 'newer'> {
  await requireOwn(fileSystem, path)
  const { missesLineFeed, newer } = await endOf(fileSystem, path)
  if (newer) return 'newer'
  const file = await fileSystem.openAppend(path, 'keep')
  if (!missesLineFeed) return file
  try {
    await file.write(Buffer.from('\n'))
    return file
  } catch (error) {
    // Nobody else knows this file: a full drive must not leave one open per attempt.
    await closeQuietly(Promise.resolve(file))
    throw error
  }
}

async function closeSynced(file: AppendFile | 'newer' | null): Promise<void> {
  if (file === 'newer') return
  try {
    await file?.sync()
  } finally {
    await file?.close()
  }
}

async function closeQuietly(handle: Promise<AppendFile | 'newer'>): Promise<void> {
  await handle.then((file) => (file === 'newer' ? undefined : file.close())).catch(() => undefined)
}

const endWindowBytes = 64 * 1024

/** How the file ends: inside a line, as after a crash, and whether a later version was the last to write. */
async function endOf(
  fileSystem: DurableFileSystem,
  path: string,
): Promise<{ readonly missesLineFeed: boolean; readonly newer: boolean }> {
  const file = await fileSystem.openRead(path)
  if (file === null) return { missesLineFeed: false, newer: false }
  try {
    const missesLineFeed = file.sizeBytes > 0 && (await file.read(file.sizeBytes - 1, 1))[0] !== 0x0a
    return { missesLineFeed, newer: (await lastLine(file))?.kind === 'newer' }
  } finally {
    await file.close()
  }
}

/** The last line that can be understood, looked for in wider and wider windows at the end; null = there is none. */
async function lastLine(file: ReadableFile): Promise<VersionedRead | null> {
  for (let window = endWindowBytes; ; window *= 4) {
    const fromByte = Math.max(0, file.sizeBytes - window)
    let last: VersionedRead | null = null
    for await (const { lines } of readLineChunks(file, fromByte)) {
      for (const line of lines) {
        // The first piece of a window is the end of a line: it is no document.
        const read = readLine(line)
        if (read.kind !== 'damaged') last = read
      }
    }
    if (last !== null || fromByte === 0) return last
  }
}
