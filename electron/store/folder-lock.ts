import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Ids, SystemLock, SystemLocks } from '../kernel/ports.ts'
import type { DurableFileSystem } from './file-system.ts'

export type FolderLockDeps = {
  readonly folder: string
  readonly fileSystem: Pick<DurableFileSystem, 'realPath'>
  readonly ids: Ids
  readonly locks: SystemLocks
  readonly waitMs: number
}

const nameLength = 32
const retryMs = 25

/**
 * A lock for one folder, or null where somebody else has it for longer than `waitMs`. It is a name at the system, made of the one path of
 * the folder: no file locks, so none that a crash left behind can.
 * @param use names what the lock is for; empty = the folder as a whole
 * @throws system errors
 */
export async function takeFolderLock(deps: FolderLockDeps, use = ''): Promise<SystemLock | null> {
  const real = await deps.fileSystem.realPath(deps.folder)
  const name = createHash('sha256')
    .update(use === '' ? real : `${real}\0${use}`)
    .digest('hex')
    .slice(0, nameLength)
  for (let waitedMs = 0; ;) {
    const lock = await deps.locks.take(name)
    if (lock !== null || waitedMs >= deps.waitMs) return lock
    // Unequal waits, so that two do not come at the same time again and again.
    const pauseMs = retryMs + (parseInt(deps.ids.randomHex(1), 16) % retryMs)
    await sleep(pauseMs)
    waitedMs += pauseMs
  }
}
