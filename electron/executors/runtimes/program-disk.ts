import { readdir, realpath, stat } from 'node:fs/promises'

import type { ProgramDisk } from './program-places.ts'

/** On this computer. */
export const programDiskHere: ProgramDisk = {
  names: (folder) => readdir(folder).catch(() => []),
  realFile: async (path) => {
    try {
      const real = await realpath(path)
      const found = await stat(real)
      // Windows puts empty files in the path that open its shop when they are started.
      return found.isFile() && found.size > 0 ? real : null
    } catch {
      return null
    }
  },
}
