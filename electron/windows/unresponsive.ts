import { dialog, type BrowserWindow, type MessageBoxOptions } from 'electron'

import type { MessageKey } from '../../shared/texts/messages.ts'
import type { Translator } from '../../shared/texts/translate.ts'

/** A page that no longer answers: the person decides whether to wait. Checks and fixes run in main and go on. */
export function watchUnresponsive(window: BrowserWindow, translator: () => Translator): void {
  let asking = false
  window.on('unresponsive', () => {
    if (asking) return
    asking = true
    const text = (key: MessageKey): string => translator().text(key)
    const buttons = [text('shell.unresponsive.wait'), text('shell.unresponsive.reload')]
    const question: MessageBoxOptions = {
      type: 'warning',
      message: text('shell.unresponsive.message'),
      buttons,
      defaultId: 0,
      cancelId: 0,
    }
    void dialog.showMessageBox(window, question).then(({ response }) => {
      asking = false
      if (response === 1 && !window.isDestroyed()) reloadHung(window)
    })
  })
}

/** A hung page cannot be asked to reload: its process ends first. */
function reloadHung(window: BrowserWindow): void {
  window.webContents.forcefullyCrashRenderer()
  window.webContents.reload()
}
