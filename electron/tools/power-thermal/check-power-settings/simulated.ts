import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    const { schemeGuid, wakeTimers, lastWake } = pc.state.power
    return {
      schemeGuid,
      sleepStates: pc.power.sleepStates(),
      lastWake: [...lastWake],
      requests: pc.power.requests(),
      wakeTimers: [...wakeTimers],
    }
  },
})
