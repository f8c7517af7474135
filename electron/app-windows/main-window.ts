import path from 'node:path'

import { BrowserWindow, nativeTheme, session, type WebContents } from 'electron'

import type { Locale } from '../../shared/domain/locale.ts'
import { systemClock } from '../kernel/system-ports.ts'
import { serveAppPage } from './app-protocol.ts'
import { lockDownSession } from './lock-down.ts'
import { createReloadLimit } from './reload-limit.ts'
import { windowOptions } from './window-options.ts'
import { backgrounds, readWindowState, writeWindowState, type WindowState } from './window-state.ts'

export type MainWindow = {
  /** The window that is there now; null once it is gone. */
  readonly current: () => BrowserWindow | null
  /** Restores, shows and focuses it; opens a new one where it is gone. */
  readonly show: () => void
  /** Keeps the theme for this window and for the next start. */
  readonly setTheme: (theme: WindowState['theme']) => void
  /** Percent of the size of the system. */
  readonly textSize: () => number
  /** Applies the size of all text to this window, and keeps it for the next window and the next start. */
  readonly setTextSize: (percent: number) => void
  /** Keeps the language that the page begins with, for the next window and the next start. */
  readonly setLanguage: (language: Locale) => void
  /** Keeps for the next window and the next start whether the panel beside the chat is wanted. */
  readonly keepPanel: (panel: WindowState['panel']) => void
  /** Called with the present window and with each that is opened later. */
  readonly onOpened: (watch: (window: BrowserWindow) => void) => void
  /** Called when a page died so often that it is not loaded again by itself. */
  readonly onGivenUp: (tell: (window: BrowserWindow) => void) => void
}

const wholePercent = 100
const startPage = 'app://ui/'

type Places = {
  /** Folder of the built app. */
  readonly built: string
  /** Folder in which the look of the window is kept. */
  readonly state: string
  /** Language that this start alone begins with; absent = that of the last one. */
  readonly lang: Locale | undefined
  /** True = the window is opened only when somebody wants to see it. */
  readonly hidden: boolean
}

type PageLook = Pick<WindowState, 'language' | 'panel'>
type Look = { readonly stored: () => WindowState; readonly store: (change: Partial<WindowState>) => void }

/** Opens the window at once with the colour it had last time; the page follows. */
export function openMainWindow({ built, state, lang, hidden }: Places): MainWindow {
  const look = keepLook(state)
  let language = lang ?? look.stored().language
  const watchers: ((window: BrowserWindow) => void)[] = []
  const tellers: ((window: BrowserWindow) => void)[] = []
  let window: BrowserWindow | null = null
  let address = startPage
  const current = (): BrowserWindow | null => (window === null || window.isDestroyed() ? null : window)
  const isOurs = (contents: WebContents): boolean => contents.id === current()?.webContents.id
  const beginning = (): PageLook => ({ language, panel: look.stored().panel })
  serveAppPage(session.defaultSession, { host: 'ui', folder: path.join(built, 'ui'), beginning })
  lockDownSession(session.defaultSession, isOurs)
  nativeTheme.themeSource = look.stored().theme
  nativeTheme.on('updated', () => current()?.setBackgroundColor(ground().backgroundColor))
  const open = (): BrowserWindow => {
    const opened = openWindow(built, look)
    window = opened
    keepAlive(opened, () => tellers.forEach((tell) => tell(opened)))
    for (const watch of watchers) watch(opened)
    // The next window goes on where this one was: that stands in its address.
    opened.on('close', () => {
      const left = opened.webContents.getURL()
      address = left.startsWith(startPage) ? left : startPage
    })
    void opened.loadURL(address)
    return opened
  }
  if (!hidden) open()
  return {
    current,
    show: () => {
      const shown = current() ?? open()
      if (shown.isMinimized()) shown.restore()
      shown.show()
      shown.focus()
    },
    ...lookChanges(look, current),
    setLanguage: (next) => {
      if (lang === undefined && next !== language) look.store({ language: next })
      language = next
    },
    onOpened: (watch) => {
      watchers.push(watch)
      const present = current()
      if (present !== null) watch(present)
    },
    onGivenUp: (tell) => void tellers.push(tell),
  }
}

function lookChanges(
  { stored, store }: Look,
  current: MainWindow['current'],
): Pick<MainWindow, 'setTheme' | 'textSize' | 'setTextSize' | 'keepPanel'> {
  return {
    textSize: () => stored().textSize,
    setTextSize: (percent) => {
      current()?.webContents.setZoomFactor(percent / wholePercent)
      if (percent !== stored().textSize) store({ textSize: percent })
    },
    setTheme: (theme) => {
      nativeTheme.themeSource = theme
      store({ theme })
    },
    keepPanel: (panel) => store({ panel }),
  }
}

function openWindow(built: string, { stored, store }: Look): BrowserWindow {
  const { width, height, maximized, textSize } = stored()
  const zoomFactor = textSize / wholePercent
  const window = new BrowserWindow(
    windowOptions(
      { width, height, minWidth: 480, minHeight: 400, show: true, ...ground() },
      { preload: path.join(built, 'preload-app.cjs'), zoomFactor },
    ),
  )
  // The session remembers what it was in an earlier version of it.
  window.webContents.on('did-navigate', () => window.webContents.setZoomFactor(stored().textSize / wholePercent))
  if (maximized) window.maximize()
  window.on('close', () => store(sizeOf(window)))
  return window
}

function keepLook(folder: string): Look {
  let stored = readWindowState(folder)
  return {
    stored: () => stored,
    store: (change) => {
      stored = { ...stored, ...change }
      writeWindowState(folder, stored)
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
function keepAlive(window: BrowserWindow, giveUp: () => void): void {
  const mayReload = createReloadLimit(systemClock)
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return
    if (mayReload()) window.webContents.reload()
    else giveUp()
  })
}
