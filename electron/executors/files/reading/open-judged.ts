import type { Stats } from 'node:fs'
import { lstat, open, readlink, realpath, type FileHandle } from 'node:fs/promises'

import { readUnfollowed } from '../open-flags.ts'
import type { AppError } from '../../../../shared/errors.ts'
import { appError, fail, ok, type Result } from '../../../kernel/result.ts'
import { isPlaceholder } from '../cloud-placeholder.ts'
import { codeOf } from '../new-file.ts'

export type JudgedFileHandle = { readonly handle: FileHandle; readonly stats: Stats }

/**
 * Opens the regular file at a path that was judged, which has no links. What has come into its place since, or a link on the way to it, is
 * noticed before a byte is read. The handle is the caller's to close.
 */
export async function openJudged(file: string): Promise<Result<JudgedFileHandle>> {
  try {
    const real = process.platform === 'linux' ? file : await realpath(file)
    const named = await lstat(file)
    const what = whatIs(named)
    if (what !== null) return fail('no_plain_file', { path: file, what })
    const handle = await open(file, readUnfollowed)
    const stats = await handle.stat().catch(() => null)
    const isSame = stats?.isFile() === true && stats.ino === named.ino && stats.dev === named.dev
    if (stats !== null && isSame && (await isStillAt({ file, real, named }, handle))) return ok({ handle, stats })
    await handle.close()
    return fail('no_plain_file', { path: file, what: 'changed' })
  } catch (error) {
    return { ok: false, error: openError(error, file) }
  }
}

/** Why this is no file to read; null = it is one. */
function whatIs(stats: Stats): string | null {
  if (stats.isDirectory()) return 'folder'
  // A path that was judged has no links: this one came since.
  if (stats.isSymbolicLink()) return 'changed'
  if (!stats.isFile()) return 'other'
  return isPlaceholder(stats, process.platform) ? 'placeholder' : null
}

type Looked = { readonly file: string; readonly real: string; readonly named: Stats }

/** Linux tells where an open file lies. Elsewhere its path is followed and looked at once more. */
export async function isStillAt({ file, real, named }: Looked, { fd }: FileHandle): Promise<boolean> {
  if (process.platform === 'linux') return (await readlink(`/proc/self/fd/${String(fd)}`).catch(() => null)) === file
  const again = await lstat(file)
  return again.ino === named.ino && again.dev === named.dev && (await realpath(file)) === real
}

/** @throws what did not come from the system. */
export function openError(error: unknown, file: string): AppError {
  const reason = codeOf(error)
  if (reason === null) throw error
  if (reason === 'ENOENT' || reason === 'ENOTDIR') return appError('no_plain_file', { path: file, what: 'missing' })
  if (reason === 'ELOOP') return appError('no_plain_file', { path: file, what: 'changed' })
  if (reason === 'EISDIR') return appError('no_plain_file', { path: file, what: 'folder' })
  return appError('file_unreadable', { reason, path: file })
}
