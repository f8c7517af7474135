import path from 'node:path'

import { sha256 } from '../kernel/digest.ts'
import type { AtomicFileDeps } from '../store/atomic-file.ts'
import { readAnchor, writeAnchor, type Anchor, type StoredAnchor } from './anchor.ts'

/** Knows the heads of chains too, outside the data folder: a chain that was changed together with its anchor does not fit it. */
export type SecondPlace = {
  /** @throws system errors */
  keep(folder: string, anchor: Anchor): Promise<void>
  /** Null = it never knew this chain. @throws system errors */
  read(folder: string): Promise<StoredAnchor>
}

/** One file for each chain, found by the real path of the chain. */
export function createSecondPlace(deps: AtomicFileDeps, stateFolder: string): SecondPlace {
  const { fileSystem } = deps
  // Of the folder around it: a chain whose folder was removed is still known.
  const placeOf = async (folder: string): Promise<string> => {
    const around = await fileSystem.realPath(path.dirname(folder))
    return path.join(stateFolder, sha256(path.join(around, path.basename(folder))).slice(0, 32))
  }
  return {
    keep: async (folder, anchor) => {
      await fileSystem.ensureFolder(stateFolder)
      const place = await placeOf(folder)
      // What a later version keeps there is that version's.
      if ((await readAnchor(fileSystem, place)) !== 'newer') await writeAnchor(deps, place, anchor)
    },
    read: async (folder) => readAnchor(fileSystem, await placeOf(folder)),
  }
}
