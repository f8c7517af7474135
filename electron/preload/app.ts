import { contextBridge, ipcRenderer, webUtils } from 'electron'

import { channels } from '../../shared/ipc/channels.ts'
import type { AppBridge, Envelope, PushEvent } from '../../shared/ipc/contract.ts'

/** Electron before 32 has no `webUtils`: there a file knows its path itself. */
function pathOf(file: File & { readonly path?: string }): string {
  const known: { readonly webUtils?: typeof webUtils } = { webUtils }
  return known.webUtils?.getPathForFile(file) ?? file.path ?? ''
}

/** Told by what it has: what a page hands over is not made by the constructor that is known here. */
function isFile(file: object): file is File {
  return 'name' in file && 'lastModified' in file
}

const bridge: AppBridge = {
  invoke: (name, input) => ipcRenderer.invoke(channels.command, { name, input }) as Promise<Envelope<unknown>>,
  onPush: (listener) => {
    // The page gets the data only: the event would hand it a way to send anything anywhere.
    const forward = (_event: unknown, event: PushEvent): void => listener(event)
    ipcRenderer.on(channels.push, forward)
    return () => {
      ipcRenderer.off(channels.push, forward)
    }
  },
  pathOf: (file) => (isFile(file) ? pathOf(file) : ''),
}

contextBridge.exposeInMainWorld('deskmedic', bridge)
