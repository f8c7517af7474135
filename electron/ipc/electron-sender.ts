import type { IpcMainInvokeEvent } from 'electron'

import type { Sender } from './validate-sender.ts'

/** What Electron knows about the sender of a message, read before anything else can happen to the page. */
export function senderOf({ sender, senderFrame }: IpcMainInvokeEvent): Sender {
  return {
    webContentsId: sender.id,
    frame: senderFrame === null ? null : { url: senderFrame.url, isTop: senderFrame.parent === null },
  }
}
