import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc, { workspace, files }) => pc.texts.look(files.map(({ path }) => ({ path, workspace }))),
})
