import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

/** The script reads no more entries than this. */
const mostEntries = 500

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    const { defaultPlace, modifiedUtc, readOnly } = pc.state.hostsFile
    const entries = pc.hostsFile.entries().slice(0, mostEntries)
    return {
      path: pc.hostsFile.path,
      exists: true,
      defaultPlace,
      bytes: pc.hostsFile.sizeBytes(),
      modifiedUtc,
      readOnly,
      entries,
      realEntries: entries.filter((entry) => !entry.names.includes('localhost')).length,
    }
  },
})
