import type { DurableFileSystem } from '../../electron/store/file-system.ts'

/** For what does not have to survive a power cut. */
export function unsynced(inner: DurableFileSystem): DurableFileSystem {
  return {
    ...inner,
    openAppend: async (file, mode) => ({ ...(await inner.openAppend(file, mode)), sync: () => Promise.resolve() }),
    syncFolder: () => Promise.resolve(),
  }
}
