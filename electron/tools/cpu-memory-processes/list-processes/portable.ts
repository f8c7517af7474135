import { portableTool } from '../../../machines/portable/define-portable.ts'
import { withOwnNames } from '../../../machines/portable/process-names.ts'
import type { tool } from './tool.ts'

export const portable = portableTool<typeof tool>({
  run: async ({ args, ports, signal }) => {
    const information = await ports.systemInformation()
    const { list: told } = await information.processes()
    const list = await withOwnNames(told, { ports, signal })
    const wanted = args.name?.toLowerCase()
    const found = list.filter((process) => !wanted || process.name.toLowerCase() === wanted)
    const largest = found.sort((a, b) => b.memRss - a.memRss).slice(0, args.top)
    return {
      total: found.length,
      processes: largest.map((process) => ({
        pid: process.pid,
        parentPid: process.parentPid,
        name: process.name,
        // Elsewhere it is cut out of the command line, which can contain a password.
        path: ports.platform === 'win32' && process.path !== '' ? process.path : null,
        startedUtc: utcOf(process.started),
        workingSetBytes: process.memRss * 1024,
        session: null,
        hasWindow: null,
      })),
    }
  },
})

/** The library gives local time without a zone. */
function utcOf(localTime: string): string | null {
  const started = new Date(localTime)
  return Number.isNaN(started.getTime()) ? null : started.toISOString()
}
