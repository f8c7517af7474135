import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'

import { entryText, type AnyEntry, type NetworkList } from '../../shared/domain/network-settings.ts'
import { networkModes } from '../../shared/domain/network-mode.ts'
import type { Workspace } from '../../shared/domain/workspace.ts'
import type { CommandName } from '../../shared/ipc/contract.ts'
import type { ModelsView } from '../../shared/ipc/model-view.ts'
import { useDesktops, type TestDesktop } from '../fakes/desktop-fixture.ts'
import { entryOfText } from '../../electron/settings/entry-of-text.ts'

const open = useDesktops()

type Message = { readonly name: CommandName; readonly input: unknown }

const set = (key: string, value: string): Message => ({ name: 'settings.set', input: { key, value } })
/** Beside the data folder, not around it. */
const opened = mkdtempSync(path.join(tmpdir(), 'deskmedic-opened-'))
afterAll(() => rmSync(opened, { recursive: true, force: true }))

/** A folder that is open already, but not for everything. */
const closedFiles: Workspace = { name: 'files', path: opened, access: 'read', only: [], never: ['*.key'] }

const add = (list: NetworkList, text: string): Message => ({
  name: 'network.add',
  input: { list, entry: entryOfText(list, text) },
})
const remove = (list: string, entry: string): Message => ({ name: 'network.remove', input: { list, entry } })
const write = (key: string, value: string): Message => ({ name: 'network.set', input: { key, value } })

/** What a page could send to open a way, to name a receiver or to keep less. */
const openers: readonly Message[] = [
  { name: 'mode.set', input: { mode: 'online' } },
  set('externalAccess', 'on'),
  set('searchProvider', 'bing'),
  set('notifyWebhook', 'it'),
  set('historyRetentionDays', '30'),
  set('auditRetentionDays', '365'),
  add('allowDomains', 'evil.example'),
  add('internalHosts', 'wiki:8443'),
  add('workspaces', `more=${opened}`),
  { name: 'workspaces.change', input: { workspace: { ...closedFiles, access: 'read_write' } } },
  { name: 'workspaces.change', input: { workspace: { ...closedFiles, never: [] } } },
  add('webhooks', 'evil=https://evil.example/collect'),
  remove('denyDomains', 'bad.example'),
  write('proxy', 'http://proxy.evil.example:8080'),
  write('searxngUrl', 'https://search.evil.example'),
  { name: 'keys.set', input: { name: 'tavily', key: 'tvly-of-somebody-else' } },
  { name: 'models.use', input: { address: 'http://erp/evil/v1', model: 'm' } },
  { name: 'models.turn', input: { on: true } },
  { name: 'models.setKey', input: { key: 'sk-of-somebody-else' } },
]
const closers: readonly Message[] = [
  { name: 'mode.set', input: { mode: 'offline' } },
  set('externalAccess', 'off'),
  set('searchProvider', 'auto'),
  set('notifyWebhook', ''),
  set('historyRetentionDays', '365'),
  set('auditRetentionDays', '3650'),
  add('denyDomains', 'worse.example'),
  remove('allowDomains', 'good.example'),
  remove('internalHosts', 'erp'),
  remove('webhooks', 'it'),
  write('proxy', ''),
  write('searxngUrl', ''),
  { name: 'keys.remove', input: { name: 'tavily' } },
  { name: 'models.turn', input: { on: false } },
  { name: 'models.removeKey', input: {} },
]
const neutral: readonly Message[] = [set('theme', 'dark'), set('language', 'ko'), set('target', 'simulated')]

async function openBench(): Promise<TestDesktop> {
  const app = await open({ faults: [] })
  const { settings } = app.backend
  await settings.set('mode', 'internal')
  await settings.set('allowDomains', ['good.example', 'other.example'])
  await settings.set('denyDomains', ['bad.example'])
  await settings.set('internalHosts', ['erp'])
  await settings.set('workspaces', [closedFiles])
  await settings.set('modelAddress', 'http://erp/v1')
  await settings.set('modelOn', false)
  await settings.set('webhooks', [{ name: 'it', url: 'https://hooks.example/in' }])
  return app
}

type Reach = Awaited<ReturnType<typeof reachOf>>

async function reachOf(app: TestDesktop) {
  const { settings } = app.backend
  const { key } = await app.ask<ModelsView>('models.get', {})
  const keys = await app.ask<{ readonly places: Readonly<Record<string, string>> }>('keys.list', {})
  return {
    keptDays: (['historyRetentionDays', 'auditRetentionDays'] as const).map((key) => settings.get(key)),
    mode: networkModes.indexOf(settings.get('mode')),
    external: settings.get('externalAccess'),
    texts: (['proxy', 'caFile', 'searxngUrl', 'notifyWebhook'] as const).map((key) => settings.get(key)),
    provider: settings.get('searchProvider'),
    allowed: settings.get('allowDomains'),
    denied: settings.get('denyDomains'),
    lists: (['internalHosts', 'workspaces', 'webhooks'] as const).flatMap((key) =>
      settings.get(key).map((entry: AnyEntry) => entryText(entry)),
    ),
    model: settings.get('modelOn') ? settings.get('modelAddress') : '',
    keys: [...Object.values(keys.places), key.place].filter((place) => place !== 'none'),
  }
}

const within = (part: readonly string[], whole: readonly string[]): boolean =>
  part.every((each) => whole.includes(each))

/** True when nothing can be reached now, nobody is told and nothing kept shorter, that was not so before. */
function reachesNoFurther(now: Reach, before: Reach): boolean {
  return (
    now.keptDays.every((days, at) => days >= (before.keptDays[at] ?? 0)) &&
    now.mode >= before.mode &&
    (!now.external || before.external) &&
    now.texts.every((text, at) => text === '' || text === before.texts[at]) &&
    (now.provider === 'auto' || now.provider === before.provider) &&
    within(before.denied, now.denied) &&
    (before.allowed.length === 0 || (now.allowed.length > 0 && within(now.allowed, before.allowed))) &&
    within(now.lists, before.lists) &&
    (now.model === '' || now.model === before.model) &&
    within(now.keys, before.keys)
  )
}

describe('a page alone opens no external access', () => {
  const messages = fc.array(
    fc.record({ message: fc.constantFrom(...openers, ...closers, ...neutral), atOnce: fc.boolean() }),
    { minLength: 1, maxLength: 12 },
  )

  test.each(['closed', 'refuse', 'not_today', 'when_idle'] as const)(
    'with whatever commands in whatever order: the person says %s',
    async (said) => {
      const app = await openBench()
      app.person = () => said
      const before = await reachOf(app)
      const property = fc.asyncProperty(messages, async (sent) => {
        const running: Promise<unknown>[] = []
        for (const { message, atOnce } of sent) {
          running.push(app.send(message.name, message.input))
          if (!atOnce) await Promise.all(running)
        }
        await Promise.all(running)
        expect(reachesNoFurther(await reachOf(app), before)).toBe(true)
      })
      await fc.assert(property, { numRuns: 40 })
      expect(app.asked.some(({ kind }) => kind === 'setting')).toBe(true)
    },
  )

  test('the last of the allowed domains does not go by two commands at once', async () => {
    const app = await openBench()
    app.person = () => 'refuse'
    await Promise.all(
      ['good.example', 'other.example'].map((entry) => app.send('network.remove', { list: 'allowDomains', entry })),
    )
    expect(app.backend.settings.get('allowDomains')).toHaveLength(1)
  })
})

test.each(openers.map((message) => [JSON.stringify(message), message] as const))(
  'is asked in the window, with the value to the letter, and done after a yes: %s',
  async (_name, { name, input }) => {
    const app = await openBench()
    const before = await reachOf(app)
    app.person = () => 'refuse'
    expect(await app.send(name, input)).toMatchObject({ ok: false, error: { code: 'setting_not_confirmed' } })
    expect(await reachOf(app)).toEqual(before)
    app.person = () => 'run_now'
    expect(await app.send(name, input)).toMatchObject({ ok: true })
    expect(reachesNoFurther(await reachOf(app), before)).toBe(false)
    expect(app.asked).toHaveLength(2)
    const [view] = app.asked
    expect(view).toMatchObject({ kind: 'setting', mayRemember: false, inUse: false, simulated: false })
    const values = Object.values(input as Readonly<Record<string, AnyEntry | boolean>>)
    // A model that is switched on, or gets a key, is named by the address that was kept.
    const told = [...values.map((each) => (typeof each === 'boolean' ? '' : entryText(each))), 'http://erp/v1']
    expect(told).toContain(view?.steps[0]?.args[0]?.value)
    expect(JSON.stringify(view)).not.toMatch(/of-somebody-else/)
  },
)

test.each([...closers, ...neutral].map((message) => [JSON.stringify(message), message] as const))(
  'needs no question: %s',
  async (_name, { name, input }) => {
    const app = await openBench()
    await app.send(name, input)
    expect(app.asked).toEqual([])
  },
)

test('a webhook that is to be told is shown with the address behind its name', async () => {
  const app = await openBench()
  await app.send('settings.set', { key: 'notifyWebhook', value: 'it' })
  expect(app.asked[0]?.steps[0]?.args.map(({ value, free }) => [value, free])).toEqual([
    ['it', true],
    ['https://hooks.example/in', true],
  ])
})

test('one question at a time: what is asked meanwhile is refused and opens no second window', async () => {
  const app = await openBench()
  app.person = () => null
  const first = app.send('settings.set', { key: 'externalAccess', value: 'on' })
  await app.settled()
  expect(await app.send('network.set', { key: 'proxy', value: 'http://proxy.example:8080' })).toMatchObject({
    error: { code: 'question_open' },
  })
  // What closes a way is never held up by an open question.
  expect(await app.send('mode.set', { mode: 'offline' })).toMatchObject({ ok: true })
  expect(app.asked).toHaveLength(1)
  await app.close()
  expect(await first).toMatchObject({ error: { code: 'setting_not_confirmed' } })
})

test('what cannot be kept, or is not this person’s to change, is refused without a question', async () => {
  const app = await open({ faults: [], policy: { externalAccess: false } })
  const refused = [
    await app.send('network.add', { list: 'webhooks', entry: { name: 'it', url: 'hooks' } }),
    await app.send('network.set', { key: 'proxy', value: 'http://anna:secret@proxy:1' }),
    await app.send('keys.set', { name: 'bing', key: 'two words' }),
    await app.send('settings.set', { key: 'externalAccess', value: 'on' }),
    await app.send('settings.set', { key: 'notifyWebhook', value: 'No name!' }),
  ]
  expect(refused.every(({ ok }) => !ok)).toBe(true)
  expect(app.asked).toEqual([])
})
