import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  // Without elevation nothing but the number that Explorer shows.
  run: (pc) => ({
    volumes: Object.entries(pc.state.encryption).map(([drive, { shellCode }]) => ({
      drive,
      protection: null,
      volume: null,
      encryptedPct: null,
      protectors: [],
      shellCode,
    })),
    unavailable: ['bitlocker:AccessDenied'],
  }),
})
