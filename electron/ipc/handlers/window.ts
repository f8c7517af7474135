import { ok } from '../../kernel/result.ts'
import type { Shell } from '../../app-windows/shell.ts'
import type { Handlers } from '../router.ts'

/** The buttons of the title bar that the page draws, and how the window looks from the next start on. */
export function windowHandlers(
  shell: Pick<Shell, 'controlMainWindow' | 'keepPanel'>,
): Pick<Handlers, 'window.control' | 'window.keepPanel'> {
  return {
    'window.control': ({ action }) => {
      shell.controlMainWindow(action)
      return Promise.resolve(ok(null))
    },
    'window.keepPanel': ({ panel }) => {
      shell.keepPanel(panel)
      return Promise.resolve(ok(null))
    },
  }
}
