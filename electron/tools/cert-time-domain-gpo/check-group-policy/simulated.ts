import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    const { applied, denied, failed, refreshedUtc, slowLink } = pc.state.policies
    return {
      applied: [...applied],
      denied: [...denied],
      failed: failed.map((entry) => ({ ...entry })),
      readUtc: refreshedUtc,
      slowLink,
      noPolicies: applied.length === 0,
    }
  },
})
