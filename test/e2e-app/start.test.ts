import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { chromium } from 'playwright-core'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { root } from './launch.ts'

const debuggingPort = 9_427
let dataFolder = ''
let started: ChildProcess | null = null

beforeEach(() => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'deskmedic-start-'))
})
afterEach(() => {
  started?.kill('SIGKILL')
  rmSync(dataFolder, { recursive: true, force: true, maxRetries: 3 })
})

/** The start of the README, as a person runs it where there is a display. */
it.skipIf(process.platform === 'win32')('npm start opens the app on a simulated PC and ends with it', async () => {
  const words = [`--remote-debugging-port=${debuggingPort}`, '--lang=en', '--data', dataFolder]
  const command = [path.join(root, 'build', 'start.mjs'), ...words]
  started = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise((resolve) => started?.once('exit', resolve))
  let told = ''
  started.stderr?.on('data', (bytes: Buffer) => (told += bytes.toString('utf8')))
  const address = `http://127.0.0.1:${debuggingPort}`
  const answers = (): Promise<boolean> =>
    fetch(`${address}/json/list`).then(
      async (answer) => (await answer.text()).includes('app://ui/'),
      () => false,
    )
  await expect.poll(answers, { timeout: 60_000 }).toBe(true)
  const browser = await chromium.connectOverCDP(address)
  const [page] = browser.contexts().flatMap((context) => context.pages())
  if (page === undefined) throw new Error('the app has no page')
  await page.locator('footer').getByText('Simulated PC', { exact: true }).waitFor()
  await page.locator('textarea').waitFor()
  await browser.close()
  expect(told).toMatch(/opening the app \(Electron \d/)
  expect(existsSync(path.join(dataFolder, 'audit'))).toBe(true)
  started.kill('SIGTERM')
  expect(await ended).toBe(0)
})
