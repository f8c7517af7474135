import { portableTool } from '../../../machines/portable/define-portable.ts'
import { withOwnNames } from '../../../machines/portable/process-names.ts'
import type { tool } from './tool.ts'

const betweenReadingsMs = 1000

export const portable = portableTool<typeof tool>({
  run: async ({ ports, signal }) => {
    const information = await ports.systemInformation()
    // The first reading is the mean since the start of the computer.
    await Promise.all([information.currentLoad(), information.processes()])
    await ports.wait(betweenReadingsMs, signal)
    const [load, processes] = await Promise.all([information.currentLoad(), information.processes()])
    const measured = processes.list.filter((process) => Number.isFinite(process.cpu))
    const heaviest = measured.sort((a, b) => b.cpu - a.cpu).slice(0, 10)
    const named = await withOwnNames(heaviest, { ports, signal })
    return {
      totalPct: wholePercent(load.currentLoad),
      kernelPct: wholePercent(load.currentLoadSystem),
      queueLength: null,
      cores: load.cpus.length,
      top: named.map((process) => ({
        pid: process.pid,
        name: process.name,
        pct: Math.round(process.cpu * 10) / 10,
      })),
    }
  },
})

function wholePercent(percent: number): number | null {
  return Number.isFinite(percent) ? Math.round(percent) : null
}
