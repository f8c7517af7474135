import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc, { workspace, path, question, only, maxResults }) =>
    pc.texts.search({ path, workspace }, { text: question, only, maxResults }),
})
