import { expect, test } from 'vitest'

import { plainWorkspace } from '../../shared/domain/workspace.ts'
import { readValues, settingDefaults, settingKeys, settingTable, type SettingKey } from './setting-table.ts'
import { valueOfText } from './setting-text.ts'

/** What was typed, where it fits the setting; null = it does not. */
function parseSetting(key: SettingKey, text: string): unknown {
  const parsed = settingTable[key].schema.safeParse(valueOfText(key, text))
  return parsed.success ? parsed.data : null
}

test('external access is off at first, with 10 seconds and 50,000 characters', () => {
  expect(settingDefaults).toMatchObject({ externalAccess: false, externalTimeoutSec: 10, externalMaxChars: 50_000 })
})

test('every default fits its own schema', () => {
  expect(settingKeys.filter((key) => !settingTable[key].schema.safeParse(settingDefaults[key]).success)).toEqual([])
})

test.each<[SettingKey, string, unknown]>([
  ['allowDomains', 'example.com, .corp.example', ['example.com', '.corp.example']],
  ['denyToolDomains', 'web_fetch:example.com', ['web_fetch:example.com']],
  ['internalHosts', 'wiki,wiki:8443,[fd00::1]:80', ['wiki', 'wiki:8443', '[fd00::1]:80']],
  ['proxy', 'socks5://proxy.corp:1080', 'socks5://proxy.corp:1080'],
  ['proxy', '', ''],
  ['searxngUrl', 'https://search.corp/', 'https://search.corp/'],
  ['searchProvider', 'searxng', 'searxng'],
  ['workspaces', 'docs=C:\\Data', [plainWorkspace('docs', 'C:\\Data')]],
  [
    'codeCollections',
    'shop=team/one, shop=team/a=b',
    [
      { name: 'shop', folder: 'team/one' },
      { name: 'shop', folder: 'team/a=b' },
    ],
  ],
  ['webhooks', 'it=https://hooks.example/T0', [{ name: 'it', url: 'https://hooks.example/T0' }]],
])('%s takes %s', (key, text, value) => {
  expect(parseSetting(key, text)).toEqual(value)
})

test.each<[SettingKey, string]>([
  ['allowDomains', 'https://example.com/'],
  ['denyToolDomains', 'example.com'],
  ['searxngUrl', 'file:///etc/passwd'],
  ['searchProvider', 'altavista'],
  ['webhooks', 'it=ftp://hooks.example'],
  ['workspaces', 'C:\\Data'],
  ['codeCollections', 'team/one'],
  ['codeCollections', 'shop='],
  ['externalTimeoutSec', '0'],
  ['externalCallsPerMinute', '100000'],
])('%s does not take %s', (key, text) => {
  expect(parseSetting(key, text)).toBeNull()
})

test('one bad entry of a list makes the whole value invalid: nothing is left open by a slip', () => {
  expect(readValues({ denyDomains: ['good.example', 'http://bad'] }).invalid).toEqual(['denyDomains'])
})
