import { systemClock } from '../kernel/system-ports.ts'
import { dataFolder } from '../store/data-folder.ts'
import { createLogFile, type LogFile, type LogOwner } from '../store/log-file.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The log of one program: on the disk, and in full on the terminal of a developer who asks for it. */
export function openLog(root: string, owner: LogOwner, environment: Environment): LogFile {
  const file = createLogFile({ folder: dataFolder(root).log, owner, clock: systemClock })
  if (environment['DESKMEDIC_LOG'] === undefined) return file
  return {
    ...file,
    log: (level, message, data) => {
      file.log(level, message, data)
      process.stderr.write(`${level}: ${message}${data ? ` ${JSON.stringify(data, inFull)}` : ''}\n`)
    },
  }
}

function inFull(_field: string, value: unknown): unknown {
  return value instanceof Error ? (value.stack ?? String(value)) : value
}

/** Writes down what nobody caught. What the process does then stays as it is. */
export function watchUncaught(log: LogFile, name: 'main' | 'terminal'): () => void {
  const tell = (cause: unknown): void => log.crashed('nobody caught an error', { process: name, cause })
  process.on('uncaughtExceptionMonitor', tell)
  return () => void process.off('uncaughtExceptionMonitor', tell)
}
