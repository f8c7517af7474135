import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { _electron, errors, type ElectronApplication, type Page } from 'playwright-core'
import { patience, patienceMs } from './patience.ts'
import { removeFolder } from './remove-folder.ts'

/** Folder of the project. */
export const root = path.resolve(import.meta.dirname, '../..')

export type LaunchOptions = {
  /** More arguments, such as `['--fault', 'spooler-stopped']`. */
  readonly args?: readonly string[]
  /** A data folder that outlives the run; otherwise a fresh one that goes with it. */
  readonly dataFolder?: string
  readonly environment?: Readonly<Record<string, string>>
  /** What starts Electron with the arguments that it gets; absent = Electron itself. */
  readonly program?: string
  /** Module that runs in main before the app does. */
  readonly hook?: string
  /** Gives the app while main still loads: the page is drawn by then, and nothing of it has been answered. */
  readonly early?: boolean
}

export type LaunchedApp = {
  readonly app: ElectronApplication
  /** The main window, its page loaded and answered by main. */
  readonly page: Page
  readonly dataFolder: string
  readonly close: () => Promise<void>
}

/** Starts the built app on a simulated PC. Close it in every case: the next test needs the screen. */
export async function launchApp(options: LaunchOptions = {}): Promise<LaunchedApp> {
  const dataFolder = options.dataFolder ?? mkdtempSync(path.join(tmpdir(), 'deskmedic-app-'))
  const app = await startApp({ ...options, dataFolder })
  const page = await app.firstWindow(patience)
  await page.waitForLoadState('load')
  if (options.early !== true) await page.evaluate(() => window.deskmedic.invoke('pc.get', {}))
  const close = async (): Promise<void> => {
    await app.close()
    if (options.dataFolder === undefined) await removeFolder(dataFolder)
  }
  return { app, page, dataFolder, close }
}

/**
 * Starts the built app on a simulated PC, and waits for no window. There is no graphics card: Chromium would start a process for
 * one, see it end, and start another.
 */
export async function startApp(options: LaunchOptions & { readonly dataFolder: string }): Promise<ElectronApplication> {
  const { dataFolder, hook } = options
  const { folder, environment } = hook === undefined ? plainApp : hookedApp(hook, dataFolder)
  const app = await startElectron({
    executablePath: options.program ?? electronPath(),
    args: [
      folder,
      '--data',
      dataFolder,
      '--target',
      'simulated',
      '--lang',
      'en',
      '--disable-gpu',
      ...(options.args ?? []),
    ],
    chromiumSandbox: !isRoot(),
    env: { ...definedEnvironment(), ...environment, ...options.environment },
  })
  app.context().setDefaultTimeout(patienceMs)
  return app
}

type StartOptions = NonNullable<Parameters<typeof _electron.launch>[0]>

/** The first time soon, since a start takes seconds and the driver may wait without end; the second time long, for a busy computer. */
const startLimitsMs = { first: 20_000, second: 60_000 } as const

/**
 * An Electron that the driver has taken over. In one of some hundred starts the app is up and the driver connected to both of its
 * debugging ports, and yet the driver waits for the end of its own greeting without end: such a start is made once more.
 */
export async function startElectron(options: StartOptions): Promise<ElectronApplication> {
  try {
    return await _electron.launch({ ...options, timeout: startLimitsMs.first })
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error
    process.stderr.write(
      `the driver has not taken over a new Electron within ${String(startLimitsMs.first)} ms: once more\n${error.message}\n`,
    )
    return _electron.launch({ ...options, timeout: startLimitsMs.second })
  }
}

const plainApp = { folder: root, environment: {} }

/** An app that runs a module of the tests and then the built app; `require(process.env.DESKMEDIC_TEST_MAIN)` ends the module. */
export function hookedApp(
  file: string,
  dataFolder: string,
): { readonly folder: string; readonly environment: Readonly<Record<string, string>> } {
  const folder = path.join(dataFolder, 'hook')
  mkdirSync(folder, { recursive: true })
  copyFileSync(path.join(import.meta.dirname, file), path.join(folder, 'main.cjs'))
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'deskmedic', main: 'main.cjs' }))
  return { folder, environment: { DESKMEDIC_TEST_MAIN: path.join(root, 'dist', 'main.cjs') } }
}

/** The Electron that the set-up of these tests has found. */
export function electronPath(): string {
  const found = process.env['DESKMEDIC_ELECTRON']
  if (found === undefined) throw new Error('run these tests with: npx vitest run -c vitest.e2e.config.ts')
  return found
}

/** The kernel refuses Chromium's own sandbox to root. */
export function isRoot(): boolean {
  return process.getuid?.() === 0
}

function definedEnvironment(): Record<string, string> {
  const entries = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return Object.fromEntries(entries)
}
