import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { createFileChanges } from '../../electron/executors/files/editing/file-changes.ts'
import { createKeptContents } from '../../electron/executors/files/editing/kept-contents.ts'
import type { FileChange } from '../../electron/executors/files/editing/replace-file.ts'
import { createSystemLocks } from '../../electron/executors/process/system-locks.ts'
import { systemClock } from '../../electron/kernel/system-ports.ts'
import { createCountingIds, useTemporaryFolders } from './storage-deps.ts'

/** Call once at the top of a file. Gives folders whose files are changed, with what they held and what is under way beside them. */
export function useFileChanges() {
  const newFolder = useTemporaryFolders()
  const locks = createSystemLocks()
  return async () => {
    const folder = await newFolder()
    const ids = createCountingIds()
    const kept = createKeptContents({ folder: path.join(folder, 'kept'), ids, clock: systemClock })
    const files = path.join(folder, 'files')
    await mkdir(files)
    const journalFolder = path.join(folder, 'journal')
    const changes = createFileChanges({ kept, journalFolder, ids, locks })
    const at = (name: string): string => path.join(files, name)
    return {
      at,
      kept,
      changes,
      files,
      journalFolder,
      put: (name: string, text: string) => writeFile(at(name), text),
      holds: (name: string) => readFile(at(name), 'utf8'),
      change: async (name: string, before: string | null, after: string | null): Promise<FileChange> => ({
        file: at(name),
        before: before === null ? null : await kept.keep(Buffer.from(before)),
        after: after === null ? null : await kept.keep(Buffer.from(after)),
      }),
    }
  }
}
