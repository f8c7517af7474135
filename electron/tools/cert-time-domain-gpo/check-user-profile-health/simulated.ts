import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    const { temporary, entryDamaged, profiles } = pc.state.userProfile
    return { temporary, backupEntries: entryDamaged ? 1 : 0, profiles, events: pc.userProfile.events() }
  },
})
