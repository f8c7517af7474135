import { logicalProcessorsOf } from '../../../machines/simulated/parts/system.ts'
import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

const busyPct = 81

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    const programs = pc.processes.all()
    const totalPct = Math.min(100, Math.round(programs.reduce((sum, process) => sum + process.cpuPct, 0)))
    const heaviest = programs.filter((process) => process.cpuPct > 0).sort((a, b) => b.cpuPct - a.cpuPct)
    return {
      totalPct,
      kernelPct: 4,
      // Threads wait in line only when the processor has nothing left to give.
      queueLength: Math.max(0, totalPct - busyPct),
      cores: logicalProcessorsOf(pc.state.system),
      top: heaviest
        .slice(0, 10)
        .map((process) => ({ pid: process.pid, name: pc.processes.counterName(process), pct: process.cpuPct })),
    }
  },
})
