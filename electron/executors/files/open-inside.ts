import { lstat, open, readlink, realpath, type FileHandle } from 'node:fs/promises'

import { readUnfollowed } from './open-flags.ts'
import type { FoundBytes, LineQuestion, OpenedFile } from '../../contract/node-step.ts'
import { rulesFor } from '../../policy/paths/path-rules.ts'
import { isIn, placeOf } from '../../policy/paths/place.ts'
import { isPlaceholder } from './cloud-placeholder.ts'
import type { LineSearch } from './line-search/line-search.ts'

export type OpenInsideOptions = {
  readonly within: readonly string[]
  readonly signal: AbortSignal
  /** Looks through large files; absent = nobody does. */
  readonly lines?: LineSearch | null
}

const chunkBytes = 256 * 1024
/** Opens a regular file whose real path lies inside one of the folders. A cloud placeholder counts as unreadable. */
export async function openInside(
  path: string,
  { within, signal, lines = null }: OpenInsideOptions,
  platform: NodeJS.Platform,
): Promise<OpenedFile | 'outside' | 'unreadable'> {
  const real = await realpath(path).catch(() => null)
  if (real === null) return 'unreadable'
  const folders = await Promise.all(within.map((folder) => realpath(folder).catch(() => null)))
  const isOpen = (place: string): boolean =>
    folders.some((folder) => folder !== null && liesInside(place, folder, platform))
  if (!isOpen(real)) return 'outside'
  const named = await lstat(real).catch(() => null)
  if (named?.isFile() !== true || isPlaceholder(named, platform) || signal.aborted) return 'unreadable'
  const handle = await open(real, readUnfollowed).catch(() => null)
  if (handle === null) return 'unreadable'
  const stats = await handle.stat()
  const opened = await openedPath(handle, platform)
  if (opened !== null && !isOpen(opened)) {
    await handle.close()
    return 'outside'
  }
  // What is opened in its place without being told must be what was looked at, and no pipe or device.
  if (!stats.isFile() || stats.ino !== named.ino || stats.dev !== named.dev) {
    await handle.close()
    return 'unreadable'
  }
  const file = { sizeBytes: stats.size, chunks: readChunks(handle, signal) }
  return lines === null ? file : { ...file, findLines: findLines(handle, stats.size, lines) }
}

const startBytes = 64

/** What was found closes the file; where nothing could be, it stays open for who reads it. */
function findLines(
  handle: FileHandle,
  sizeBytes: number,
  lines: LineSearch,
): (question: LineQuestion) => Promise<FoundBytes | null> {
  return async (question) => {
    let found: FoundBytes | null = null
    let isOver = true
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(startBytes), 0, startBytes, 0)
      if (question.isFit(buffer.subarray(0, bytesRead))) found = await lines.find(handle, { ...question, sizeBytes })
      // What was cut meanwhile was not looked through as a whole: who reads it sees that.
      if ((await handle.stat()).size < sizeBytes) found = null
      isOver = found !== null
    } finally {
      if (isOver) await handle.close()
    }
    return found
  }
}

/** True when `path` is below `folder`; both are real, absolute paths. Compared name by name as the file system does. */
export function liesInside(path: string, folder: string, platform: NodeJS.Platform): boolean {
  const rules = rulesFor(platform)
  const [place, root] = [placeOf(path, rules), placeOf(folder, rules)]
  return place !== null && root !== null && place.names.length > root.names.length && isIn(place, root, rules)
}

/**
 * Where the system says that an open file lies. A link that was swapped between look and opening shows here, whatever has become
 * of it since. Only Linux tells; null = not known.
 */
async function openedPath(handle: FileHandle, platform: NodeJS.Platform): Promise<string | null> {
  return platform === 'linux' ? readlink(`/proc/self/fd/${handle.fd}`).catch(() => null) : null
}

async function* readChunks(handle: FileHandle, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  try {
    while (!signal.aborted) {
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(chunkBytes), 0, chunkBytes, null)
      if (bytesRead === 0) return
      yield buffer.subarray(0, bytesRead)
    }
  } finally {
    await handle.close()
  }
}
