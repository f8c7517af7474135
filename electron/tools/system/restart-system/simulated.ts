import { refuse } from '../../../machines/simulated/refusal.ts'
import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc, { delaySec }) => {
    if (!pc.state.session.mayRestart) return refuse('access_denied')
    const atMs = pc.clock.now() + delaySec * 1000
    if (!pc.boot.schedule(atMs)) return refuse('restart_already_planned')
    return { exitCode: 0, scheduledUtc: new Date(atMs).toISOString(), abortable: true }
  },
  undo: (pc) => {
    pc.boot.abort()
  },
})
