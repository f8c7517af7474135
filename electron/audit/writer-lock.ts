import { createHash } from 'node:crypto'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Ids, SystemLock, SystemLocks } from '../kernel/ports.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import type { DurableFileSystem } from '../store/file-system.ts'
import { removeQuietly } from '../store/patient-file-system.ts'

export type LockDeps = {
  readonly folder: string
  readonly fileSystem: Pick<DurableFileSystem, 'realPath' | 'list' | 'remove'>
  readonly ids: Ids
  readonly locks: SystemLocks
  readonly waitMs: number
}

/** Claims by file, as earlier versions made them: whether their process lives cannot be known everywhere. */
const oldClaim = /^writer-[a-z0-9-]+\.lock$/
const nameLength = 32
const retryMs = 25

/**
 * Takes the right to write a chain, or fails with `data_folder_busy` after `waitMs`. The lock is a name at the system,
 * made of the one path of the folder: no file locks, so none that a crash left behind can.
 */
export async function takeWriterLock(deps: LockDeps): Promise<Result<SystemLock>> {
  const real = await deps.fileSystem.realPath(deps.folder)
  const name = createHash('sha256').update(real).digest('hex').slice(0, nameLength)
  for (let waitedMs = 0; ;) {
    const lock = await deps.locks.take(name)
    if (lock !== null) {
      await removeOldClaims(deps)
      return ok(lock)
    }
    if (waitedMs >= deps.waitMs) return fail('data_folder_busy', { folder: deps.folder })
    // Unequal waits, so that two do not come at the same time again and again.
    const pauseMs = retryMs + (parseInt(deps.ids.randomHex(1), 16) % retryMs)
    await sleep(pauseMs)
    waitedMs += pauseMs
  }
}

async function removeOldClaims({ fileSystem, folder }: LockDeps): Promise<void> {
  for (const name of await fileSystem.list(folder)) {
    if (oldClaim.test(name)) await removeQuietly(fileSystem, path.join(folder, name))
  }
}
