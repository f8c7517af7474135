import { simulate } from '../../../machines/simulated/simulate.ts'
import { stepFailure } from '../../../contract/step-failure.ts'
import { apiRequest, readApiAnswer } from './call-api.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc, args) => {
    const { url, method } = apiRequest(args)
    const answer = pc.web.send(url, method)
    if (!answer.ok) return stepFailure(answer.error)
    const read = readApiAnswer(answer.value, args, pc.web.maxChars)
    return read.ok ? read.value : stepFailure(read.error)
  },
})
