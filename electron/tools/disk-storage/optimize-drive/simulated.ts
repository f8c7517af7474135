import { refuse } from '../../../machines/simulated/refusal.ts'
import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

const hardDiskSec = 5_400
const solidStateSec = 40

export const simulated = simulate<typeof tool>({
  run: (pc, { drive }) => {
    const volume = pc.volumes.find(drive)
    if (!volume) return refuse('drive_not_found')
    const media = pc.disks.list()[0]?.media ?? null
    pc.disks.optimize(drive.toUpperCase())
    const durationSec = media === 'HDD' ? hardDiskSec : solidStateSec
    return { drive, media, fileSystem: volume.fileSystem, durationSec }
  },
})
