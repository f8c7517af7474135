import type { Systeminformation } from 'systeminformation'

import { portableTool } from '../../../machines/portable/define-portable.ts'
import { withOwnNames } from '../../../machines/portable/process-names.ts'
import type { tool } from './tool.ts'

const mebibyte = 1_048_576

export const portable = portableTool<typeof tool>({
  run: async ({ ports, signal }) => {
    const information = await ports.systemInformation()
    const [memory, processes] = await Promise.all([information.mem(), information.processes()])
    const largest = [...processes.list].sort((a, b) => b.memRss - a.memRss).slice(0, 10)
    const named = await withOwnNames(largest, { ports, signal })
    return {
      totalBytes: memory.total,
      // What programs could still get: caches are given back.
      freeBytes: memory.available,
      freePct: percent(memory.available, memory.total),
      // Elsewhere promised memory has no limit: what is really used of memory and swap together says the same.
      commitPct: percent(memory.active + memory.swapused, memory.total + memory.swaptotal),
      pagesPerSec: null,
      nonpagedBytes: null,
      pageFiles: pageFiles(memory),
      top: named.map((process) => ({
        pid: process.pid,
        name: process.name,
        // Only Windows counts memory that is not shared.
        privateBytes: ports.platform === 'win32' ? process.memVsz * 1024 : null,
        workingSetBytes: process.memRss * 1024,
        handles: null,
      })),
    }
  },
})

function pageFiles(
  memory: Systeminformation.MemData,
): { path: string; allocatedMB: number; usedMB: number; peakMB: null }[] {
  if (memory.swaptotal === 0) return []
  const megabytes = (bytes: number): number => Math.round(bytes / mebibyte)
  return [{ path: 'swap', allocatedMB: megabytes(memory.swaptotal), usedMB: megabytes(memory.swapused), peakMB: null }]
}

function percent(part: number, whole: number): number | null {
  return whole > 0 ? Math.round((1000 * part) / whole) / 10 : null
}
