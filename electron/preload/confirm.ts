import { contextBridge, ipcRenderer } from 'electron'

import { channels } from '../../shared/ipc/channels.ts'
import type { ConfirmBridge, ConfirmationView } from '../../shared/ipc/confirmation-view.ts'

const bridge: ConfirmBridge = {
  getRequest: () => ipcRenderer.invoke(channels.confirmationRequest) as Promise<ConfirmationView | null>,
  fit: (height) => ipcRenderer.invoke(channels.confirmationFit, height) as Promise<void>,
  answer: (answer) => ipcRenderer.invoke(channels.confirmationAnswer, answer) as Promise<void>,
}

contextBridge.exposeInMainWorld('deskmedicConfirm', bridge)
