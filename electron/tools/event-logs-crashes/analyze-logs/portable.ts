import { portableTool } from '../../../machines/portable/define-portable.ts'
import { isEventLogFile, openLog, searchLog } from './search-log.ts'
import type { tool } from './tool.ts'

/** Text logs only: a saved event log is read by Windows. */
export const portable = portableTool<typeof tool>({
  run: async ({ args, ports, signal }) => {
    const file = isEventLogFile(args.path) ? 'unreadable' : await openLog(args.path, { ports, signal })
    if (typeof file === 'string') return { matches: null, scannedBytes: null, truncated: null }
    const found = await searchLog(args, file, { signal, progress: ports.progress })
    return { ...found, matches: [...found.matches] }
  },
})
