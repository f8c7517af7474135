import { app } from 'electron'

import { collectGarbage } from '../kernel/collect-garbage.ts'
import { systemTimers } from '../kernel/timers.ts'
import type { MainWindow } from './main-window.ts'
import type { Notify } from './notify.ts'
import type { DesktopParts } from './shell.ts'

/** Somebody may open the window again at once, which the collection would hold up. */
const restAfterMs = 3_000

export type ClosingDeps = {
  readonly main: Pick<MainWindow, 'onOpened' | 'show' | 'current'>
  readonly parts: Omit<DesktopParts, 'openLink'>
  readonly notify: Notify
  /** True = the app was started without a window: it goes back to where it was. */
  readonly isHidden: boolean
}

/**
 * Closing the window ends the app, unless something runs or waits, or a person wants it to stay: then it goes on beside the
 * clock. Where nobody has asked for that, it says so. The
 * window is gone, not hidden: a page that nobody sees costs as much as one in sight. What it needed is given back soon after.
 */
export function watchClosing({ main, parts, notify, isHidden }: ClosingDeps): { readonly quit: () => void } {
  let quitting = false
  let said = false
  const tell = (): void => {
    if (said) return
    said = true
    const body = parts.translator().text('shell.tray.stillWorking')
    notify({ title: 'Deskmedic', body, onClick: main.show })
  }
  main.onOpened((window) => {
    window.on('close', () => {
      if (!quitting && parts.isBusy()) tell()
    })
  })
  const whenNobodyLooks = (): void => {
    if (main.current() === null) collectGarbage()
  }
  app.on('before-quit', () => {
    quitting = true
  })
  // What runs goes on; the icon beside the clock opens a new window.
  app.on('window-all-closed', () => {
    if (quitting || !(isHidden || parts.staysBesideClock() || parts.isBusy())) app.quit()
    else systemTimers.after(restAfterMs, whenNobodyLooks)
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
