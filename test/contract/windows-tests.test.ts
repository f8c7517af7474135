import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { afterEach, expect, test } from 'vitest'

type Facts = {
  readonly platform: NodeJS.Platform
  readonly arch: string
  readonly missing: readonly string[]
  readonly mayInstall: boolean
  readonly canInstall: boolean
}
type Decision =
  | { readonly kind: 'run' }
  | { readonly kind: 'install'; readonly packages: readonly string[] }
  | { readonly kind: 'skip'; readonly reason: string }
type Deciding = {
  readonly decideWindowsTests: (facts: Facts) => Decision
  readonly mayInstallHere: (environment: Readonly<Record<string, string>>) => boolean
}
type Selecting = {
  readonly testsThatMeetTheSystem: (root: string, places: readonly string[]) => readonly string[]
}

const root = path.join(import.meta.dirname, '../..')
const load = async (name: string): Promise<unknown> => import(pathToFileURL(path.join(root, 'build', name)).href)
const { decideWindowsTests, mayInstallHere } = (await load('windows-decision.mjs')) as Deciding
const { testsThatMeetTheSystem } = (await load('windows-selection.mjs')) as Selecting

const complete: Facts = { platform: 'linux', arch: 'x64', missing: [], mayInstall: false, canInstall: false }
const bare: Facts = { ...complete, missing: ['wine', 'tmux'] }
const folders: string[] = []

afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })))
})

test('where Wine is there the tests on Windows run, whoever asks', () => {
  for (const mayInstall of [true, false]) {
    for (const canInstall of [true, false]) {
      expect(decideWindowsTests({ ...complete, mayInstall, canInstall })).toEqual({ kind: 'run' })
    }
  }
})

test('Wine is installed only where this run may and this account can; elsewhere the line says what is missing', () => {
  const install = { kind: 'install', packages: ['wine', 'tmux'] }
  expect(decideWindowsTests({ ...bare, mayInstall: true, canInstall: true })).toEqual(install)
  for (const rights of [{ mayInstall: true }, { canInstall: true }, {}]) {
    expect(decideWindowsTests({ ...bare, ...rights })).toEqual({
      kind: 'skip',
      reason: 'Debian packages are missing (wine tmux): "npm run test:windows" as root installs them',
    })
  }
})

test('Wine is of no use on Windows itself, on another system or on another processor', () => {
  const able = { ...bare, mayInstall: true, canInstall: true }
  for (const other of [{ platform: 'win32' }, { platform: 'darwin' }, { arch: 'arm64' }] as const) {
    expect(decideWindowsTests({ ...able, ...other })).toMatchObject({ kind: 'skip' })
  }
})

test('only a machine that tests sets itself up without being asked', () => {
  expect([mayInstallHere({ CI: 'true' }), mayInstallHere({ CI: 'false' }), mayInstallHere({})]).toEqual([
    true,
    false,
    false,
  ])
})

/** A small project: what each file says, by its path. */
async function project(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'deskmedic-selection-'))
  folders.push(folder)
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), text)
  }
  return folder
}

/** Whether a test of `part.ts`, which says this, runs on Windows. */
async function runs(part: string): Promise<boolean> {
  const folder = await project({
    'electron/part.ts': part,
    'electron/part.test.ts': "import { part } from './part.ts'\n",
    'electron/deep/disk.ts': "import { rm } from 'node:fs/promises'\n",
    'electron/deep/words.ts': "import { createHash } from 'node:crypto'\n",
    'electron/deep/between.ts': "import { words } from './words.ts'\nimport { disk } from './disk.ts'\n",
  })
  const found = testsThatMeetTheSystem(folder, ['electron'])
  expect(['electron/part.test.ts', undefined]).toContain(found[0])
  return found.length > 0
}

test.each([
  "import { spawn } from 'node:child_process'\n",
  "import {\n  readFile,\n  writeFile,\n} from 'node:fs/promises'\n",
  "import 'node:net'\n",
  "export { join } from 'node:path'\n",
  "export * from './deep/disk.ts'\n",
  "import { between } from './deep/between.ts'\n",
  "const late = await import('./deep/disk.ts')\n",
  "const os = require('node:os')\n",
  "export const part = process.platform === 'win32'\n",
])('a test whose product code meets the system runs on Windows: %j', async (part) => {
  expect(await runs(part)).toBe(true)
})

test.each([
  'export const part = 1\n',
  "import type { Stats } from 'node:fs'\n",
  "import { words } from './deep/words.ts'\nimport { Readable } from 'node:stream'\n",
  "import { z } from 'zod'\n",
  'export const part = (pc) => pc.process.kill\n',
])('a test of what is the same everywhere does not: %j', async (part) => {
  expect(await runs(part)).toBe(false)
})

test('what a test reads by itself says nothing of the product', async () => {
  const folder = await project({
    'electron/table.ts': 'export const table = 1\n',
    'electron/table.test.ts': "import { readFileSync } from 'node:fs'\nimport { table } from './table.ts'\n",
    'test/fakes/folder.ts': "import { mkdtemp } from 'node:fs/promises'\n",
    'test/contract/table.test.ts': "import { folder } from '../fakes/folder.ts'\n",
  })
  expect(testsThatMeetTheSystem(folder, ['electron', 'test/contract'])).toEqual([])
})

test('files, processes, network, locks, policy and hosts of this project are among them; its tables are not', () => {
  const found = testsThatMeetTheSystem(root, ['electron', 'test/contract', 'test/network'])
  expect(found).toEqual(
    expect.arrayContaining([
      'electron/audit/audit-log.kill.test.ts',
      'electron/audit/writer-lock.test.ts',
      'electron/engine/pc-id.test.ts',
      'electron/executors/files/files-port.test.ts',
      'electron/executors/http/network-port.test.ts',
      'electron/executors/powershell/session-pool.test.ts',
      'electron/executors/process/run-program.test.ts',
      'electron/hosts/cli/run-cli.test.ts',
      'electron/machines/windows/windows-machine.test.ts',
      'electron/settings/machine-policy.test.ts',
      'electron/store/atomic-file.test.ts',
      'electron/store/data-folder.test.ts',
      'test/contract/free-command.test.ts',
      'test/contract/security-document.test.ts',
      'test/network/tls.test.ts',
    ]),
  )
  expect(found).not.toContain('test/contract/texts.test.ts')
  expect(found).not.toContain('electron/machines/simulated/parts/files.test.ts')
})
