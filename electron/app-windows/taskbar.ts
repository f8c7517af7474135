import type { BrowserWindow } from 'electron'

import type { MainWindow } from './main-window.ts'

/** More than 1 = how long it takes is not known. */
const unknownShare = 2
const noShare = -1

/** Shows at the button of the taskbar that something runs; a window that is opened later shows it too. */
export function createTaskbar(main: Pick<MainWindow, 'current' | 'onOpened'>): (isWorking: boolean) => void {
  let share = noShare
  const show = (window: BrowserWindow): void => window.setProgressBar(share)
  main.onOpened((window) => {
    if (share !== noShare) show(window)
  })
  return (isWorking) => {
    share = isWorking ? unknownShare : noShare
    const window = main.current()
    if (window !== null) show(window)
  }
}
