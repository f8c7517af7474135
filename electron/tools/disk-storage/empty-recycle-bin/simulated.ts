import { refuse } from '../../../machines/simulated/refusal.ts'
import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

/** What Windows PowerShell says of an empty bin. */
const emptyBin = 'FailedToClearRecycleBin,Microsoft.PowerShell.Commands.ClearRecycleBinCommand'

export const simulated = simulate<typeof tool>({
  run: (pc, { drive, dryRun }) => {
    const volume = pc.volumes.find(drive)
    if (!volume) return refuse('drive_not_found')
    const { items, bytes, newestUtc } = volume.folders.recycleBin
    if (!dryRun) volume.folders.recycleBin = { items: 0, bytes: 0, newestUtc: null, latest: [] }
    const errorId = !dryRun && items === 0 ? emptyBin : null
    return { drive, items, bytes, newestUtc, freedBytes: dryRun ? 0 : bytes, errorId, dryRun }
  },
})
