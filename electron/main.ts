import { webcrypto } from 'node:crypto'
import { homedir } from 'node:os'
import path from 'node:path'

import { app } from 'electron'

import { useCompiledChunks } from './kernel/compiled-chunks.ts'
import { openCommandChannel } from './ipc/command-channel.ts'
import { defaultDataFolder } from './store/data-folder.ts'
import { registerAppScheme } from './app-windows/app-protocol.ts'
import { createLinks, linkScheme } from './app-windows/deep-link.ts'
import { lockDownPages } from './app-windows/lock-down.ts'
import { openMainWindow } from './app-windows/main-window.ts'
import { readStartOptions } from './app-windows/start-options.ts'
import { enforceSandbox, ignoreDebuggingSwitches, silenceChromium } from './app-windows/switches.ts'

const { platform, env: environment } = process
const built = __dirname
const asked = readStartOptions(process.argv.slice(1))
const dataFolder = path.resolve(asked.dataFolder ?? defaultDataFolder({ platform, environment, homeFolder: homedir() }))
const links = createLinks()
const windowFolder = path.join(dataFolder, 'window')

useCompiledChunks(path.join(built, 'main'))
// Older versions of Electron have it in pages only.
if (!('crypto' in globalThis)) Object.assign(globalThis, { crypto: webcrypto })
ignoreDebuggingSwitches()
silenceChromium()
registerAppScheme()
enforceSandbox()
app.setAppUserModelId('Deskmedic')
app.setPath('userData', windowFolder)
// What follows `--` is no option: a link cannot bring options along.
if (app.isPackaged && platform === 'win32') app.setAsDefaultProtocolClient(linkScheme, process.execPath, ['--'])
lockDownPages()

if (app.requestSingleInstanceLock()) void app.whenReady().then(open)
else app.quit()

function open(): void {
  const main = openMainWindow({ built, state: windowFolder, ...asked })
  links.hear(process.argv)
  app.on('second-instance', (_event, words) => {
    main.show()
    links.hear(words)
  })
  const channel = openCommandChannel({
    mainWindow: () => main.current()?.webContents.id ?? null,
    router: () =>
      import('./app.ts').then(({ startApp }) => startApp({ main, built, links, start: { ...asked, dataFolder } })),
  })
  // No page will ask for it.
  if (asked.hidden) channel.start()
}
