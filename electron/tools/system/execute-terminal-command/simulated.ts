import { refuse } from '../../../machines/simulated/refusal.ts'
import { simulate } from '../../../machines/simulated/simulate.ts'
import { runSimulatedCommand } from './simulated-commands.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc, { command }) => {
    const outcome = runSimulatedCommand(pc, command)
    if (outcome === null) return refuse('command_not_simulated')
    return { ...outcome, exitCode: outcome.stderr === '' ? 0 : 1, truncated: false, durationMs: 40 }
  },
})
