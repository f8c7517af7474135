import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

const folder = 'C:\\Users\\test\\AppData\\Local\\Packages\\Microsoft.WindowsStore_8wekyb3d8bbwe\\LocalCache'

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    const backup = `LocalCache.bak-${pc.clock.utc().replace(/\D/g, '').slice(0, 14)}`
    const bytes = pc.state.storeApps.cacheBytes
    pc.storeApps.renewCache(backup)
    return { folder, backup, bytes }
  },
  undo: (pc, { backup }) => pc.storeApps.restoreCache(backup),
})
