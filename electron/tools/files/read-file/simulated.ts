import { simulate } from '../../../machines/simulated/simulate.ts'
import { wantedOf } from './read.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc, args) => {
    const { file, wanted } = wantedOf(args)
    return pc.texts.read(file, wanted)
  },
})
