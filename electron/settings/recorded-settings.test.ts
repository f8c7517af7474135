import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { createFaultyFileSystem } from '../../test/fakes/faulty-file-system.ts'
import { noPolicy } from '../../test/fakes/policy-source.ts'
import { createCountingIds, useTemporaryFolders } from '../../test/fakes/storage-deps.ts'
import { eventOf, type AuditEvent } from '../../shared/domain/audit-event.ts'
import { roles, type Role } from '../../shared/domain/role.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import { createNodeFileSystem } from '../store/node-file-system.ts'
import { settingDefaults, settingKeys } from './setting-table.ts'
import { openSettings, type Settings } from './settings.ts'
import {
  createRecordedSettings,
  type RecordedSettings,
  type RecordedSettingsDeps,
  type ToldSystem,
} from './recorded-settings.ts'
import type { AuditPort } from '../pipeline/ports.ts'
import { judgingHere } from '../engine/judging.ts'

const newFolder = useTemporaryFolders()

type Opened = {
  readonly file: string
  readonly settings: Settings
  readonly changes: RecordedSettings & ToldSystem
  readonly lines: AuditEvent[]
  readonly record: { answer: Result<void>; seen: string[] }
}

type Host = Pick<RecordedSettingsDeps, 'systemStart'>

async function opened(role: Role, broken: 'write' | null = null, host: Host = {}): Promise<Opened> {
  const file = path.join(await newFolder(), 'settings.json')
  await writeFile(file, '{"mode":"offline"}')
  const fileSystem = createFaultyFileSystem(createNodeFileSystem(), (operation) =>
    operation === broken ? 'ENOSPC' : null,
  )
  const deps = { file, policy: noPolicy, environment: {}, fileSystem, ids: createCountingIds(), judging: judgingHere }
  const settings = await openSettings(deps)
  const lines: AuditEvent[] = []
  const record = { answer: ok(undefined) as Result<void>, seen: [] as string[] }
  const audit: AuditPort = {
    append: async (entry, durability) => {
      record.seen.push(`${durability} ${await readFile(file, 'utf8')}`)
      if (record.answer.ok) lines.push(eventOf(entry))
      return record.answer
    },
  }
  const caller = () => ({ kind: 'person', role }) as const
  const changes = createRecordedSettings({ settings, caller, audit: () => Promise.resolve(ok(audit)), ...host })
  return { file, settings, changes, lines, record }
}

test('the line is on the disk before the change, with who, what, from and to', async () => {
  const { changes, lines, record } = await opened('human_agent')
  expect(await changes.set('mode', 'online')).toMatchObject({ ok: true })
  expect(record.seen).toEqual(['now {"mode":"offline"}'])
  expect(lines).toEqual([{ kind: 'mode', caller: 'human_agent', summary: { mode: 'online', from: 'offline' } }])
})

test('a record that cannot be written refuses the change, and the next try can succeed', async () => {
  const { changes, record, settings, file } = await opened('human_agent')
  record.answer = fail('audit_unavailable')
  expect(await changes.set('mode', 'online')).toMatchObject({ ok: false, error: { code: 'audit_unavailable' } })
  expect(await changes.setText('externalAccess', 'true')).toMatchObject({ error: { code: 'audit_unavailable' } })
  expect([settings.get('mode'), settings.get('externalAccess')]).toEqual(['offline', false])
  expect(await readFile(file, 'utf8')).toBe('{"mode":"offline"}')
  record.answer = ok(undefined)
  expect(await changes.set('mode', 'online')).toMatchObject({ ok: true, value: { value: 'online' } })
})

test('a change that fails after its line gets a second line', async () => {
  const { changes, lines, settings } = await opened('human_agent', 'write')
  expect(await changes.set('mode', 'online')).toMatchObject({ ok: false })
  expect(settings.get('mode')).toBe('offline')
  expect(lines.map(({ outcome }) => outcome)).toEqual([undefined, 'data_folder_unwritable'])
})

test('what the system has to do it is told first; where nothing comes of the change it is told so', async () => {
  const told: boolean[] = []
  const systemStart = { isSet: () => told.at(-1) ?? false, set: (isOn: boolean): boolean => told.push(isOn) > 0 }
  const { changes, settings } = await opened('human_agent', null, { systemStart })
  expect(await changes.set('startWithSystem', false)).toMatchObject({ ok: true })
  expect(await changes.set('startWithSystem', true)).toMatchObject({ ok: true })
  expect([told, settings.get('startWithSystem')]).toEqual([[true], true])
  const full = await opened('human_agent', 'write', { systemStart })
  expect(await full.changes.setText('startWithSystem', 'true')).toMatchObject({ ok: false })
  expect([told, full.settings.get('startWithSystem')]).toEqual([[true, true, false], false])
})

test.each([
  [{}, 'setting_of_app'],
  [{ systemStart: { isSet: () => false, set: () => false } }, 'start_not_set'],
] as const)(
  'a host that cannot tell the system, and a system that does not take it, change nothing',
  async (host, code) => {
    const { changes, settings, lines } = await opened('human_agent', null, host)
    const refused = [await changes.set('startWithSystem', true), await changes.setText('startWithSystem', 'true')]
    for (const each of refused) expect(each).toMatchObject({ ok: false, error: { code } })
    expect([settings.get('startWithSystem'), lines]).toEqual([false, []])
  },
)

test.each([true, false])(
  'the system is told what counts where it does otherwise, and only there (%j)',
  async (isOn) => {
    const [told, answer]: [boolean[], { takes: boolean }] = [[], { takes: true }]
    const systemStart = {
      isSet: () => told.at(-1) ?? !isOn,
      set: (wanted: boolean): boolean => answer.takes && told.push(wanted) > 0,
    }
    const { changes, settings, lines } = await opened('human_agent', null, { systemStart })
    await settings.set('startWithSystem', isOn)
    answer.takes = false
    expect(changes.tellSystem()).toMatchObject({ ok: false, error: { code: 'start_not_set' } })
    answer.takes = true
    expect([changes.tellSystem(), changes.tellSystem()]).toMatchObject([{ ok: true }, { ok: true }])
    expect([told, lines]).toEqual([[isOn], []])
    expect((await opened('human_agent')).changes.tellSystem()).toMatchObject({ ok: true })
  },
)

test('what is refused beforehand leaves no line', async () => {
  const { changes, lines } = await opened('human_agent')
  expect(await changes.setText('mode', 'bogus')).toMatchObject({ error: { code: 'invalid_arguments' } })
  expect(await changes.setText('nothing', '1')).toMatchObject({ error: { code: 'unknown_setting' } })
  expect(lines).toEqual([])
})

test('what can be used by whoever knows it is counted, not written down', async () => {
  const { changes, lines } = await opened('human_agent')
  await changes.set('webhooks', [{ name: 'helpdesk', url: 'https://hooks.example/secret-path' }])
  await changes.set('proxy', 'http://proxy.example:1')
  expect(lines.map(({ summary }) => summary)).toEqual([
    { key: 'webhooks', from: 0, to: 1 },
    { key: 'proxy', from: false, to: true },
  ])
})

test.each(settingKeys)('an agent never changes %s, by value or by text', async (key) => {
  const { changes, lines, settings, file } = await opened('ai_agent')
  const refused = { ok: false, error: { code: 'setting_needs_person', data: { key } } }
  expect(await changes.set(key, settingDefaults[key])).toMatchObject(refused)
  expect(await changes.setText(key, JSON.stringify(settingDefaults[key]))).toMatchObject(refused)
  expect([settings.get('mode'), lines, await readFile(file, 'utf8')]).toEqual(['offline', [], '{"mode":"offline"}'])
})

test('only a person confirms, and that is written down', async () => {
  for (const role of roles) {
    const { changes, lines } = await opened(role)
    const confirmed = await changes.confirm()
    expect([role, confirmed.ok, lines.length]).toEqual([role, role !== 'ai_agent', role === 'ai_agent' ? 0 : 1])
  }
})
