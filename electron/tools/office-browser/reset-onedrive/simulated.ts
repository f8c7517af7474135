import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    pc.oneDrive.reset()
    return { exitCode: 0, running: pc.state.oneDrive.running }
  },
})
