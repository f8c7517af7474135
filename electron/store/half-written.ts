import path from 'node:path'

import type { Clock } from '../kernel/ports.ts'
import type { OpenDataFolder } from './data-folder.ts'
import type { DurableFileSystem } from './file-system.ts'
import { ioResult } from './io-result.ts'
import { removeQuietly } from './patient-file-system.ts'

/** Long past any write: what is younger may belong to a run in progress. */
export const halfWrittenAfterMs = 60 * 60_000

/** Names that only `writeFileAtomic` and the probe of the data folder give. */
const leftover = /^(?:\.probe-[0-9a-f]{12}|.+\.[0-9a-f]{12}\.tmp)$/

/** Removes what crashes left half-written, and nothing else. What cannot be looked at or removed stays: it is in nobody's way. */
export async function removeHalfWritten(
  { fileSystem, clock }: { readonly fileSystem: DurableFileSystem; readonly clock: Clock },
  data: Pick<OpenDataFolder, 'root' | 'audit' | 'undo' | 'chats' | 'checkUps' | 'codeIndexes'>,
): Promise<void> {
  const oldest = clock.now() - halfWrittenAfterMs
  const folders = [data.root, data.audit, data.undo, data.chats, data.checkUps, data.codeIndexes]
  await Promise.all(folders.map((folder) => removeFrom(fileSystem, folder, oldest)))
}

async function removeFrom(fileSystem: DurableFileSystem, folder: string, oldest: number): Promise<void> {
  const listed = await ioResult({ code: 'data_folder_unwritable' }, () => fileSystem.list(folder))
  const names = listed.ok ? listed.value.filter((name) => leftover.test(name)) : []
  for (const name of names) {
    const file = path.join(folder, name)
    const written = await ioResult({ code: 'data_folder_unwritable' }, () => fileSystem.modifiedAt(file))
    if (written.ok && written.value !== null && written.value < oldest) await removeQuietly(fileSystem, file)
  }
}
