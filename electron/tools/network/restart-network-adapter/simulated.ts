import { refuse } from '../../../machines/simulated/refusal.ts'
import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc, { name }) => {
    if (!pc.nics.find(name)) return refuse('adapter_not_found')
    pc.nics.restart(name)
    const after = pc.nics.find(name)
    return {
      name,
      up: after?.up ?? false,
      disabled: after?.disabled ?? true,
      linkSpeed: after?.linkSpeed ?? '0 bps',
    }
  },
  undo: (pc, done) => {
    pc.nics.enable(done.name)
  },
})
