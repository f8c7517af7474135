import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Ids } from '../kernel/ports.ts'
import type { DurableFileSystem } from './file-system.ts'
import { systemErrorCode } from './io-result.ts'

export type AtomicFileDeps = {
  readonly fileSystem: DurableFileSystem
  readonly ids: Ids
  /** Waits between attempts to rename or read what another program holds, in milliseconds. */
  readonly renameDelaysMs?: readonly number[]
}

const defaultRenameDelaysMs = [10, 20, 40, 80, 160, 320]
const busyCodes = ['EPERM', 'EBUSY', 'EACCES']

/**
 * Replaces a whole file: after a crash at any point either the old or the new text is there, never a part.
 * @throws system errors; the old text is then still in place unless only the last step, the sync of the folder, failed.
 */
export async function writeFileAtomic(deps: AtomicFileDeps, file: string, text: string): Promise<void> {
  const temporary = `${file}.${deps.ids.randomHex(6)}.tmp`
  try {
    await writeSynced(deps.fileSystem, temporary, Buffer.from(text, 'utf8'))
    await renameWithRetry(deps, temporary, file)
  } catch (error) {
    await removeQuietly(deps.fileSystem, temporary)
    throw error
  }
  await deps.fileSystem.syncFolder(path.dirname(file))
}

/** Writes a new file and syncs it; fails when it exists. The folder is not synced. */
export async function writeSynced(fileSystem: DurableFileSystem, file: string, bytes: Uint8Array): Promise<void> {
  const handle = await fileSystem.openAppend(file, 'new')
  try {
    await handle.write(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Moves a file that cannot be read out of the way, beside its old place: nothing is ever deleted.
 * Returns the new path.
 */
export async function setAside(deps: AtomicFileDeps, file: string): Promise<string> {
  const aside = `${file}.${deps.ids.newId()}.corrupt`
  await renameWithRetry(deps, file, aside)
  await deps.fileSystem.syncFolder(path.dirname(file))
  return aside
}

/** Reads a whole file; null = there is none. @throws system errors: a file that is held for longer is no empty one. */
export function readWholeWithRetry(
  deps: Pick<AtomicFileDeps, 'fileSystem' | 'renameDelaysMs'>,
  file: string,
): Promise<Buffer | null> {
  return whileBusy(deps, () => deps.fileSystem.readWhole(file))
}

function renameWithRetry(deps: AtomicFileDeps, from: string, to: string): Promise<void> {
  return whileBusy(deps, () => deps.fileSystem.rename(from, to))
}

// Virus scanners and indexers hold a fresh file open for a moment on Windows.
async function whileBusy<T>(
  { renameDelaysMs }: Pick<AtomicFileDeps, 'renameDelaysMs'>,
  work: () => Promise<T>,
): Promise<T> {
  for (const delayMs of renameDelaysMs ?? defaultRenameDelaysMs) {
    try {
      return await work()
    } catch (error) {
      if (!busyCodes.includes(systemErrorCode(error) ?? '')) throw error
    }
    await sleep(delayMs)
  }
  return work()
}

async function removeQuietly(fileSystem: DurableFileSystem, file: string): Promise<void> {
  try {
    await fileSystem.remove(file)
  } catch (error) {
    // The first failure is the one to report; a left temporary file does no harm.
    if (systemErrorCode(error) === null) throw error
  }
}
