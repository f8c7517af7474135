import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    const volumes = pc.volumes.list().map((volume) => ({
      drive: volume.drive,
      label: volume.label,
      fileSystem: volume.fileSystem,
      sizeBytes: volume.sizeBytes,
      freeBytes: volume.freeBytes,
      freePct: (100 * volume.freeBytes) / volume.sizeBytes,
      system: volume.system,
    }))
    return { volumes, totalFreeBytes: volumes.reduce((sum, volume) => sum + volume.freeBytes, 0) }
  },
})
