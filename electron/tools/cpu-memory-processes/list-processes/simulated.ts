import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc, { top, name }) => {
    const wanted = name?.toLowerCase()
    // Windows compares names of programs without regard to case.
    const found = pc.processes.all().filter((process) => !wanted || process.name.toLowerCase() === wanted)
    const largest = [...found].sort((a, b) => b.workingSetBytes - a.workingSetBytes)
    return {
      total: found.length,
      processes: largest.slice(0, top).map((process) => ({
        pid: process.pid,
        parentPid: process.parentPid,
        name: process.name,
        path: process.path,
        startedUtc: process.startedUtc,
        workingSetBytes: process.workingSetBytes,
        session: process.session,
        hasWindow: process.session === 0 ? null : process.title !== null,
      })),
    }
  },
})
