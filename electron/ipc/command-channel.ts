import { ipcMain } from 'electron'

import { channels } from '../../shared/ipc/channels.ts'
import type { Envelope } from '../../shared/ipc/contract.ts'
import { senderOf } from './electron-sender.ts'
import type { Router } from './router.ts'
import { isSenderAllowed } from './validate-sender.ts'

export type CommandChannelDeps = {
  /** WebContents id of the main window, null while there is none. */
  readonly mainWindow: () => number | null
  /** Asked with the first message, so after the page has been drawn: messages wait for it. */
  readonly router: () => Promise<Router>
}

/** The one way by which a page reaches main. A sender that is not the page of the main window gets nothing done. */
export function openCommandChannel({ mainWindow, router }: CommandChannelDeps): { readonly start: () => void } {
  let opened: Promise<Router> | null = null
  const start = (): Promise<Router> => (opened ??= router())
  ipcMain.handle(channels.command, async (event, message: unknown): Promise<Envelope<unknown>> => {
    const allowed = isSenderAllowed(senderOf(event), { host: 'ui', webContentsId: mainWindow() })
    const windowId = event.sender.id
    return (await start())(message, { windowId, allowed })
  })
  return { start: () => void start() }
}
