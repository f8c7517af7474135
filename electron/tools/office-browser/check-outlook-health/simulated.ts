import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    const { profiles, dataFiles, addins, disabledItems } = pc.state.outlook
    return {
      profiles: [...profiles],
      defaultProfile: profiles[0] ?? null,
      dataFiles: structuredClone(dataFiles),
      addins: structuredClone(addins),
      disabledItems,
      newOutlook: false,
      running: pc.processes.all().some(({ name }) => name === 'OUTLOOK.EXE'),
    }
  },
})
