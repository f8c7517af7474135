import { teamsPackage } from '../../../machines/simulated/parts/teams.ts'
import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    const teams = pc.state.storeApps.apps[teamsPackage]
    return {
      installed: teams !== undefined,
      version: teams?.version ?? null,
      packageStatus: teams?.status ?? null,
      processes: pc.teams.processes(),
      cacheBytes: pc.state.teams.cacheBytes,
      classicFolder: false,
    }
  },
})
