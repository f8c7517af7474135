import { app } from 'electron'

import type { Logger } from '../kernel/ports.ts'

/** Writes down what ends or fails where nobody else sees it: a page, a process of Chromium, work that nobody waits for. */
export function watchProcesses(logger: Logger): void {
  app.on('render-process-gone', (_event, _contents, { reason, exitCode }) => {
    if (reason !== 'clean-exit') logger.log('error', 'a page ended', { process: 'page', reason, exitCode })
  })
  app.on('child-process-gone', (_event, { type, reason, exitCode }) => {
    if (reason !== 'clean-exit') logger.log('error', 'a process ended', { process: type, reason, exitCode })
  })
  process.on('unhandledRejection', (cause) =>
    logger.log('error', 'nobody waited for an error', { process: 'main', cause }),
  )
}
