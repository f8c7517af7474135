import path from 'node:path'

import { app, clipboard, dialog, nativeTheme, powerMonitor, safeStorage, screen, shell as systemShell } from 'electron'

import { channels } from '../shared/ipc/channels.ts'
import { openConfirmChannel } from './ipc/confirm-channel.ts'
import { openLog, watchUncaught } from './engine/log-here.ts'
import { watchProcesses } from './app-windows/watch-processes.ts'
import { logHandlers } from './ipc/handlers/log.ts'
import { windowsFolder } from './engine/windows-pc/windows-folder.ts'
import { dataFolder } from './store/data-folder.ts'
import { createNodeFileSystem } from './store/node-file-system.ts'
import { windowHandlers } from './ipc/handlers/window.ts'
import { createPushQueue } from './ipc/push-queue.ts'
import { createRouter, type Router } from './ipc/router.ts'
import { startDesktop } from './ipc/start-desktop.ts'
import { steadyClock } from './kernel/system-ports.ts'
import { systemTimers } from './kernel/timers.ts'
import { watchClosing } from './app-windows/closing.ts'
import { createConfirmWindow } from './app-windows/confirm-window.ts'
import type { Links } from './app-windows/deep-link.ts'
import { createLoginItem } from './app-windows/login-item.ts'
import type { MainWindow } from './app-windows/main-window.ts'
import { setShortcuts } from './app-windows/menu.ts'
import { createNotify } from './app-windows/notify.ts'
import { createProxyFinder } from './app-windows/proxy-finder.ts'
import { startNode } from './app-windows/start-node.ts'
import type { Shell } from './app-windows/shell.ts'
import { systemLocale } from './app-windows/system-locale.ts'
import { createTaskbar } from './app-windows/taskbar.ts'
import { createTextSizeKeys } from './app-windows/text-size-keys.ts'
import { openTray } from './app-windows/tray.ts'
import { tellGivenUp, watchUnresponsive } from './app-windows/unresponsive.ts'

/** What main.ts has already made. */
export type Started = {
  readonly main: MainWindow
  /** Links that the app was started with, also while it runs. */
  readonly links: Links
  readonly start: Shell['start']
  /** Folder of the built app. */
  readonly built: string
}

/** The composition root of the desktop app. Resolves to what answers the main window. */
export async function startApp({ main, start, built, links }: Started): Promise<Router> {
  const confirmWindow = createConfirmWindow({
    built,
    parent: main.current,
    textSize: main.textSize,
    clock: steadyClock,
  })
  openConfirmChannel(confirmWindow.open)
  const shell = createShell({ main, start, confirmWindow })
  const logger = openLog(start.dataFolder, 'app', process.env)
  const logPlace = { fileSystem: createNodeFileSystem(), folder: dataFolder(start.dataFolder).log }
  watchUncaught(logger, 'main')
  watchProcesses(logger)
  const textSize = createTextSizeKeys({
    size: main.textSize,
    show: shell.setTextSize,
    keep: (percent) => parts.keepTextSize(percent),
  })
  const { handlers, ...parts } = await startDesktop({
    ...shell,
    ...{ logger, powerMonitor, screen, clipboard, safeStorage, built, startNode, findProxy: createProxyFinder() },
    setTextSize: textSize.follow,
  })
  setShortcuts(textSize.press)
  main.onOpened((window) => watchUnresponsive(window, parts.translator))
  main.onGivenUp((window) => tellGivenUp(window, parts.translator))
  const { quit } = watchClosing({ main, parts, notify: shell.notify, isHidden: start.hidden })
  links.whenReady(parts.openLink)
  whenPersonReturns(parts.readPolicyAgain)
  // Nobody sees any more what is done with rights that were kept.
  powerMonitor.on('lock-screen', parts.endAdminMode)
  openTray({ built, parts, show: main.show, quit })
  const keepLanguage = (): void => main.setLanguage(parts.translator().locale)
  parts.onLanguageChanged(keepLanguage)
  keepLanguage()
  return createRouter({
    handlers: { ...handlers, ...windowHandlers(shell), ...logHandlers({ logger, ...logPlace }) },
    translator: parts.translator,
    logger,
  })
}

/** What an administrator has changed meanwhile counts before this person does anything. */
function whenPersonReturns(look: () => void): void {
  app.on('browser-window-focus', look)
  powerMonitor.on('resume', look)
  powerMonitor.on('unlock-screen', look)
}

type ShellParts = Omit<Started, 'built' | 'links'> & { readonly confirmWindow: ReturnType<typeof createConfirmWindow> }

function createShell({ main, start, confirmWindow }: ShellParts): Shell {
  const push = createPushQueue({
    timers: systemTimers,
    send: (event) => main.current()?.webContents.send(channels.push, event),
  })
  return {
    start,
    systemLocale: systemLocale(app.getPreferredSystemLanguages()),
    confirmWindow,
    push,
    notify: createNotify(),
    showMainWindow: main.show,
    openFolder: async (folder) => (await systemShell.openPath(folder)) === '',
    startSetUp: async (file) => (await systemShell.openPath(file)) === '',
    openPlace,
    askWhereToSave: (name, folder) => askWhereToSave(main, name, folder),
    askForFolder: () => askFor(main, 'openDirectory'),
    askForFile: () => askFor(main, 'openFile'),
    hasMainWindow: () => main.current() !== null,
    isMainWindowInSight: () => {
      const window = main.current()
      return window !== null && window.isVisible() && !window.isMinimized()
    },
    showWorking: createTaskbar(main),
    controlMainWindow: (action) => {
      const window = main.current()
      if (window === null) return
      if (action === 'minimize') window.minimize()
      else if (action === 'close') window.close()
      else if (window.isMaximized()) window.unmaximize()
      else window.maximize()
    },
    keepPanel: main.keepPanel,
    setTheme: main.setTheme,
    systemStart: createLoginItem({
      items: app,
      program: process.execPath,
      words: [...(app.isPackaged ? [] : [app.getAppPath()]), '--hidden'],
    }),
    setTextSize: (percent) => {
      main.setTextSize(percent)
      confirmWindow.followTextSize()
    },
    theme: () => (nativeTheme.shouldUseDarkColors ? 'dark' : 'light'),
  }
}

/** An address with a scheme goes to what is registered for it; a name is a program of Windows itself, never one of the path. */
async function openPlace(address: string): Promise<boolean> {
  if (!address.includes(':')) {
    const program = path.win32.join(windowsFolder(), 'System32', address)
    return (await systemShell.openPath(program)) === ''
  }
  return systemShell.openExternal(address).then(
    () => true,
    () => false,
  )
}

async function askWhereToSave(main: MainWindow, name: string, folder: string | null): Promise<string | null> {
  const window = main.current()
  if (window === null) return null
  const { canceled, filePath } = await dialog.showSaveDialog(window, {
    defaultPath: path.join(folder ?? app.getPath('documents'), name),
  })
  return canceled || filePath === '' ? null : filePath
}

async function askFor(main: MainWindow, what: 'openDirectory' | 'openFile'): Promise<string | null> {
  const window = main.current()
  if (window === null) return null
  const { canceled, filePaths } = await dialog.showOpenDialog(window, { properties: [what] })
  return canceled ? null : (filePaths[0] ?? null)
}
