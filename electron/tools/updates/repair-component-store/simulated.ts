import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

/** No source has the files that are needed. */
const sourceNotFound = '0x800f081f'

export const simulated = simulate<typeof tool>({
  run: (pc, { source }) => {
    const state = pc.windowsFiles.repairStore(source !== null)
    return { state, restartNeeded: false, failure: state === 'Repairable' ? sourceNotFound : null }
  },
})
