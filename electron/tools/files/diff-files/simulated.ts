import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc, { workspace, before, after }) => pc.texts.compare({ path: before, workspace }, { path: after, workspace }),
})
