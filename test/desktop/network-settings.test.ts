import { readFile, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { describe, expect, test } from 'vitest'

import type { AnyEntry, NetworkList, NetworkText } from '../../shared/domain/network-settings.ts'
import type { KeysView } from '../../shared/ipc/setting-view.ts'
import type { SettingsView } from '../../shared/ipc/views.ts'
import type { TextEncryption } from '../../electron/store/secret-store.ts'
import { useDesktops } from '../fakes/desktop-fixture.ts'
import { entryOfText } from '../../electron/settings/entry-of-text.ts'

const open = useDesktops()

type App = Awaited<ReturnType<typeof open>>

const add = (app: App, list: NetworkList, text: string) =>
  app.send('network.add', { list, entry: entryOfText(list, text) })
const set = (app: App, key: NetworkText, value: string) => app.send('network.set', { key, value })
const viewOf = async (app: App) => (await app.ask<SettingsView>('settings.get', {})).network

/** Everything in the data folder, as text. */
async function written({ dataFolder }: App): Promise<string> {
  const entries = await readdir(dataFolder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n')
}

describe('entries', () => {
  test('are added, in force at once, kept over a restart, and taken away one by one', async () => {
    const app = await open({ faults: [] })
    for (const entry of ['example.com', '.corp.example', 'EXAMPLE.com']) await add(app, 'allowDomains', entry)
    await add(app, 'internalHosts', 'wiki:8443')
    expect(app.backend.settings.get('allowDomains')).toEqual(['example.com', '.corp.example'])
    await app.ask('network.remove', { list: 'allowDomains', entry: 'example.com' })
    await app.settled()
    expect(app.pushed.some(({ kind }) => kind === 'settings')).toBe(true)
    await app.close()
    const next = await open({ dataFolder: app.dataFolder })
    const { lists } = await viewOf(next)
    expect([lists.allowDomains.value, lists.internalHosts.value]).toEqual([['.corp.example'], ['wiki:8443']])
  })

  test('that cannot be used are refused with code and sentence, and nothing of them is kept', async () => {
    const app = await open({ faults: [] })
    await add(app, 'denyDomains', 'good.example')
    for (const [list, entry, code] of [
      ['denyDomains', 'http://bad', 'domain_invalid'],
      ['internalHosts', 'wiki:99999', 'server_invalid'],
      ['webhooks', 'it=hooks', 'webhook_invalid'],
      ['workspaces', 'docs=nowhere', 'workspace_invalid'],
    ] as const) {
      const refused = await add(app, list, entry)
      expect(refused).toMatchObject({ ok: false, error: { code } })
      if (!refused.ok) for (const part of [refused.error.why, refused.error.next]) expect(part).toMatch(/\w+ .{10,}\.$/)
    }
    const { lists } = await viewOf(app)
    expect(Object.values(lists).flatMap(({ value }): readonly AnyEntry[] => value)).toEqual(['good.example'])
  })

  test('one of the webhooks can be told how repairs end: chosen by name, written down, nobody at first', async () => {
    const app = await open({ faults: [] })
    await add(app, 'webhooks', 'it=https://hooks.example/secret')
    expect((await app.ask<SettingsView>('settings.get', {})).notifyWebhook.value).toBe('')
    const refused = await app.send('settings.set', { key: 'notifyWebhook', value: 'No name!' })
    expect(refused.ok).toBe(false)
    const chosen = await app.ask<SettingsView>('settings.set', { key: 'notifyWebhook', value: 'it' })
    expect(chosen.notifyWebhook).toEqual({ value: 'it', source: 'file', lockedBy: null })
    expect(app.backend.settings.get('notifyWebhook')).toBe('it')
    expect(await app.send('settings.set', { key: 'notifyWebhook', value: 'nobody' })).toMatchObject({
      error: { code: 'unknown_webhook' },
    })
    const removed = { list: 'webhooks', entry: 'it' }
    expect(await app.send('network.remove', removed)).toMatchObject({ error: { code: 'webhook_in_use' } })
    const nobody = await app.ask<SettingsView>('settings.set', { key: 'notifyWebhook', value: '' })
    expect(nobody.notifyWebhook.value).toBe('')
  })

  test('added at the same moment are all kept', async () => {
    const app = await open({ faults: [] })
    const names = Array.from({ length: 8 }, (_, number) => `n${number}.example`)
    await Promise.all(names.map((name) => add(app, 'denyDomains', name)))
    expect([...app.backend.settings.get('denyDomains')].sort()).toEqual(names)
  })

  test('of the organisation are shown with its contact and stay; a list that it has fixed is locked', async () => {
    const app = await open({
      faults: [],
      policy: { denyDomains: ['blocked.example'], internalHosts: ['erp'], adminContactName: 'IT help desk' },
    })
    await add(app, 'denyDomains', 'own.example')
    await app.send('network.remove', { list: 'denyDomains', entry: 'blocked.example' })
    const { lists } = await viewOf(app)
    expect(lists.denyDomains).toMatchObject({
      value: ['own.example'],
      lockedBy: null,
      fixed: ['blocked.example'],
      fixedBy: { source: 'policy', contact: 'IT help desk' },
    })
    expect(app.backend.settings.get('denyDomains')).toEqual(['blocked.example', 'own.example'])
    expect(lists.internalHosts).toMatchObject({ value: ['erp'], lockedBy: { contact: 'IT help desk' } })
    expect(await add(app, 'internalHosts', 'wiki')).toMatchObject({ error: { code: 'setting_locked' } })
    expect(JSON.parse(await readFile(path.join(app.dataFolder, 'settings.json'), 'utf8'))).toEqual({
      schemaVersion: 4,
      denyDomains: ['own.example'],
      checksum: expect.any(String) as unknown,
    })
  })

  test('a webhook is used as entered, shown without what stands behind its server, and removed by its name', async () => {
    const app = await open({ faults: [] })
    const shown = await add(app, 'webhooks', 'it=https://hooks.example/T0/topsecret')
    expect(JSON.stringify([shown, app.pushed])).not.toContain('topsecret')
    expect(app.backend.settings.get('webhooks')).toEqual([{ name: 'it', url: 'https://hooks.example/T0/topsecret' }])
    expect((await viewOf(app)).lists.webhooks.value).toEqual([{ name: 'it', url: 'https://hooks.example/…' }])
    expect(await add(app, 'webhooks', 'it=https://other.example')).toMatchObject({ error: { code: 'webhook_invalid' } })
    await app.ask('network.remove', { list: 'webhooks', entry: 'it' })
    expect(app.backend.settings.get('webhooks')).toEqual([])
  })
})

describe('the proxy', () => {
  test('with a sign-in or chosen by a script is refused in plain words, in every language', async () => {
    const app = await open({ faults: [] })
    await set(app, 'proxy', 'http://proxy.corp:8080')
    for (const [lang, value, words] of [
      ['en', 'http://anna:topsecret@proxy.corp:8080', 'its address can’t hold'],
      ['en', 'https://proxy.corp', 'isn’t an HTTP or SOCKS5 proxy, nor a proxy script'],
      ['ko', 'https://proxy.corp', '프록시도, 프록시 스크립트도 아닙니다'],
      ['zh', 'http://anna:topsecret@proxy.corp:8080', '地址中不能包含用户名和密码'],
    ] as const) {
      await app.ask('settings.set', { key: 'language', value: lang })
      const refused = await set(app, 'proxy', value)
      expect(refused).toMatchObject({ ok: false, error: { code: 'proxy_unsupported' } })
      if (!refused.ok) expect(refused.error.why).toContain(words)
      expect(JSON.stringify(refused)).not.toContain('topsecret')
    }
    expect((await viewOf(app)).texts.proxy.value).toBe('http://proxy.corp:8080')
    expect(await written(app)).not.toContain('topsecret')
    await set(app, 'proxy', '')
    expect((await viewOf(app)).texts.proxy).toMatchObject({ value: '', lockedBy: null })
  })

  test('that somebody wrote into the file with a password is not shown with it', async () => {
    const app = await open({ faults: [] })
    await app.close()
    const file = path.join(app.dataFolder, 'settings.json')
    await writeFile(file, JSON.stringify({ proxy: 'http://anna:topsecret@proxy.corp:8080' }))
    const next = await open({ dataFolder: app.dataFolder })
    expect((await viewOf(next)).texts.proxy.value).toBe('http://***@proxy.corp:8080')
  })
})

describe('keys', () => {
  const key = 'tvly-Top-Secret-0123456789'
  const unavailable: TextEncryption = {
    isAvailable: () => false,
    encrypt: () => Buffer.alloc(0),
    decrypt: () => '',
  }

  test.each([
    ['encrypted', undefined, 'stored', true],
    ['for this session', unavailable, 'session', false],
  ] as const)('kept %s: no answer, message, file or record holds it', async (...[, encryption, place, kept]) => {
    const app = await open({ faults: [], ...(encryption === undefined ? {} : { encryption }) })
    const answers = [
      await app.send('keys.set', { name: 'tavily', key }),
      await app.send('keys.set', { name: 'serper', key: `${key} with a blank` }),
      await app.send('keys.set', { name: 'tavily', key: key.repeat(400) }),
      await app.send('keys.set', { name: 'google', key }),
      await app.send('keys.list', {}),
      await app.send('settings.get', {}),
      await app.send('pc.get', {}),
    ]
    expect(answers.map(({ ok }) => ok)).toEqual([true, false, false, false, true, true, true])
    expect(await app.ask<KeysView>('keys.list', {})).toMatchObject({ kept, places: { tavily: place, serper: 'none' } })
    await app.close()
    expect(JSON.stringify([answers, app.pushed, app.asked, app.notified])).not.toContain('Top-Secret')
    const files = await written(app)
    expect(files).not.toContain('Top-Secret')
    expect(files).toContain('searchKey')
    const next = await open({ dataFolder: app.dataFolder })
    expect((await next.ask<KeysView>('keys.list', {})).places.tavily).toBe(kept ? 'stored' : 'none')
    expect((await next.ask<KeysView>('keys.remove', { name: 'tavily' })).places.tavily).toBe('none')
  })
})

test('every change stands in the record of changes by its name, without the value', async () => {
  const app = await open({ faults: [] })
  await add(app, 'webhooks', 'it=https://hooks.example/T0/topsecret')
  await set(app, 'searxngUrl', 'http://search.corp:8888')
  await app.close()
  const lines = (await written(app)).split('\n').filter((line) => line.includes('"kind":"setting"'))
  for (const name of ['webhooks', 'searxngUrl']) expect(lines.some((line) => line.includes(name))).toBe(true)
  expect(lines.join('')).not.toMatch(/topsecret|hooks\.example|search\.corp/)
})
