import { simulate } from '../../../machines/simulated/simulate.ts'
import { requesterIn } from './parse-powercfg.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    const { schemeGuid, wakeTimers, lastWake } = pc.state.power
    return {
      schemeGuid,
      sleepStates: pc.power.sleepStates(),
      lastWake: [...lastWake],
      requests: pc.power.requests().map((request) => ({ ...request, name: requesterIn(request.entry) })),
      wakeTimers: [...wakeTimers],
    }
  },
})
