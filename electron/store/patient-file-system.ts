import { whileBusy } from '../kernel/while-busy.ts'
import type { DurableFileSystem } from './file-system.ts'
import { systemErrorCode } from './io-result.ts'

/** Tries again what a program that holds the file for a moment refuses: opening, moving and removing alike. */
export function createPatientFileSystem(inner: DurableFileSystem, delaysMs: readonly number[]): DurableFileSystem {
  const patiently = <T>(work: () => Promise<T>): Promise<T> => whileBusy(delaysMs, work)
  return {
    ...inner,
    openAppend: (path, mode) => patiently(() => inner.openAppend(path, mode)),
    openRead: (path) => patiently(() => inner.openRead(path)),
    readWhole: (path) => patiently(() => inner.readWhole(path)),
    truncate: (path, sizeBytes) => patiently(() => inner.truncate(path, sizeBytes)),
    rename: (from, to) => patiently(() => inner.rename(from, to)),
    remove: (path) => patiently(() => inner.remove(path)),
  }
}

/** Removes what is in nobody's way: true when it is gone. @throws bugs only. */
export async function removeQuietly(fileSystem: Pick<DurableFileSystem, 'remove'>, path: string): Promise<boolean> {
  try {
    await fileSystem.remove(path)
    return true
  } catch (error) {
    if (systemErrorCode(error) === null) throw error
    return false
  }
}
