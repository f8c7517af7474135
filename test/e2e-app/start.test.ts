import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { root } from './launch.ts'
import { removeFolder } from './remove-folder.ts'

const debuggingPort = 9_427
let dataFolder = ''
let started: ChildProcess | null = null

beforeEach(() => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'deskmedic-start-'))
})
afterEach(async () => {
  started?.kill('SIGKILL')
  await removeFolder(dataFolder)
})

type Shown = { readonly type: string; readonly url: string; readonly title: string }

/** What the app shows, as it tells whoever debugs it; nothing before it runs. */
async function pages(): Promise<readonly Pick<Shown, 'url' | 'title'>[]> {
  const answer = await fetch(`http://127.0.0.1:${debuggingPort}/json/list`).catch(() => null)
  const shown = ((await answer?.json()) ?? []) as readonly Shown[]
  return shown.filter(({ type }) => type === 'page').map(({ url, title }) => ({ url: url.split('#')[0] ?? '', title }))
}

/** The start of the README, as a person runs it where there is a display. */
it.skipIf(process.platform === 'win32')('npm start opens the app on a simulated PC and ends with it', async () => {
  const words = [`--remote-debugging-port=${debuggingPort}`, '--data', dataFolder, '--scenario', 'stuck-print-queue']
  const command = [path.join(root, 'build', 'start.mjs'), ...words]
  started = spawn(process.execPath, command, { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise((resolve) => started?.once('exit', resolve))
  let told = ''
  started.stderr?.on('data', (bytes: Buffer) => (told += bytes.toString('utf8')))
  const ownPage = { url: 'app://ui/', title: expect.stringMatching(/ - Deskmedic$/) as string }
  await expect.poll(pages).toEqual([ownPage])
  expect(told).toMatch(/opening the app \(Electron \d/)
  const opened = (): readonly boolean[] =>
    ['simulated-pc.json', 'audit'].map((name) => existsSync(path.join(dataFolder, name)))
  await expect.poll(opened).toEqual([true, true])
  started.kill('SIGTERM')
  expect(await ended).toBe(0)
})
