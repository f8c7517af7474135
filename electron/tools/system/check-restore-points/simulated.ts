import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    const { protectionOn, disabledByPolicy, points } = pc.state.restore
    return {
      protectionOn,
      disabledByPolicy,
      points: points.map(({ sequence, description, createdUtc }) => ({
        sequence,
        description,
        createdDmtf: `${createdUtc.replace(/\D/g, '').slice(0, 14)}.000000-000`,
      })),
      newestSequence: pc.restore.newest()?.sequence ?? null,
      unavailable: [],
    }
  },
})
