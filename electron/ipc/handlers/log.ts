import type { Logger } from '../../kernel/ports.ts'
import { ok } from '../../kernel/result.ts'
import type { DurableFileSystem } from '../../store/file-system.ts'
import { readLogs } from '../../store/log-file.ts'
import type { Handlers } from '../router.ts'

export type LogHandlerDeps = {
  readonly logger: Logger
  readonly fileSystem: DurableFileSystem
  /** Where the log lies. */
  readonly folder: string
}

/** A page that fails again and again fills no log. */
const mostTold = 100

/** The log of Deskmedic itself: also there when nothing else could be opened. */
export function logHandlers({ logger, fileSystem, folder }: LogHandlerDeps): Pick<Handlers, 'log.read' | 'log.tell'> {
  let told = 0
  return {
    'log.read': async () => {
      const lines = await readLogs(fileSystem, folder)
      return lines.ok ? ok({ lines: lines.value }) : lines
    },
    'log.tell': ({ name, places }) => {
      told += 1
      if (told <= mostTold) logger.log('error', 'a page failed', { process: 'page', name, places })
      return Promise.resolve(ok(null))
    },
  }
}
