import { ipcMain, type IpcMainInvokeEvent } from 'electron'

import { channels } from '../../shared/ipc/channels.ts'
import type { ConfirmationView } from '../../shared/ipc/confirmation-view.ts'
import type { OpenQuestion } from '../app-windows/confirm-window.ts'
import { senderOf } from './electron-sender.ts'
import { isSenderAllowed } from './validate-sender.ts'

/** The three calls of the confirmation page. They serve the window of the open question and nobody else. */
export function openConfirmChannel(openQuestion: () => OpenQuestion | null): void {
  const questionOf = (event: IpcMainInvokeEvent): OpenQuestion | null => {
    const question = openQuestion()
    const expected = { host: 'confirm', webContentsId: question?.webContentsId ?? null } as const
    return isSenderAllowed(senderOf(event), expected) ? question : null
  }
  ipcMain.handle(channels.confirmationRequest, (event): ConfirmationView | null => questionOf(event)?.view ?? null)
  ipcMain.handle(channels.confirmationFit, (event, height: unknown): void => questionOf(event)?.fit(height))
  ipcMain.handle(channels.confirmationAnswer, (event, answer: unknown): void => questionOf(event)?.answer(answer))
}
