import { portableTool } from '../../../machines/portable/define-portable.ts'
import { isEventLogFile, openLog, searchLog } from './search-log.ts'
import type { tool } from './tool.ts'

/** Text logs only: a saved event log is read by Windows. */
export const portable = portableTool<typeof tool>({
  run: async ({ args, ports, signal }) => {
    const file = isEventLogFile(args.path) ? 'unreadable' : await openLog(args.path, { ports, signal })
    const found = typeof file === 'string' ? null : await searchLog(args, file, { signal, progress: ports.progress })
    return found === null
      ? { matches: null, scannedBytes: null, truncated: null }
      : { ...found, matches: [...found.matches] }
  },
})
