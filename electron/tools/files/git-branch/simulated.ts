import { simulate } from '../../../machines/simulated/simulate.ts'
import { record } from './read.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc, args) => record(args, pc.repositories.branches(args.path)),
})
