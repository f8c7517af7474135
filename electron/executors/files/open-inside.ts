import { constants } from 'node:fs'
import { lstat, open, realpath, type FileHandle } from 'node:fs/promises'
import { posix, win32 } from 'node:path'

import type { OpenedFile } from '../../contract/node-step.ts'
import { isPlaceholder } from './cloud-placeholder.ts'

export type OpenInsideOptions = { readonly within: readonly string[]; readonly signal: AbortSignal }

const chunkBytes = 64 * 1024
/** The real path has no links: one that appears in its place since is refused. Windows has no such flag. */
const openFlags = constants.O_RDONLY | ((constants.O_NOFOLLOW as number | undefined) ?? 0)

/** Opens a regular file whose real path lies inside one of the folders. A cloud placeholder counts as unreadable. */
export async function openInside(
  path: string,
  { within, signal }: OpenInsideOptions,
  platform: NodeJS.Platform,
): Promise<OpenedFile | 'outside' | 'unreadable'> {
  const real = await realpath(path).catch(() => null)
  if (real === null) return 'unreadable'
  const folders = await Promise.all(within.map((folder) => realpath(folder).catch(() => null)))
  if (!folders.some((folder) => folder !== null && liesInside(real, folder, platform))) return 'outside'
  const named = await lstat(real).catch(() => null)
  if (named?.isFile() !== true || isPlaceholder(named, platform) || signal.aborted) return 'unreadable'
  const handle = await open(real, openFlags).catch(() => null)
  if (handle === null) return 'unreadable'
  const stats = await handle.stat()
  if (stats.ino !== named.ino || stats.dev !== named.dev) {
    await handle.close()
    return 'unreadable'
  }
  return { sizeBytes: stats.size, chunks: readChunks(handle, signal) }
}

/** True when `path` is below `folder`; both are real, absolute paths. Compared letter by letter as the file system does. */
export function liesInside(path: string, folder: string, platform: NodeJS.Platform): boolean {
  const paths = platform === 'win32' ? win32 : posix
  const fold = platform === 'win32' || platform === 'darwin' ? upperCaseOfFileNames : (text: string): string => text
  const root = fold(paths.resolve(folder))
  const inner = root.endsWith(paths.sep) ? root : root + paths.sep
  const place = fold(paths.resolve(path))
  return place.length > inner.length && place.startsWith(inner)
}

/**
 * Only letters whose upper case NTFS surely takes for the same. `toLowerCase` would take KELVIN SIGN (U+212A) for `k`,
 * and a folder of that name for one inside.
 */
function upperCaseOfFileNames(text: string): string {
  return text.replace(/[a-z\u00e0-\u00f6\u00f8-\u00fe]/g, (letter) => letter.toUpperCase())
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
