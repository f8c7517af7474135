import { refuse } from '../../../machines/simulated/refusal.ts'
import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc, { description }) => {
    if (!pc.state.restore.protectionOn) return refuse('protection_off')
    const previousSequence = pc.restore.newest()?.sequence ?? 0
    pc.restore.create(description)
    const newest = pc.restore.newest()
    const sequence = newest?.sequence ?? 0
    return {
      created: sequence > previousSequence,
      sequence,
      previousSequence,
      description: newest?.description ?? null,
    }
  },
})
