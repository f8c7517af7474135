import { createSystemLocks } from '../../electron/executors/process/system-locks.ts'
import { silentLogger } from '../../electron/kernel/ports.ts'
import type { Result } from '../../electron/kernel/result.ts'
import type { DurableFileSystem } from '../../electron/store/file-system.ts'
import { createNodeFileSystem } from '../../electron/store/node-file-system.ts'
import { createCountingIds, createManualClock } from '../fakes/storage-deps.ts'

/** A store over one data folder. */
export type OpenStore = {
  /** What it believes, as people or rules see it; `null` = nothing. */
  read(): Promise<unknown>
  /** Tries to change what is kept, in whatever way it has. */
  change(): Promise<unknown>
  /** Codes that a person is told of, after `read` and `change`. */
  told(): readonly string[]
}

/** Damage is tried here on each bit, or in a test of its own that says more. */
export type DamageTest = 'here' | { readonly file: string; readonly title: string }

export type StoredFile = {
  readonly name: string
  /** Source files of the product that write it. */
  readonly writtenBy: readonly string[]
  /** The file below the data folder. */
  readonly place: string
  readonly field: 'schemaVersion' | 'format'
  /** The version that is written now; absent = the first. */
  readonly version?: number
  /** Whether the first version wrote it without a number. */
  readonly unnumbered: boolean
  /** Code that a person is told when a later version wrote it; null = nothing that a person would miss. */
  readonly newer: 'data_newer' | 'grants_newer' | null
  readonly damage: DamageTest
  open(root: string, fileSystem?: DurableFileSystem): Promise<OpenStore>
}

// Nothing here has to survive a power cut.
const disk = createNodeFileSystem()
export const quickDisk: DurableFileSystem = {
  ...disk,
  openAppend: async (name, mode) => ({ ...(await disk.openAppend(name, mode)), sync: () => Promise.resolve() }),
  syncFolder: () => Promise.resolve(),
}
const clock = createManualClock()
const ids = createCountingIds()
const locks = createSystemLocks()
export const at = (fileSystem = quickDisk) => ({ fileSystem, ids, locks, clock, logger: silentLogger })

/** Gathers the codes of everything that failed. */
export function teller(): { told: () => readonly string[]; value: <T>(result: Result<T>) => T | null } {
  const codes: string[] = []
  return {
    told: () => [...new Set(codes)],
    value: (result) => {
      if (result.ok) return result.value
      codes.push(result.error.code)
      return null
    },
  }
}
