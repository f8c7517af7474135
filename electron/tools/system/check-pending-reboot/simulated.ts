import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    const reasons = [...new Set(pc.state.boot.pendingReasons)]
    return {
      pending: reasons.length > 0,
      // Virus scanners leave file renames behind all the time.
      strong: reasons.some((reason) => reason !== 'file_rename'),
      reasons,
      mayRestart: pc.state.session.mayRestart,
    }
  },
})
