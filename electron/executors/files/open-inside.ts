import { constants } from 'node:fs'
import { lstat, open, realpath, type FileHandle } from 'node:fs/promises'
import { posix, win32 } from 'node:path'

import type { OpenedFile } from '../../tools/node-step.ts'
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

/** True when `path` is below `folder`; both are real paths. Compared as the file system does. */
export function liesInside(path: string, folder: string, platform: NodeJS.Platform): boolean {
  const isWindows = platform === 'win32'
  const paths = isWindows ? win32 : posix
  const ignoresCase = isWindows || platform === 'darwin'
  const fold = (text: string): string => (ignoresCase ? text.toLowerCase() : text)
  const rest = paths.relative(fold(folder), fold(path))
  return rest !== '' && rest !== '..' && !rest.startsWith(`..${paths.sep}`) && !paths.isAbsolute(rest)
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
