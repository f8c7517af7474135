import { lstat, open, readdir, statfs } from 'node:fs/promises'
import { join } from 'node:path'

import type { FileEntry, FilesPort } from '../../contract/node-step.ts'
import { decodeOutput } from '../process/decode.ts'
import { isPlaceholder } from './cloud-placeholder.ts'
import type { Backups } from './backups.ts'
import type { LineSearch } from './line-search/line-search.ts'
import type { NameSearch } from './name-search/name-search.ts'
import { openInside } from './open-inside.ts'
import { pseudoFolders } from './pseudo-folders.ts'
import { putBack, setAside } from './set-aside.ts'
import { specialFile } from './special-file.ts'
import { walkFolder } from './walk-folder.ts'

/** What searches apart from the loop of the program. */
export type FileThreads = { readonly names: NameSearch; readonly lines: LineSearch }

/**
 * Reads folders and text files of this computer. Links are never followed: they lead out of what was asked for. `threads` finds
 * files by their names and lines in large files; null = by walking and reading, as everything else is found.
 */
export function createFilesPort(
  platform: NodeJS.Platform,
  backups: Backups,
  threads: FileThreads | null = null,
): FilesPort {
  return {
    list: (folder, signal) => listFolder(folder, signal, platform),
    walk: (folder, asked) => {
      const options = { ...asked, closed: [...pseudoFolders(platform), ...(asked.closed ?? [])] }
      return threads !== null && options.files !== undefined && options.depth === undefined
        ? threads.names.walk(folder, { ...options, files: options.files })
        : walkFolder(folder, options, platform)
    },
    readTail,
    freeBytes,
    open: (path, options) => openInside(path, { ...options, lines: threads?.lines ?? null }, platform),
    keepBackup: (label, kept) => backups.keep(label, kept),
    findBackup: (name, file) => backups.find(name, file),
    setAside: (folders, options) => setAside(folders, options, platform),
    putBack: (moved, options) => putBack(moved, options, platform),
  }
}

async function listFolder(
  folder: string,
  signal: AbortSignal,
  platform: NodeJS.Platform,
): Promise<readonly FileEntry[] | null> {
  const names = await orNull(readdir(folder))
  if (names === null) return null
  const entries: FileEntry[] = []
  for (const name of names) {
    if (signal.aborted) return null
    const entry = await readEntry(folder, name, platform)
    if (entry !== null) entries.push(entry)
  }
  return entries
}

async function readEntry(folder: string, name: string, platform: NodeJS.Platform): Promise<FileEntry | null> {
  const path = join(folder, name)
  const stats = await orNull(lstat(path))
  if (stats === null) return null
  return {
    path,
    name,
    isDirectory: stats.isDirectory(),
    // Junctions and mount points are links too; Node reports them as symbolic links.
    isLink: stats.isSymbolicLink(),
    special: specialFile(stats),
    // Node does not show the hidden attribute of Windows.
    isHidden: platform !== 'win32' && name.startsWith('.'),
    isPlaceholder: isPlaceholder(stats, platform),
    sizeBytes: stats.isFile() ? stats.size : 0,
    modifiedUtc: stats.mtime.toISOString(),
  }
}

async function readTail(path: string, maxBytes: number): Promise<string | null> {
  const stats = await orNull(lstat(path))
  if (stats?.isFile() !== true) return null
  const handle = await orNull(open(path, 'r'))
  if (handle === null) return null
  try {
    const head = Buffer.alloc(2)
    await handle.read(head, 0, 2, 0)
    const start = Math.max(0, stats.size - maxBytes)
    // UTF-16 is cut between characters, which have even places.
    const from = start + (start % 2)
    const bytes = Buffer.alloc(Math.min(maxBytes, stats.size - from))
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, from)
    return decodeTail(bytes.subarray(0, bytesRead), head, from)
  } catch {
    return null
  } finally {
    await handle.close()
  }
}

async function freeBytes(folder: string): Promise<number | null> {
  const space = await orNull(statfs(folder))
  return space === null ? null : space.bavail * space.bsize
}

function decodeTail(bytes: Buffer, head: Buffer, from: number): string {
  if (from === 0) return decodeOutput(bytes, null)
  if (head[0] === 0xff && head[1] === 0xfe) return bytes.toString('utf16le')
  // The cut may have hit the middle of a UTF-8 character.
  const first = bytes.findIndex((byte) => (byte & 0xc0) !== 0x80)
  return decodeOutput(bytes.subarray(first > 0 && first < 4 ? first : 0), null)
}

function orNull<T>(promise: Promise<T>): Promise<T | null> {
  return promise.catch(() => null)
}
