import { simulate } from '../../../machines/simulated/simulate.ts'
import { createLargeFilesTally } from './find-large-files.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc, { root, minMB, top }) => {
    const found = pc.files.walk(root)
    if (!found) return { root, items: null, scannedFiles: 0, skippedPlaceholders: 0, complete: false }
    const tally = createLargeFilesTally({ minMB, top })
    for (const entry of found.entries) tally.add(entry)
    for (const crowd of found.crowds) tally.add(crowd.entry, crowd.count)
    return { root, ...tally.result(), complete: true }
  },
})
