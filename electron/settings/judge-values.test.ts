import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, expect, test } from 'vitest'

import {
  entryText,
  networkLists,
  type AnyEntry,
  type NetworkList,
  type NetworkText,
} from '../../shared/domain/network-settings.ts'
import { plainWorkspace } from '../../shared/domain/workspace.ts'
import { judgingHere } from '../engine/judging.ts'
import type { Result } from '../kernel/result.ts'
import { entryOfText } from './entry-of-text.ts'
import { judgeContext } from './judge-setting.ts'
import type { Judge } from './setting-row.ts'
import { settingDefaults, settingTable } from './setting-table.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'deskmedic-values-'))
const noCertificate = path.join(folder, 'empty.pem')
writeFileSync(noCertificate, 'nothing in here')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Nothing else is set. */
const context = judgeContext(judgingHere, {
  get: (key) => settingDefaults[key],
  view: (key) => ({ key, value: settingDefaults[key], source: 'default', locked: false }),
})

/** One entry as a person types it, added to those that are there. */
async function checkEntry(
  list: NetworkList,
  text: string,
  { platform, before = [] }: { readonly platform: NodeJS.Platform; readonly before?: readonly AnyEntry[] } = process,
): Promise<Result<string>> {
  const judge = settingTable[list].judge as Judge<readonly AnyEntry[]> | undefined
  if (judge === undefined) throw new Error(`nobody judges ${list}`)
  const judged = await judge([...before, entryOfText(list, text)], before, { ...context, platform })
  return judged.ok ? { ok: true, value: judged.value.map(entryText).slice(before.length).join() } : judged
}

function checkText(key: NetworkText, text: string, platform: NodeJS.Platform): Promise<Result<string>> {
  const { judge } = settingTable[key]
  if (judge === undefined) throw new Error(`nobody judges ${key}`)
  return Promise.resolve(judge(text, '', { ...context, platform }))
}

type Entry = readonly [list: NetworkList, text: string, kept: string]

const good: readonly Entry[] = [
  ['allowDomains', ' example.com ', 'example.com'],
  ['allowDomains', '.Example.com', '.example.com'],
  ['denyDomains', 'пример.рф', 'пример.рф'],
  ['denyDomains', '8.8.8.8', '8.8.8.8'],
  ['internalHosts', 'wiki', 'wiki'],
  ['internalHosts', 'Wiki.corp:8443', 'wiki.corp:8443'],
  ['internalHosts', '10.0.0.5:80', '10.0.0.5:80'],
  ['internalHosts', '[fd00::1]:443', '[fd00::1]:443'],
  ['webhooks', 'it=https://hooks.example/T0/secret', 'it=https://hooks.example/T0/secret'],
  ['workspaces', `docs = ${folder}`, `docs=${folder}`],
]

test.each(good)('%s takes %s', async (...[list, text, kept]) => {
  expect(await checkEntry(list, text)).toEqual({ ok: true, value: kept })
  expect(settingTable[list].schema.safeParse([entryOfText(list, kept)]).success).toBe(true)
})

type Refused = readonly [list: NetworkList, text: string, code: string, reason: string | null]

const refusing = (list: NetworkList, code: string, texts: readonly string[]): readonly Refused[] =>
  texts.map((text) => [list, text, code, null])

const bad: readonly Refused[] = [
  ...refusing('allowDomains', 'domain_invalid', [
    '',
    '.',
    'a b',
    'https://example.com',
    'example.com/',
    'example.com:443',
    '*.example.com',
    'u@example.com',
  ]),
  ...refusing('denyDomains', 'domain_invalid', [
    'example..com',
    '..example.com',
    '%41.com',
    '10.0.0',
    '0x7f.1',
    'a\u0000b',
    `${'a'.repeat(300)}.com`,
  ]),
  ...refusing('internalHosts', 'server_invalid', [
    '',
    'wiki:',
    'wiki:0',
    'wiki:65536',
    'http://wiki',
    'wiki/x',
    '[::1',
    'fd00::1',
    ':80',
    '*:80',
  ]),
  ['webhooks', '=https://hooks.example', 'webhook_invalid', 'name'],
  ['webhooks', 'IT=https://hooks.example', 'webhook_invalid', 'name'],
  ['webhooks', 'it', 'webhook_invalid', 'address'],
  ['webhooks', 'it=ftp://hooks.example', 'webhook_invalid', 'address'],
  ['webhooks', 'it=https://user:pass@hooks.example', 'webhook_invalid', 'address'],
  ['workspaces', 'docs=Downloads', 'workspace_invalid', 'path'],
  ['workspaces', `docs=${path.join(folder, 'gone')}`, 'workspace_invalid', 'missing'],
  ['workspaces', `docs=${noCertificate}`, 'workspace_invalid', 'missing'],
  ['workspaces', `My Files=${folder}`, 'workspace_invalid', 'name'],
]

test.each(bad)('%s does not take %j: %s', async (...[list, text, code, reason]) => {
  const checked = await checkEntry(list, text)
  expect(checked).toMatchObject({ ok: false, error: { code, data: reason === null ? {} : { reason } } })
})

test('no refusal repeats the address of a webhook: whoever knows it may use it', async () => {
  for (const entry of ['it=ftp://hooks.example/secret', 'IT=https://hooks.example/secret', 'https://x/?t=secret'])
    expect(JSON.stringify(await checkEntry('webhooks', entry))).not.toContain('secret')
})

test('on Windows only drives of this PC are folders: a path to another computer would make Windows sign in there', async () => {
  for (const place of ['\\\\server\\share', '//server/share', '\\\\?\\UNC\\server\\share', '\\\\.\\pipe\\x', 'docs'])
    expect(await checkEntry('workspaces', `docs=${place}`, { platform: 'win32' })).toMatchObject({
      error: { data: { reason: 'path' } },
    })
  expect(await checkText('caFile', '\\\\server\\share\\root.pem', 'win32')).toMatchObject({
    error: { code: 'certificates_unreadable' },
  })
})

type Proxy = readonly [text: string, outcome: 'taken' | 'credentials' | 'kind']

const proxies: readonly Proxy[] = [
  ['http://proxy.corp:8080', 'taken'],
  ['socks5://10.0.0.1', 'taken'],
  ['', 'taken'],
  ['direct', 'taken'],
  ['http://wpad.corp/wpad.dat', 'taken'],
  ['http://wpad.corp/proxy.pac?x=1', 'taken'],
  ['pac+https://wpad.corp/p', 'taken'],
  ['http://user:pass@proxy.corp:8080', 'credentials'],
  ['http://user@proxy.corp:8080', 'credentials'],
  ['http://user:pass@wpad.corp/proxy.pac', 'credentials'],
  ['file:///C:/proxy.pac', 'kind'],
  ['proxy.corp:8080', 'kind'],
  ['https://proxy.corp', 'kind'],
  ['proxy', 'kind'],
]

test.each(proxies)('the proxy %j: %s', async (...[text, outcome]) => {
  const checked = await checkText('proxy', text, process.platform)
  if (outcome === 'taken') expect(checked).toEqual({ ok: true, value: text })
  else expect(checked).toEqual({ ok: false, error: { code: 'proxy_unsupported', data: { reason: outcome } } })
})

test('a file with certificates has to be there and to hold some', async () => {
  for (const file of [noCertificate, path.join(folder, 'gone.pem'), 'root.pem', folder])
    expect(await checkText('caFile', file, process.platform)).toMatchObject({
      error: { code: 'certificates_unreadable' },
    })
})

test('the address of the search service is a whole one without a sign-in', async () => {
  expect(await checkText('searxngUrl', 'http://search.corp:8888/', process.platform)).toMatchObject({ ok: true })
  for (const text of ['search.corp', 'ftp://search.corp', 'https://u:p@search.corp', 'https://', 'https://a b'])
    expect(await checkText('searxngUrl', text, process.platform)).toMatchObject({
      error: { code: 'web_address_invalid' },
    })
})

test('every list has a refusal for what the file of settings would not take', async () => {
  for (const list of networkLists) {
    const checked = await checkEntry(list, `x=https://example.com/${'a'.repeat(2_000)}`)
    expect([list, checked.ok]).toEqual([list, false])
  }
})

test('what is kept already stays although it could not be added now; a name that is there is not taken twice', async () => {
  const gone = plainWorkspace('gone', path.join(folder, 'unplugged'))
  expect(
    await checkEntry('workspaces', `docs=${folder}`, { platform: process.platform, before: [gone] }),
  ).toMatchObject({ ok: true })
  for (const before of [[gone], [plainWorkspace('gone', folder), gone]])
    expect(
      await checkEntry('workspaces', `gone=${tmpdir()}`, { platform: process.platform, before: before }),
    ).toMatchObject({
      error: { code: 'workspace_invalid', data: { entry: 'gone', reason: 'twice' } },
    })
  expect(
    await checkEntry('allowDomains', 'Example.com', { platform: process.platform, before: ['example.com'] }),
  ).toEqual({
    ok: true,
    value: '',
  })
})

test('more entries than a list can hold are refused', async () => {
  const many = Array.from({ length: 1_000 }, (_, number) => `n${number}.example`)
  expect(await checkEntry('denyDomains', 'n0.example', { platform: process.platform, before: many })).toMatchObject({
    ok: true,
  })
  expect(await checkEntry('denyDomains', 'more.example', { platform: process.platform, before: many })).toMatchObject({
    error: { code: 'list_too_long', data: { limit: 1_000 } },
  })
})
