import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc, args) => {
    const made = pc.repositories.commit(args, pc.clock.utc())
    return 'branch' in made ? { path: args.path, ...made } : made
  },
  undo: (pc, { path, commit, parent }) =>
    commit === null ? undefined : pc.repositories.undoCommit({ folder: path, commit, parent }),
})
