import { simulate } from '../../../machines/simulated/simulate.ts'
import { wantedOf } from './move.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc, args) => pc.texts.edit(wantedOf(args), args),
  undo: (pc, { files }) => pc.texts.revert(files),
})
