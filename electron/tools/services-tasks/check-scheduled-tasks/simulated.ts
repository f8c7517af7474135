import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

const ownTasks = '\\Microsoft\\'

export const simulated = simulate<typeof tool>({
  run: (pc, { includeWindows, max }) => {
    const all = pc.state.tasks.filter(({ path }) => includeWindows || !path.startsWith(ownTasks))
    return { total: all.length, tasks: structuredClone(all.slice(0, max)), unavailable: [] }
  },
})
