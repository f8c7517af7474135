import path from 'node:path'

import type { SystemLock } from '../kernel/ports.ts'
import { ok, type Result } from '../kernel/result.ts'
import { ioResult } from '../store/io-result.ts'
import { listChains } from './chain-folder.ts'
import { takeWriterLock, type LockDeps } from './writer-lock.ts'

/** Programs that keep records in a data folder, by the name of their chain. */
const writers = ['acp', 'cli', 'desktop'] as const

export type OnlyWriterDeps = Omit<LockDeps, 'folder' | 'fileSystem'> & {
  readonly fileSystem: LockDeps['fileSystem'] & Parameters<typeof listChains>[0]
  /** Folder of all chains. */
  readonly auditFolder: string
  /** The chain that this program holds already; null = none. */
  readonly own: string | null
}

/**
 * Does what needs that no other Deskmedic writes in this data folder: it holds the right to write every chain until `work` has ended. Fails
 * with `data_folder_busy`, `audit_unavailable`, or as `work` does.
 */
export async function asOnlyWriter<T>(deps: OnlyWriterDeps, work: () => Promise<Result<T>>): Promise<Result<T>> {
  const held: SystemLock[] = []
  try {
    const taken = await ioResult({ code: 'audit_unavailable' }, () => takeAll(deps, held))
    if (!taken.ok) return taken
    return taken.value.ok ? await work() : taken.value
  } finally {
    for (const lock of held.reverse()) await lock.release()
  }
}

async function takeAll(deps: OnlyWriterDeps, held: SystemLock[]): Promise<Result<void>> {
  const { auditFolder, own, fileSystem } = deps
  const found = (await listChains(fileSystem, auditFolder)).map((folder) => path.basename(folder))
  for (const name of [...new Set([...writers, ...found])].sort()) {
    if (name === own) continue
    const folder = path.join(auditFolder, name)
    // One that was never there could be begun meanwhile.
    await fileSystem.ensureFolder(folder)
    const lock = await takeWriterLock({ ...deps, folder })
    if (!lock.ok) return lock
    held.push(lock.value)
  }
  return ok(undefined)
}
