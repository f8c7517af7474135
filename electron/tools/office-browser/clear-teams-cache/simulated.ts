import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

const folder = 'C:\\Users\\test\\AppData\\Local\\Packages\\MSTeams_8wekyb3d8bbwe\\LocalCache\\Microsoft\\MSTeams'

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    const backup = `MSTeams.bak-${pc.clock.utc().replace(/\D/g, '').slice(0, 14)}`
    pc.teams.renewCache(backup)
    return { folder, backup }
  },
  undo: (pc, { backup }) => pc.teams.restoreCache(backup),
})
