import { app, type BrowserWindow } from 'electron'

import type { MainWindow } from './main-window.ts'
import type { Notify } from './notify.ts'
import type { DesktopParts } from './shell.ts'

export type ClosingDeps = {
  readonly main: Pick<MainWindow, 'onOpened' | 'show'>
  readonly parts: Omit<DesktopParts, 'openLink'>
  readonly notify: Notify
}

/** Closing the window ends the app, unless something runs or waits: then it goes on beside the clock and says so. */
export function watchClosing({ main, parts, notify }: ClosingDeps): { readonly quit: () => void } {
  let quitting = false
  let said = false
  const hide = (window: BrowserWindow): void => {
    window.hide()
    if (said) return
    said = true
    const body = parts.translator().text('shell.tray.stillWorking')
    notify({ title: 'Deskmedic', body, onClick: main.show })
  }
  main.onOpened((window) => {
    window.on('close', (event) => {
      if (quitting || !parts.isBusy()) return
      event.preventDefault()
      hide(window)
    })
  })
  app.on('before-quit', () => {
    quitting = true
  })
  // A window can be gone without having been closed. What runs goes on; the icon beside the clock opens a new one.
  app.on('window-all-closed', () => {
    if (quitting || !parts.isBusy()) app.quit()
  })
  endOrderly(parts)
  return { quit: () => app.quit() }
}

/** Records are closed before the process ends, once. */
function endOrderly({ close }: Pick<DesktopParts, 'close'>): void {
  let ending = false
  app.on('will-quit', (event) => {
    event.preventDefault()
    if (ending) return
    ending = true
    // By now every window has closed: nothing is left that could be asked.
    void close().finally(() => app.exit())
  })
}
