import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc) => ({
    lastBootUtc: pc.state.boot.lastBootUtc,
    uptimeSec: pc.boot.uptimeSec(),
    fastStartup: pc.state.boot.fastStartup,
    lastBootType: pc.state.boot.lastBootType,
  }),
})
