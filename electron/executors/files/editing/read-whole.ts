import type { Stats } from 'node:fs'
import { lstat, open, realpath, type FileHandle } from 'node:fs/promises'

import { readUnfollowed } from '../open-flags.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { isPlaceholder } from '../cloud-placeholder.ts'
import { codeOf } from '../new-file.ts'
import { isStillAt } from '../reading/open-judged.ts'

/**
 * A regular file at a path that was judged, as a whole, closed again; null = there is none. A link that has come into the way since is
 * noticed before a byte is read. Fails with `no_text_file`, `edit_too_large` and `file_unreadable`.
 */
export async function readWhole(file: string, mostBytes: number): Promise<Result<Uint8Array | null>> {
  const real = process.platform === 'linux' ? file : await realpath(file).catch(() => file)
  return readHeld(file, mostBytes, (handle, named) => isStillAt({ file, real, named }, handle))
}

type IsThere = (handle: FileHandle, named: Stats) => Promise<boolean>

/** The same in a folder that is held: no link leads out of it. */
export async function readHeld(
  file: string,
  mostBytes: number,
  isThere: IsThere = () => Promise.resolve(true),
): Promise<Result<Uint8Array | null>> {
  try {
    const named = await lstat(file)
    if (!named.isFile() || isPlaceholder(named, process.platform)) return fail('no_text_file', { path: file })
    if (named.size > mostBytes) return fail('edit_too_large', { path: file })
    const handle = await open(file, readUnfollowed)
    try {
      const [stats, isHere] = await Promise.all([handle.stat(), isThere(handle, named)])
      if (!stats.isFile() || !isSame(stats, named) || !isHere) return fail('file_unreadable', {})
      const bytes = await contentOf(handle, stats.size)
      return bytes.length > mostBytes ? fail('edit_too_large', { path: file }) : ok(bytes)
    } finally {
      await handle.close()
    }
  } catch (error) {
    const reason = codeOf(error)
    if (reason === null) throw error
    return reason === 'ENOENT' ? ok(null) : fail('file_unreadable', { reason, path: file })
  }
}

function isSame(one: Stats, other: Stats): boolean {
  return one.ino === other.ino && one.dev === other.dev
}

/** A plain file that was opened to be read at a later moment. */
export type LaterRead = {
  readonly mode: number
  /** What it holds by then; null = its name leads elsewhere, or it is too large. */
  content(): Promise<Uint8Array | null>
  close(): Promise<void>
}

/**
 * In a folder that is held. What takes its time is done before, so that the moment itself is one question to the system. Null = it is not
 * there, or no plain file that can be read.
 */
export async function openForLater(file: string, mostBytes: number): Promise<LaterRead | null> {
  if (process.platform === 'win32') return readByNameLater(file, mostBytes)
  const handle = await open(file, readUnfollowed).catch(() => null)
  if (handle === null) return null
  const stats = await handle.stat().catch(() => null)
  if (stats?.isFile() !== true || stats.size > mostBytes || isPlaceholder(stats, process.platform)) {
    await handle.close()
    return null
  }
  const content = async (): Promise<Uint8Array | null> => {
    const [named, bytes] = await Promise.all([lstat(file), contentOf(handle, stats.size)])
    return isSame(named, stats) && bytes.length <= mostBytes ? bytes : null
  }
  return { mode: stats.mode & 0o7777, content: () => content().catch(() => null), close: () => handle.close() }
}

/** Windows lets nobody replace a file that is open. */
async function readByNameLater(file: string, mostBytes: number): Promise<LaterRead | null> {
  const named = await lstat(file).catch(() => null)
  if (named?.isFile() !== true) return null
  const content = async (): Promise<Uint8Array | null> => {
    const held = await readHeld(file, mostBytes).catch(() => null)
    return held?.ok === true ? held.value : null
  }
  return { mode: named.mode & 0o7777, content, close: () => Promise.resolve() }
}

/** Asked for as a whole. Where it is longer or shorter by then, or the system does not tell how long it is, it is read to its end. */
async function contentOf(handle: FileHandle, size: number): Promise<Uint8Array> {
  const bytes = Buffer.allocUnsafe(size + 1)
  const { bytesRead } = await handle.read(bytes, 0, bytes.length, 0)
  return bytesRead === size ? bytes.subarray(0, size) : handle.readFile()
}
