import { app, Notification, type BrowserWindow } from 'electron'

import type { DesktopParts } from './shell.ts'

/** Closing the window ends the app, unless something runs or waits: then it goes on beside the clock and says so. */
export function watchClosing(window: BrowserWindow, parts: DesktopParts): { readonly quit: () => void } {
  let quitting = false
  let said = false
  window.on('close', (event) => {
    if (quitting || !parts.isBusy()) return
    event.preventDefault()
    window.hide()
    if (said || !Notification.isSupported()) return
    said = true
    const translator = parts.translator()
    new Notification({ title: 'Deskmedic', body: translator.text('shell.tray.stillWorking') }).show()
  })
  app.on('before-quit', () => {
    quitting = true
  })
  endOrderly(parts)
  return { quit: () => app.quit() }
}

/** Records are closed before the process ends, once. */
function endOrderly({ close }: DesktopParts): void {
  let ending = false
  app.on('will-quit', (event) => {
    event.preventDefault()
    if (ending) return
    ending = true
    // By now every window has closed: nothing is left that could be asked.
    void close().finally(() => app.exit())
  })
  app.on('window-all-closed', () => app.quit())
}
