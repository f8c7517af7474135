import { dialog, type BrowserWindow, type MessageBoxOptions } from 'electron'

import type { MessageKey } from '../../shared/texts/messages.ts'
import type { Translator } from '../../shared/texts/translate.ts'

/** What the person is asked about a page that does not work. The first button changes nothing. */
type Trouble = { readonly message: MessageKey; readonly buttons: readonly [keep: MessageKey, reload: MessageKey] }

/** A page that no longer answers: the person decides whether to wait. Checks and fixes run in main and go on. */
export function watchUnresponsive(window: BrowserWindow, translator: () => Translator): void {
  let asking: AbortController | null = null
  window.on('unresponsive', () => {
    if (asking !== null) return
    const open = new AbortController()
    asking = open
    const hung = { message: 'shell.unresponsive.message', buttons: ['shell.unresponsive.wait', reloadWord] } as const
    void ask(window, hung, { translator, signal: open.signal }).then((reload) => {
      asking = null
      if (reload) endPage(window)
    })
  })
  // It answers again by itself: the question has no point any more.
  window.on('responsive', () => asking?.abort())
}

/** A page that died again and again is not loaded for ever: the person decides. */
export function tellGivenUp(window: BrowserWindow, translator: () => Translator): void {
  const dead = { message: 'shell.pageDied.message', buttons: ['shell.pageDied.leave', reloadWord] } as const
  void ask(window, dead, { translator }).then((reload) => {
    if (reload && !window.isDestroyed()) window.webContents.reload()
  })
}

const reloadWord = 'shell.unresponsive.reload'

type Asking = { readonly translator: () => Translator; readonly signal?: AbortSignal }

/** True = the person wants the page to be loaded again. */
async function ask(
  window: BrowserWindow,
  { message, buttons }: Trouble,
  { translator, signal }: Asking,
): Promise<boolean> {
  const text = (key: MessageKey): string => translator().text(key)
  const question: MessageBoxOptions = {
    type: 'warning',
    message: text(message),
    buttons: buttons.map(text),
    defaultId: 0,
    cancelId: 0,
    ...(signal ? { signal } : {}),
  }
  const { response } = await dialog.showMessageBox(window, question)
  return response === 1 && signal?.aborted !== true
}

/** A hung page cannot be asked to reload: its process ends, and the window loads it again as after any other death. */
function endPage(window: BrowserWindow): void {
  if (!window.isDestroyed()) window.webContents.forcefullyCrashRenderer()
}
