import { simulate } from '../../../machines/simulated/simulate.ts'
import { stepFailure } from '../../../contract/step-failure.ts'
import { readPage } from './read-page.ts'
import { readableText } from './readable-text.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc, args) => {
    const answer = pc.web.send(args.url)
    if (!answer.ok) return stepFailure(answer.error)
    const page = readPage(answer.value, { args, limit: pc.web.maxChars, readHtml: readableText })
    return page.ok ? page.value : stepFailure(page.error)
  },
})
