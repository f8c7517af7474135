import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc, { workspace, path, collection, question, only, maxResults }) =>
    pc.texts.search({ path, workspace }, { collection, text: question, only, maxResults }),
})
