import { simulate } from '../../../machines/simulated/simulate.ts'
import { stepFailure } from '../../../contract/step-failure.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc, args) => {
    const answer = pc.web.download(args)
    return answer.ok ? { ...answer.value, trust: 'untrusted' } : stepFailure(answer.error)
  },
})
