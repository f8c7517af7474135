import { simulate } from '../../../machines/simulated/simulate.ts'
import { stepFailure } from '../../../contract/step-failure.ts'
import { foundIn } from './search-web.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc, { query, num_results: count }) => {
    const answer = pc.web.search(query, count)
    return answer.ok ? foundIn(answer.value, pc.web.maxChars) : stepFailure(answer.error)
  },
})
