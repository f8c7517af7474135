import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc, { target }) => ({ exitCode: pc.policies.refresh(target) ? 0 : 1 }),
})
