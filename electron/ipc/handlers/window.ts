import { ok } from '../../kernel/result.ts'
import type { Shell } from '../../app-windows/shell.ts'
import type { Handlers } from '../router.ts'

/** The buttons of the title bar that the page draws. */
export function windowHandlers(shell: Pick<Shell, 'controlMainWindow'>): Pick<Handlers, 'window.control'> {
  return {
    'window.control': ({ action }) => {
      shell.controlMainWindow(action)
      return Promise.resolve(ok(null))
    },
  }
}
