import { definePart } from './part.ts'

/** A text log: its size, and of its lines those that a search may look for. */
export type LogFileState = { bytes: number; lines: { line: number; text: string }[] }

/** By path. */
export type LogFilesState = Record<string, LogFileState>

function initialLogFiles(): LogFilesState {
  return {
    'C:\\Windows\\Logs\\CBS\\CBS.log': {
      bytes: 400_000,
      lines: [{ line: 120, text: '2025-11-20 08:00:00, Info  CBS  warning: retry after download error' }],
    },
    'C:\\Windows\\Logs\\DISM\\dism.log': {
      bytes: 120_000,
      lines: [{ line: 31, text: '2025-11-20 08:00:00, Info  DISM  DISM.EXE: Executing command line' }],
    },
    'C:\\Windows\\INF\\setupapi.dev.log': {
      bytes: 900_000,
      lines: [{ line: 2, text: '>>>  [Device Install (Hardware initiated)]' }],
    },
  }
}

export type LogFiles = {
  /** Paths are compared as Windows does: without case. */
  find(path: string): LogFileState | null
  /** Adds a line at the end; a log that is missing is not made. */
  append(path: string, text: string): void
}

function createLogFiles(logFiles: LogFilesState): LogFiles {
  const find = (path: string): LogFileState | null => {
    const key = Object.keys(logFiles).find((known) => known.toLowerCase() === path.toLowerCase())
    return key === undefined ? null : (logFiles[key] ?? null)
  }
  return {
    find,
    append: (path, text) => {
      const log = find(path)
      if (!log) return
      log.lines.push({ line: (log.lines.at(-1)?.line ?? 0) + 1, text })
      log.bytes += text.length + 2
    },
  }
}

export const logFilesPart = definePart({ healthy: initialLogFiles, create: createLogFiles })
