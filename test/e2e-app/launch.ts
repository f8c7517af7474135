import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { _electron, type ElectronApplication, type Page } from 'playwright-core'

/** Folder of the project. */
export const root = path.resolve(import.meta.dirname, '../..')

export type LaunchOptions = {
  /** More arguments, such as `['--fault', 'spooler-stopped']`. */
  readonly args?: readonly string[]
  /** A data folder that outlives the run; otherwise a fresh one that goes with it. */
  readonly dataFolder?: string
  readonly environment?: Readonly<Record<string, string>>
}

export type LaunchedApp = {
  readonly app: ElectronApplication
  /** The main window, its page loaded. */
  readonly page: Page
  readonly dataFolder: string
  readonly close: () => Promise<void>
}

/** Starts the built app on a simulated PC. Close it in every case: the next test needs the screen. */
export async function launchApp(options: LaunchOptions = {}): Promise<LaunchedApp> {
  const dataFolder = options.dataFolder ?? mkdtempSync(path.join(tmpdir(), 'deskmedic-app-'))
  const app = await _electron.launch({
    executablePath: electronPath(),
    args: [root, '--data', dataFolder, '--target', 'simulated', '--lang', 'en', ...(options.args ?? [])],
    chromiumSandbox: !isRoot(),
    env: { ...definedEnvironment(), ...options.environment },
  })
  const page = await app.firstWindow()
  await page.waitForLoadState('load')
  const close = async (): Promise<void> => {
    await app.close()
    if (options.dataFolder === undefined) rmSync(dataFolder, { recursive: true, force: true, maxRetries: 3 })
  }
  return { app, page, dataFolder, close }
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
