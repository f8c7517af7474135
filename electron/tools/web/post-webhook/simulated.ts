import { simulate } from '../../../machines/simulated/simulate.ts'
import { stepFailure } from '../../../contract/step-failure.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc, { webhook }) => {
    const answer = pc.web.notify(webhook)
    return answer.ok ? { webhook, status: answer.value.status, trust: 'untrusted' } : stepFailure(answer.error)
  },
})
