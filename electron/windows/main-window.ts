import path from 'node:path'

import { BrowserWindow, nativeTheme, session, type WebContents } from 'electron'

import { systemClock } from '../kernel/system-ports.ts'
import { serveAppPage } from './app-protocol.ts'
import { lockDownSession } from './lock-down.ts'
import { createReloadLimit } from './reload-limit.ts'
import { windowOptions } from './window-options.ts'
import { backgrounds, readWindowState, writeWindowState, type WindowState } from './window-state.ts'

export type MainWindow = {
  readonly window: BrowserWindow
  /** Restores, shows and focuses it. */
  readonly show: () => void
  /** Keeps the theme for this window and for the next start. */
  readonly setTheme: (theme: WindowState['theme']) => void
}

type Places = {
  /** Folder of the built app. */
  readonly built: string
  /** Folder in which the look of the window is kept. */
  readonly state: string
}

/** Opens the window at once with the colour it had last time; the page follows. */
export function openMainWindow({ built, state }: Places): MainWindow {
  let stored = readWindowState(state)
  nativeTheme.themeSource = stored.theme
  const window = new BrowserWindow(
    windowOptions(
      { width: stored.width, height: stored.height, minWidth: 480, minHeight: 400, show: true, ...ground() },
      { preload: path.join(built, 'preload-app.cjs') },
    ),
  )
  if (stored.maximized) window.maximize()
  const isOurs = (contents: WebContents): boolean => !window.isDestroyed() && contents.id === window.webContents.id
  serveAppPage(session.defaultSession, 'ui', path.join(built, 'ui'))
  lockDownSession(session.defaultSession, isOurs)
  keepAlive(window)
  const store = (change: Partial<WindowState>): void => {
    stored = { ...stored, ...change }
    writeWindowState(state, stored)
  }
  window.on('close', () => store(sizeOf(window)))
  nativeTheme.on('updated', () => {
    if (!window.isDestroyed()) window.setBackgroundColor(ground().backgroundColor)
  })
  void window.loadURL('app://ui/')
  return {
    window,
    show: () => {
      if (window.isMinimized()) window.restore()
      window.show()
      window.focus()
    },
    setTheme: (theme) => {
      nativeTheme.themeSource = theme
      store({ theme })
    },
  }
}

function ground(): { readonly backgroundColor: string } {
  return { backgroundColor: nativeTheme.shouldUseDarkColors ? backgrounds.dark : backgrounds.light }
}

function sizeOf(window: BrowserWindow): Partial<WindowState> {
  const { width, height } = window.getNormalBounds()
  return { width, height, maximized: window.isMaximized() }
}

/** A page that died comes back: what it showed is kept in main, where it was is in its address. */
function keepAlive(window: BrowserWindow): void {
  const mayReload = createReloadLimit(systemClock)
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason !== 'clean-exit' && mayReload()) window.webContents.reload()
  })
}
