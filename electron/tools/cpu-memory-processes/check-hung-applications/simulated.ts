import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    const programs = pc.processes.all()
    const shell = programs.find((process) => process.name === 'explorer.exe' && process.session > 0)
    return {
      hung: programs
        .filter((process) => process.hung && process.title !== null)
        .map((process) => ({
          pid: process.pid,
          name: pc.processes.shortName(process),
          title: process.title,
          startedUtc: process.startedUtc,
        })),
      recentHangs: pc.processes.recentHangs(),
      shellRunning: shell !== undefined,
      shellResponding: shell ? !shell.hung : null,
    }
  },
})
