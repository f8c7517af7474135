import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    const before = pc.nameLookup.cached().length
    pc.nameLookup.clearCache()
    return { before, after: pc.nameLookup.cached().length }
  },
})
