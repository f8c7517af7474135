import { expect, test } from 'vitest'

import { parseSetting, readValues, settingDefaults, settingSchemas, type SettingKey } from './settings-schema.ts'

test('reaching outside is off at first, with 10 seconds and 50,000 characters', () => {
  expect(settingDefaults).toMatchObject({ externalAccess: false, externalTimeoutSec: 10, externalMaxChars: 50_000 })
})

test('every default fits its own schema', () => {
  const keys = Object.keys(settingSchemas) as SettingKey[]
  expect(keys.filter((key) => !settingSchemas[key].safeParse(settingDefaults[key]).success)).toEqual([])
})

test.each<[SettingKey, string, unknown]>([
  ['allowDomains', 'example.com, .corp.example', ['example.com', '.corp.example']],
  ['denyToolDomains', 'web_fetch:example.com', ['web_fetch:example.com']],
  ['internalHosts', 'wiki,wiki:8443,[fd00::1]:80', ['wiki', 'wiki:8443', '[fd00::1]:80']],
  ['proxy', 'socks5://proxy.corp:1080', 'socks5://proxy.corp:1080'],
  ['proxy', '', ''],
  ['searxngUrl', 'https://search.corp/', 'https://search.corp/'],
  ['searchProvider', 'searxng', 'searxng'],
  ['workspaces', 'docs=C:\\Data', ['docs=C:\\Data']],
  ['webhooks', 'it=https://hooks.example/T0', ['it=https://hooks.example/T0']],
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
  ['externalTimeoutSec', '0'],
  ['externalCallsPerMinute', '100000'],
])('%s does not take %s', (key, text) => {
  expect(parseSetting(key, text)).toBeNull()
})

test('one bad entry of a list makes the whole value invalid: nothing is left open by a slip', () => {
  expect(readValues({ denyDomains: ['good.example', 'http://bad'] }).invalid).toEqual(['denyDomains'])
})
