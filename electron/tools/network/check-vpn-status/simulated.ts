import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    const { profiles } = pc.state.vpn
    return {
      profiles: profiles.map((profile) => ({ ...profile })),
      adapters: [],
      errors: pc.vpn.recentErrors(),
      connected: profiles.some(({ status }) => status === 'Connected'),
    }
  },
})
