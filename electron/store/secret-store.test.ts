import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { createManualClock } from '../../test/fakes/storage-deps.ts'
import { createSystemIds } from '../kernel/system-ports.ts'
import { createNodeFileSystem } from './node-file-system.ts'
import { createSecretStore, isSearchKeyName, keysView, type SecretStore, type TextEncryption } from './secret-store.ts'

const key = 'tvly-Very-Secret-0123456789'
let folder = ''
let logged: string[] = []
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'deskmedic-keys-'))
  logged = []
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const masked: TextEncryption = {
  isAvailable: () => true,
  encrypt: (text) => Buffer.from(text).map((byte) => byte ^ 0x5a),
  decrypt: (bytes) => {
    const text = Buffer.from(bytes.map((byte) => byte ^ 0x5a)).toString('utf8')
    if (!text.startsWith('tvly-')) throw new Error(`cannot read ${text}`)
    return text
  },
}
const none: TextEncryption = {
  isAvailable: () => false,
  encrypt: () => {
    throw new Error('not available')
  },
  decrypt: () => {
    throw new Error('not available')
  },
}
const refusing: TextEncryption = {
  ...masked,
  encrypt: (text) => {
    throw new Error(`cannot encrypt ${text}`)
  },
}

function open(encryption: TextEncryption = masked, environment: Readonly<Record<string, string>> = {}): SecretStore {
  return createSecretStore({
    file: path.join(folder, 'keys.json'),
    isName: isSearchKeyName,
    fileSystem: createNodeFileSystem(),
    ids: createSystemIds(createManualClock()),
    logger: { log: (level, message, data) => void logged.push(`${level} ${message} ${JSON.stringify(data ?? {})}`) },
    encryption,
    fallback: (name) => environment[name] ?? null,
  })
}

async function everythingWritten(): Promise<string> {
  const names = await readdir(folder)
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
  return [...names, ...texts, ...logged].join('\n')
}

test('a key is kept encrypted, is there after a restart, and stands nowhere in clear', async () => {
  const store = open()
  expect(await store.set('tavily', ` ${key} `)).toEqual({ ok: true, value: undefined })
  expect(await open().get('tavily')).toBe(key)
  expect((await keysView(open())).places).toEqual({ tavily: 'stored', serper: 'none', bing: 'none' })
  const written = await everythingWritten()
  expect(written).not.toContain(key)
  expect(written).not.toContain(Buffer.from(key).toString('base64'))
  expect(JSON.stringify(await keysView(store))).not.toContain(key)
})

test('where nothing can be encrypted the key lasts for the session and nothing is written', async () => {
  const store = open(none)
  expect((await store.set('tavily', key)).ok).toBe(true)
  expect(await store.get('tavily')).toBe(key)
  expect(await keysView(store)).toEqual({ kept: false, places: { tavily: 'session', serper: 'none', bing: 'none' } })
  expect(await everythingWritten()).toBe('')
  expect(await open(none).get('tavily')).toBeNull()
  await store.remove('tavily')
  expect(await store.get('tavily')).toBeNull()
})

test('where the system refuses to encrypt the key is refused and is in no message', async () => {
  const store = open(refusing)
  const refused = await store.set('tavily', key)
  expect(refused).toMatchObject({ ok: false, error: { code: 'key_not_kept' } })
  expect(await store.get('tavily')).toBeNull()
  expect(JSON.stringify(refused) + (await everythingWritten())).not.toContain('Secret')
})

test.each(['', '   ', 'two words', 'line\nbreak', 'schlüssel', 'a\u0000b', 'x'.repeat(2001)])(
  'what cannot be a key is refused without repeating it: %j',
  async (text) => {
    const store = open()
    expect(await store.set('serper', text)).toEqual({ ok: false, error: { code: 'key_invalid', data: {} } })
    expect(await everythingWritten()).toBe('')
  },
)

test('what a person has entered goes before the environment, which is there again when it is removed', async () => {
  const store = open(masked, { tavily: 'from-environment', bing: 'other' })
  expect((await keysView(store)).places).toEqual({ tavily: 'environment', serper: 'none', bing: 'environment' })
  await store.set('tavily', key)
  expect(await store.get('tavily')).toBe(key)
  expect((await store.remove('tavily')).ok).toBe(true)
  expect(await store.get('tavily')).toBe('from-environment')
  expect(await readFile(path.join(folder, 'keys.json'), 'utf8')).not.toContain('tavily')
})

test('keys that are set at the same time are all kept', async () => {
  const store = open()
  await Promise.all((['tavily', 'serper', 'bing'] as const).map((name) => store.set(name, `tvly-${name}`)))
  expect(await Promise.all((['tavily', 'serper', 'bing'] as const).map((name) => open().get(name)))).toEqual([
    'tvly-tavily',
    'tvly-serper',
    'tvly-bing',
  ])
})

test('a file of another user or PC gives no key and says so; a new key takes its place', async () => {
  const other = Buffer.from('somebody else').toString('base64')
  await writeFile(path.join(folder, 'keys.json'), JSON.stringify({ schemaVersion: 1, keys: { tavily: other } }))
  const store = open(masked, { tavily: 'from-environment' })
  expect((await keysView(store)).places.tavily).toBe('unreadable')
  expect(await store.get('tavily')).toBe('from-environment')
  await store.set('tavily', key)
  expect([await store.get('tavily'), (await keysView(store)).places.tavily]).toEqual([key, 'stored'])
})

test.each([
  'not json',
  '{"schemaVersion":0,"keys":{}}',
  '{"schemaVersion":1,"keys":{"tavily":"§"}}',
  '{"schemaVersion":1,"keys":{"other":"YQ=="}}',
])('a file that makes no sense is set aside: %s', async (text) => {
  await writeFile(path.join(folder, 'keys.json'), text)
  const store = open()
  expect(await store.get('tavily')).toBeNull()
  expect((await readdir(folder)).some((name) => name.endsWith('.corrupt'))).toBe(true)
  expect((await store.set('tavily', key)).ok).toBe(true)
})

test('keys of a later version stay as they are, and a new one is refused with that reason', async () => {
  const file = path.join(folder, 'keys.json')
  const later = '{"schemaVersion":2,"vault":"x"}'
  await writeFile(file, later)
  const store = open()
  expect(await store.get('tavily')).toBeNull()
  expect(await store.set('tavily', key)).toMatchObject({ ok: false, error: { code: 'data_newer' } })
  expect(await readFile(file, 'utf8')).toBe(later)
})
