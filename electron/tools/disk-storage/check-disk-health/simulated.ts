import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    const optimizations = pc.disks.optimizations()
    return {
      disks: pc.disks.list(),
      optimizations,
      lastOptimizedUtc: optimizations[0]?.atUtc ?? null,
      unavailable: [],
    }
  },
})
