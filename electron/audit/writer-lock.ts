import path from 'node:path'

import type { SystemLock } from '../kernel/ports.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import type { DurableFileSystem } from '../store/file-system.ts'
import { takeFolderLock, type FolderLockDeps } from '../store/folder-lock.ts'
import { removeQuietly } from '../store/patient-file-system.ts'

export type LockDeps = FolderLockDeps & { readonly fileSystem: Pick<DurableFileSystem, 'list' | 'remove'> }

/** Claims by file, as earlier versions made them: whether their process lives cannot be known everywhere. */
const oldClaim = /^writer-[a-z0-9-]+\.lock$/

/** Takes the right to write a chain, or fails with `data_folder_busy` after `waitMs`. */
export async function takeWriterLock(deps: LockDeps): Promise<Result<SystemLock>> {
  const lock = await takeFolderLock(deps)
  if (lock === null) return fail('data_folder_busy', { folder: deps.folder })
  await removeOldClaims(deps)
  return ok(lock)
}

async function removeOldClaims({ fileSystem, folder }: LockDeps): Promise<void> {
  for (const name of await fileSystem.list(folder)) {
    if (oldClaim.test(name)) await removeQuietly(fileSystem, path.join(folder, name))
  }
}
