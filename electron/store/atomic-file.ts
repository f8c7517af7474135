import path from 'node:path'

import type { Ids } from '../kernel/ports.ts'
import type { AppendFile, DurableFileSystem } from './file-system.ts'
import { removeQuietly } from './patient-file-system.ts'

export type AtomicFileDeps = {
  readonly fileSystem: DurableFileSystem
  readonly ids: Ids
}

/**
 * Replaces a whole file: after a crash at any point either the old or the new content is there, never a part.
 * @throws system errors; the old content is then still in place unless only the last step, the sync of the folder, failed.
 */
export async function writeFileAtomic(deps: AtomicFileDeps, file: string, content: string | Uint8Array): Promise<void> {
  const temporary = `${file}.${deps.ids.randomHex(6)}.tmp`
  try {
    await writeSynced(deps.fileSystem, temporary, typeof content === 'string' ? Buffer.from(content, 'utf8') : content)
    await deps.fileSystem.rename(temporary, file)
  } catch (error) {
    // The first failure is the one to report; a left temporary file is removed at a later start.
    await removeQuietly(deps.fileSystem, temporary)
    throw error
  }
  await deps.fileSystem.syncFolder(path.dirname(file))
}

/** Writes a new file and syncs it; fails when it exists. The folder is not synced. What could not be written whole is removed. */
export async function writeSynced(fileSystem: DurableFileSystem, file: string, bytes: Uint8Array): Promise<void> {
  const handle = await fileSystem.openAppend(file, 'new')
  try {
    await writeAndClose(handle, bytes)
  } catch (error) {
    // A part helps nobody, and on a full drive every attempt would leave one.
    await removeQuietly(fileSystem, file)
    throw error
  }
}

async function writeAndClose(handle: AppendFile, bytes: Uint8Array): Promise<void> {
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
  await deps.fileSystem.rename(file, aside)
  await deps.fileSystem.syncFolder(path.dirname(file))
  return aside
}
