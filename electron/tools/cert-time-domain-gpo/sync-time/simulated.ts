import { refuse } from '../../../machines/simulated/refusal.ts'
import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

/** ERROR_TIMEOUT: no time server answered. */
const timedOut = 1460

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    if (!pc.services.start('W32Time')) return refuse('service_not_started')
    return { service: 'Running', exitCode: pc.timekeeping.sync() ? 0 : timedOut }
  },
})
