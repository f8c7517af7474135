import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { locales } from '../../shared/domain/locale.ts'
import { createTranslator } from '../../shared/texts/translate.ts'
import { createFaultyFileSystem } from '../../test/fakes/faulty-file-system.ts'
import { noPolicy, policyText } from '../../test/fakes/policy-source.ts'
import { createCountingIds, useTemporaryFolders } from '../../test/fakes/storage-deps.ts'
import { createNodeFileSystem } from '../store/node-file-system.ts'
import { settingDefaults, settingKeys } from './setting-table.ts'
import { openSettings, type SettingsDeps } from './settings.ts'
import { judgingHere } from '../engine/judging.ts'

const newFolder = useTemporaryFolders()

async function setup(texts: { settings?: string; policy?: string } = {}): Promise<SettingsDeps & { folder: string }> {
  const folder = await newFolder()
  const file = path.join(folder, 'settings.json')
  if (texts.settings !== undefined) await writeFile(file, texts.settings)
  const policy = texts.policy === undefined ? noPolicy : policyText(texts.policy)
  const disk = { fileSystem: createNodeFileSystem(), ids: createCountingIds() }
  return { folder, file, policy, environment: {}, judging: judgingHere, ...disk }
}

/** What stands in the file, without what guards it. */
async function contentOf(file: string): Promise<unknown> {
  const content = Object.entries(JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>)
  return Object.fromEntries(content.filter(([key]) => key !== 'checksum'))
}

test('without any file everything is a default', async () => {
  const settings = await openSettings(await setup())
  expect(settings.warnings()).toEqual([])
  for (const { key, value, source, locked } of settings.list()) {
    expect({ key, value, source, locked }).toEqual({
      key,
      value: settingDefaults[key],
      source: 'default',
      locked: false,
    })
  }
  expect(settings.list().map(({ key }) => key)).toEqual(settingKeys)
})

test('a change takes effect at once and survives a restart', async () => {
  const deps = await setup()
  const settings = await openSettings(deps)
  expect(await settings.set('mode', 'offline')).toEqual({
    ok: true,
    value: { key: 'mode', value: 'offline', source: 'file', locked: false },
  })
  expect(settings.get('mode')).toBe('offline')
  expect((await openSettings(deps)).view('mode')).toMatchObject({ value: 'offline', source: 'file' })
})

test('changes at the same moment all stay', async () => {
  const deps = await setup()
  const settings = await openSettings(deps)
  await Promise.all([settings.set('lang', 'ko'), settings.set('theme', 'dark'), settings.set('mode', 'offline')])
  const later = await openSettings(deps)
  expect([later.get('lang'), later.get('theme'), later.get('mode')]).toEqual(['ko', 'dark', 'offline'])
})

test('two open programs do not undo each other, and keys of a newer version stay', async () => {
  const deps = await setup({ settings: '{"fromTheFuture":{"a":1}}' })
  const [one, two] = [await openSettings(deps), await openSettings(deps)]
  await one.set('externalTimeoutSec', 2)
  await two.set('lang', 'ko')
  expect(await contentOf(deps.file)).toEqual({
    fromTheFuture: { a: 1 },
    externalTimeoutSec: 2,
    lang: 'ko',
    schemaVersion: 4,
  })
})

test('text is read by the type of the setting', async () => {
  const settings = await openSettings(await setup())
  expect(await settings.setText('externalTimeoutSec', '8')).toMatchObject({ ok: true, value: { value: 8 } })
  expect(await settings.setText('externalAccess', 'true')).toMatchObject({ ok: true, value: { value: true } })
  expect(await settings.setText('allowTools', 'one_tool, two_tool')).toMatchObject({
    ok: true,
    value: { value: ['one_tool', 'two_tool'] },
  })
  expect(await settings.setText('allowTools', '')).toMatchObject({ ok: true, value: { value: [] } })
  expect(await settings.setText('mode', 'sideways')).toMatchObject({ ok: false, error: { code: 'invalid_arguments' } })
  expect(await settings.setText('externalTimeoutSec', '999')).toMatchObject({ error: { code: 'invalid_arguments' } })
  for (const key of ['nothing', '__proto__', 'toString']) {
    expect(await settings.setText(key, 'x')).toMatchObject({ ok: false, error: { code: 'unknown_setting' } })
  }
})

test('a value that does not fit is told with what may stand there', async () => {
  const settings = await openSettings(await setup())
  const allowed = async (key: string, text: string): Promise<unknown> => {
    const set = await settings.setText(key, text)
    return set.ok ? 'set' : set.error.data['allowed']
  }
  expect(await allowed('lang', 'fr')).toEqual(['auto', 'en', 'ko', 'zh'])
  expect(await allowed('mode', 'sideways')).toEqual(['online', 'internal', 'offline'])
  expect(await allowed('externalAccess', 'perhaps')).toEqual(['true', 'false'])
  expect(await allowed('historyRetentionDays', '3')).toEqual(['7–3650'])
  expect(await allowed('historyRetentionDays', 'long')).toEqual(['7–3650'])
})

test('one invalid value does not cost the others, and opens nothing', async () => {
  const deps = await setup({ settings: '{"blockTools":["own_tool"],"externalTimeoutSec":900,"other":1}' })
  const settings = await openSettings(deps)
  expect(settings.warnings()).toMatchObject([{ code: 'settings_closed' }])
  expect([settings.get('mode'), settings.get('externalTimeoutSec')]).toEqual(['offline', 10])
  expect(settings.get('blockTools')).toEqual(['own_tool'])
  expect(await contentOf(deps.file)).toMatchObject({ mode: 'offline', blockTools: ['own_tool'], other: 1 })
})

test('machine policy wins and locks', async () => {
  const deps = await setup({
    settings: '{"mode":"online"}',
    policy: '\uFEFF{"mode":"internal","externalAccess":false}',
  })
  const settings = await openSettings({
    ...deps,
    commandLine: { mode: 'online' },
    environment: { NETWORK_MODE: 'online' },
  })
  expect(settings.view('mode')).toEqual({ key: 'mode', value: 'internal', source: 'policy', locked: true })
  expect(await settings.set('mode', 'online')).toEqual({
    ok: false,
    error: { code: 'setting_locked', data: { key: 'mode', source: 'policy', contact: 'none' } },
  })
  expect(await readFile(deps.file, 'utf8')).toBe('{"mode":"online"}')
})

test.each(['{"mode":"onlin"}', '{"mode":null}', '{"mode":7}', 'not json', '[]', '{"blockTools":"all_of_them"}'])(
  'policy %s that nobody understands closes the network',
  async (policy) => {
    const settings = await openSettings(await setup({ settings: '{"externalAccess":true}', policy }))
    expect(settings.view('mode')).toMatchObject({ value: 'offline', source: 'policy', locked: true })
    expect(settings.warnings()).toHaveLength(1)
  },
)

test('a policy that cannot be read is no missing policy', async () => {
  const deps = await setup()
  const settings = await openSettings({
    ...deps,
    policy: () => Promise.resolve([{ kind: 'unreadable', place: 'file', file: 'policy' }]),
  })
  expect(settings.get('mode')).toBe('offline')
  expect(settings.view('externalAccess')).toMatchObject({ value: false, locked: true })
  expect(settings.policyLimits().elevatedTools).toBe(true)
})

test('the environment locks the mode; an invalid one means online with a warning', async () => {
  const deps = await setup({ settings: '{"mode":"offline"}' })
  const named = await openSettings({ ...deps, environment: { NETWORK_MODE: 'internal' } })
  expect(await named.set('mode', 'online')).toMatchObject({ error: { data: { source: 'environment' } } })
  const invalid = await openSettings({ ...deps, environment: { NETWORK_MODE: 'of' } })
  expect(invalid.get('mode')).toBe('online')
  expect(invalid.warnings()).toMatchObject([
    { code: 'invalid_network_mode', data: { value: 'of', used: 'online', source: 'environment' } },
  ])
})

test('blocks add up over all places and policy blocks are known apart', async () => {
  const deps = await setup({ settings: '{"blockTools":["own_tool"]}', policy: '{"blockTools":["firm_tool"]}' })
  const settings = await openSettings({
    ...deps,
    environment: { BLOCK_TOOLS: 'shell_tool, !bad', ALLOW_TOOLS: 'firm_tool' },
  })
  expect(settings.get('blockTools')).toEqual(['firm_tool', 'shell_tool', 'own_tool'])
  expect(settings.policyBlockTools()).toEqual(['firm_tool'])
  expect(settings.get('allowTools')).toEqual(['firm_tool'])
  expect(settings.warnings()).toMatchObject([{ data: { source: 'environment', invalid: 'BLOCK_TOOLS' } }])
  expect(await settings.set('blockTools', [])).toMatchObject({
    ok: true,
    value: { value: ['firm_tool', 'shell_tool'] },
  })
})

test('a full disk keeps the old value and says so', async () => {
  const deps = await setup({ settings: '{"mode":"internal"}' })
  const full = createFaultyFileSystem(deps.fileSystem, (operation) => (operation === 'write' ? 'ENOSPC' : null))
  const settings = await openSettings({ ...deps, fileSystem: full })
  expect(await settings.set('mode', 'offline')).toMatchObject({ ok: false, error: { code: 'data_folder_unwritable' } })
  expect(settings.get('mode')).toBe('internal')
  expect(await readFile(deps.file, 'utf8')).toBe('{"mode":"internal"}')
})

test('what was given at the start counts until a person chooses', async () => {
  const deps = {
    ...(await setup({ settings: '{"lang":"ko","mode":"online"}' })),
    commandLine: { lang: 'zh', mode: 'offline' },
  } as const
  const settings = await openSettings(deps)
  expect(settings.view('lang')).toMatchObject({ value: 'zh', source: 'command_line', locked: false })
  await settings.set('lang', 'en')
  expect(settings.view('lang')).toMatchObject({ value: 'en', source: 'file' })
  expect(settings.view('mode')).toMatchObject({ value: 'offline', source: 'command_line' })
  await settings.set('mode', 'internal')
  expect(settings.view('mode')).toMatchObject({ value: 'internal', source: 'file' })
  expect((await openSettings(deps)).view('lang')).toMatchObject({ value: 'zh', source: 'command_line' })
})

test.each(locales)('a value that the policy has fixed names whom to ask, in %s', async (locale) => {
  const translator = createTranslator(locale)
  const nextWith = async (policy: object): Promise<readonly string[]> => {
    const settings = await openSettings(await setup({ policy: JSON.stringify({ mode: 'internal', ...policy }) }))
    const refused = await settings.set('mode', 'online')
    if (refused.ok) throw new Error('not refused')
    expect(settings.lockOf('mode')).toEqual(refused.error)
    expect(settings.lockOf('lang')).toBeNull()
    return [translator, createTranslator(locale, 'deskmedic', 'window')].map((each) => each.error(refused.error).next)
  }
  for (const next of await nextWith({ adminContactName: 'Kim, desk 4' })) expect(next).toContain('Kim, desk 4')
  for (const next of await nextWith({})) expect(next).not.toMatch(/none|null|undefined|[{}]/)
})

test('the policy names whom to ask; what cannot be used is left out and decides nothing', async () => {
  const contactIn = async (policy: object): Promise<string | null> => {
    const settings = await openSettings(await setup({ policy: JSON.stringify(policy) }))
    expect(settings.warnings()).toEqual([])
    return settings.adminContact()
  }
  expect(await contactIn({ mode: 'internal' })).toBeNull()
  expect(await contactIn({ adminContactName: ' IT ', adminContactUrl: 'https://help.example.com' })).toBe(
    'IT, https://help.example.com',
  )
  expect(await contactIn({ adminContactName: 7, adminContactEmail: 'x'.repeat(500) })).toBeNull()
})
