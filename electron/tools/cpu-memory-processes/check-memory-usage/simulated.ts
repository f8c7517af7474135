import { simulate } from '../../../machines/simulated/simulate.ts'
import type { tool } from './tool.ts'

export const simulated = simulate<typeof tool>({
  run: (pc) => {
    const totalBytes = pc.state.system.ramBytes
    const freeBytes = pc.memory.freeBytes()
    const largest = [...pc.processes.all()].sort((a, b) => b.privateBytes - a.privateBytes)
    return {
      totalBytes,
      freeBytes,
      freePct: round((100 * freeBytes) / totalBytes),
      commitPct: round(pc.memory.commitPct()),
      pagesPerSec: pc.memory.pagesPerSec(),
      nonpagedBytes: pc.memory.nonpagedBytes(),
      pageFiles: pc.memory.pageFiles(),
      top: largest.slice(0, 10).map((process) => ({
        pid: process.pid,
        name: pc.processes.shortName(process),
        privateBytes: process.privateBytes,
        workingSetBytes: process.workingSetBytes,
        handles: process.handles,
      })),
    }
  },
})

function round(percent: number): number {
  return Math.round(percent * 10) / 10
}
