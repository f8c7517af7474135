import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { compareVersions, newestSetUp } from '../../electron/executors/updates/release-list.ts'
import { createUpdates, type Updates, type UpdatesDeps } from '../../electron/engine/network/updates-here.ts'
import { silentLogger } from '../../electron/kernel/ports.ts'
import { settingDefaults, settingTable, type SettingValues } from '../../electron/settings/setting-table.ts'
import { updatePlaceOf } from '../../electron/settings/update-place.ts'
import { createTestNetwork, type TestNetwork } from './loopback.ts'

let share: string
const opened: TestNetwork[] = []
beforeEach(async () => {
  share = await mkdtemp(path.join(tmpdir(), 'deskmedic-share-'))
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((network) => network.close()))
  await rm(share, { recursive: true, force: true })
})

const kind = { edition: 'Setup', architecture: 'x64' } as const
const never = new AbortController().signal
const nameOf = (version: string, edition = 'Setup', architecture = 'x64'): string =>
  `Deskmedic-${edition}-${version}-${architecture}.exe`
const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
const bytesOf = (version: string): Buffer => Buffer.from(`set-up of ${version} `.repeat(10_000))

async function release(...names: readonly string[]): Promise<void> {
  const lines = await Promise.all(
    names.map(async (name) => {
      await writeFile(path.join(share, name), bytesOf(name))
      return `${digest(bytesOf(name))}  ${name}\n`
    }),
  )
  await writeFile(path.join(share, 'SHA256SUMS.txt'), lines.join(''))
}

function updatesOf(more: Partial<SettingValues> = {}, deps: Partial<UpdatesDeps> = {}): Updates {
  const values: SettingValues = { ...settingDefaults, updateMode: 'notify', updateUrl: share, ...more }
  const settings = {
    get: <Key extends keyof SettingValues>(key: Key) => values[key],
    view: <Key extends keyof SettingValues>(key: Key) => ({ key, value: values[key], source: 'file', locked: false }),
  }
  const given = { settings, ports: { environment: {}, logger: silentLogger } } as unknown as UpdatesDeps
  return createUpdates({ ...given, platform: 'linux', kind, version: '0.2.0', ...deps })
}

test('a newer set-up is copied, looked at as a whole, and offered', async () => {
  await release(
    nameOf('0.2.0'),
    nameOf('0.10.0'),
    nameOf('0.9.0'),
    nameOf('0.11.0', 'User'),
    nameOf('0.12.0', 'Setup', 'arm64'),
  )
  const updates = updatesOf()
  expect(await updates.check(never)).toEqual({ ok: true, value: { state: 'ready', version: '0.10.0' } })
  const file = await updates.offered('0.10.0')
  if (!file.ok) throw new Error(file.error.code)
  expect(file.value.startsWith(share)).toBe(false)
  expect(await readFile(file.value)).toEqual(bytesOf(nameOf('0.10.0')))
  // Looked for again, the same copy counts: the share may be gone by then.
  await rm(path.join(share, nameOf('0.10.0')))
  expect(await updates.check(never)).toMatchObject({ value: { state: 'ready' } })
  await rm(path.dirname(file.value), { recursive: true })
})

test.each([
  ['the same', ['0.2.0']],
  ['older ones', ['0.1.9', '0.0.99']],
  ['none for this PC', []],
])('%s is no update', async (_, versions) => {
  await release(...versions.map((version) => nameOf(version)), nameOf('9.0.0', 'User'), 'Deskmedic-Hub-9.0.0.zip')
  expect(await updatesOf().check(never)).toEqual({ ok: true, value: { state: 'current', version: '0.2.0' } })
})

test('a file that is copied only half, is another one or is missing is not offered, and nothing of it stays', async () => {
  const name = nameOf('0.3.0')
  const refused = { ok: false, error: { code: 'update_damaged', data: { file: name } } }
  await release(name)
  await truncate(path.join(share, name), 1_000)
  const updates = updatesOf()
  expect(await updates.check(never)).toMatchObject(refused)
  await writeFile(path.join(share, name), 'another program')
  expect(await updates.check(never)).toMatchObject(refused)
  expect(await updates.offered('0.3.0')).toMatchObject({ ok: false })
  await rm(path.join(share, name))
  expect(await updates.check(never)).toMatchObject({ ok: false, error: { code: 'update_unreachable' } })
})

test('what was changed after it was offered is not started', async () => {
  await release(nameOf('0.3.0'))
  const updates = updatesOf()
  await updates.check(never)
  const file = await updates.offered('0.3.0')
  if (!file.ok) throw new Error(file.error.code)
  await writeFile(file.value, 'another program')
  expect(await updates.offered('0.3.0')).toMatchObject({ ok: false, error: { code: 'update_damaged' } })
  expect(await updates.offered('0.4.0')).toMatchObject({ ok: false })
  await rm(path.dirname(file.value), { recursive: true })
})

test.each([
  ['same', true],
  ['own_unsigned', true],
  ['other', false],
  [undefined, false],
] as const)('on Windows, signed by %s: offered %s', async (verdict, isOffered) => {
  await release(nameOf('0.3.0'))
  const judged: string[] = []
  const judgeSigner =
    verdict === undefined ? undefined : (file: string) => Promise.resolve((judged.push(path.basename(file)), verdict))
  const checked = await updatesOf({}, { platform: 'win32', ...(judgeSigner ? { judgeSigner } : {}) }).check(never)
  expect(checked.ok).toBe(isOffered)
  if (!checked.ok) expect(checked.error).toMatchObject({ code: 'update_not_signed', data: { file: nameOf('0.3.0') } })
  expect(judged).toEqual(verdict === undefined ? [] : [nameOf('0.3.0')])
})

test.each([
  ['switched off', { updateMode: 'off' }, 'off'],
  ['without a place', { updateUrl: '' }, 'off'],
  ['offline', { mode: 'offline' }, 'mode_blocks_host'],
] as const)('%s: the place is not even looked at', async (_, settings, expected) => {
  const looked: string[] = []
  const network = createTestNetwork()
  opened.push(network)
  const port = await network.serve(({ url }, response) => void response.end(String(looked.push(url ?? ''))))
  for (const updateUrl of [`http://127.0.0.1:${port}/x`, share]) {
    const checked = await updatesOf({ updateUrl, ...settings }).check(never)
    expect(checked.ok ? checked.value.state : checked.error.code).toBe(expected)
  }
  expect(looked).toEqual([])
})

test('a server: its list, then the one file; elsewhere by https alone, in internal mode a listed one alone', async () => {
  await release(nameOf('0.3.0'))
  const asked: string[] = []
  const network = createTestNetwork()
  opened.push(network)
  const port = await network.serve(({ url = '' }, response) => {
    asked.push(url)
    const file = path.join(share, path.basename(url))
    if (!existsSync(file)) return void response.writeHead(404).end()
    void readFile(file).then((bytes) => response.end(bytes))
  })
  const updates = updatesOf({ updateUrl: `http://127.0.0.1:${port}/deskmedic` })
  expect(await updates.check(never)).toMatchObject({ ok: true, value: { state: 'ready', version: '0.3.0' } })
  expect(asked).toEqual(['/deskmedic/SHA256SUMS.txt', `/deskmedic/${nameOf('0.3.0')}`])
  const nowhere = updatesOf({ updateUrl: `http://127.0.0.1:${port}/deskmedic` })
  await rm(path.join(share, 'SHA256SUMS.txt'))
  expect(await nowhere.check(never)).toMatchObject({ ok: false, error: { code: 'update_unreachable' } })
  const plain = updatesOf({ updateUrl: 'http://updates.example.com/x' })
  expect(await plain.check(never)).toMatchObject({ ok: false, error: { code: 'url_refused' } })
  const internal = updatesOf({ updateUrl: 'https://updates.example.com/x', mode: 'internal' })
  expect(await internal.check(never)).toMatchObject({ ok: false, error: { code: 'mode_blocks_host' } })
})

test.each([
  ['https://updates.example.com/x/', 'https://updates.example.com/x/pilot'],
  ['https://updates.example.com', 'https://updates.example.com/pilot'],
  ['\\\\server\\share\\deskmedic', '\\\\server\\share\\deskmedic\\pilot'],
  ['D:\\releases\\', 'D:\\releases\\pilot'],
  ['D:/releases', 'D:/releases/pilot'],
])('a channel is a folder of %s', (updateUrl, place) => {
  const settings = { ...settingDefaults, updateMode: 'notify', updateUrl, updateChannel: 'pilot' }
  expect(updatePlaceOf({ get: (key) => settings[key] as never })).toBe(place)
})

test('a channel is looked in alone, and one that leads elsewhere is no channel', async () => {
  await release(nameOf('0.9.0'))
  const root = share
  share = path.join(root, 'pilot')
  await mkdir(share)
  await release(nameOf('0.3.0'))
  share = root
  const pilot = updatesOf({ updateChannel: 'pilot' })
  expect(await pilot.check(never)).toMatchObject({ ok: true, value: { state: 'ready', version: '0.3.0' } })
  const missing = updatesOf({ updateChannel: 'broad' })
  expect(await missing.check(never)).toMatchObject({ ok: false, error: { code: 'update_unreachable' } })
  const { schema } = settingTable.updateChannel
  const wrong = ['..', '../pilot', 'a/b', 'a\\b', '.', 'C:', '-', '%2e%2e', 'a'.repeat(41), 'pilot ', 7, null]
  expect(wrong.filter((name) => schema.safeParse(name).success)).toEqual([])
})

const one = digest(bytesOf('1'))
test.each([
  ['nothing', ''],
  ['no list', '<html>sign in</html>'],
  ['half a line', `${one}  ${nameOf('1.0.0')}\n${one.slice(9)}`],
  ['two digests of one file', `${one}  ${nameOf('1.0.0')}\n${digest(bytesOf('2'))}  ${nameOf('1.0.0')}\n`],
])('a list that is %s', async (_, text) => {
  expect(newestSetUp(text, kind)).toMatchObject({ ok: false, error: { code: 'update_list_invalid' } })
  await mkdir(share, { recursive: true })
  await writeFile(path.join(share, 'SHA256SUMS.txt'), text)
  expect(await updatesOf().check(never)).toMatchObject({ ok: false, error: { code: 'update_list_invalid' } })
})

test('names that lead elsewhere are no set-ups', () => {
  for (const name of [`../${nameOf('9.0.0')}`, `a\\${nameOf('9.0.0')}`, nameOf('9.0.0-beta'), `${nameOf('9.0.0')}.bat`])
    expect(newestSetUp(`${one}  ${name}\n`, kind)).toEqual({ ok: true, value: null })
})

test('versions are compared by number', () => {
  const sorted = ['0.2.0', '0.10.0', '1.0.0', '0.9.12'].sort(compareVersions)
  expect(sorted).toEqual(['0.2.0', '0.9.12', '0.10.0', '1.0.0'])
})
