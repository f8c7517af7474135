import { expect, test } from 'vitest'

import { settingDefaults, type SettingValues } from '../store/settings-schema.ts'
import type { SettingSource } from '../policy/network-mode-setting.ts'
import type { Settings } from '../store/settings.ts'
import type { LeadsTo } from '../../shared/domain/tool-manifest.ts'
import { fakeTool } from '../../test/fakes/fake-tool.ts'
import type { Tool } from '../tools/define-tool.ts'
import { destinationOf } from './external-access.ts'

function settingsOf(changed: Partial<SettingValues>, source: SettingSource = 'file'): Pick<Settings, 'get' | 'view'> {
  const values: SettingValues = { ...settingDefaults, ...changed }
  return {
    get: (key) => values[key],
    view: (key) => ({ key, value: values[key], source: key in changed ? source : 'default', locked: false }),
  }
}

function tool(leadsTo?: LeadsTo): Tool {
  const { placement } = fakeTool({ name: 'fetch' })
  return fakeTool({ name: 'fetch', placement: leadsTo === undefined ? placement : { ...placement, leadsTo } })
}

const hosts = { internalHosts: ['wiki.corp', 'api.corp:8443'] }

test('a tool that always leads to the same place has no destination of its own', () => {
  expect(destinationOf(tool(), { url: 'http://wiki.corp/' }, settingsOf(hosts))).toBeNull()
})

test.each([
  ['http://wiki.corp/a', true],
  ['HTTP://WIKI.corp./a', true],
  ['https://api.corp:8443/', true],
  ['https://api.corp/', false],
  ['http://wiki.corp@evil.example/', false],
  ['http://wiki.corp.evil.example/', false],
  ['http://127.0.0.1/', false],
  ['file:///wiki.corp', false],
  ['', false],
])('%s: in the own network = %s', (url, inOwnNetwork) => {
  expect(destinationOf(tool('url'), { url }, settingsOf(hosts))).toMatchObject({ inOwnNetwork })
})

test.each([
  ['https://a.example/f.zip', false],
  ['https://a.example/f.zip#part', false],
  ['https://a.example/f.zip?user=kim', true],
  ['https://a.example/?#', false],
  ['nonsense', true],
])('%s: carries a query = %s', (url, carriesQuery) => {
  expect(destinationOf(tool('url'), { url }, settingsOf({}))).toMatchObject({ carriesQuery })
})

test('only what the machine policy lists is listed by policy', () => {
  const listed = (changed: Partial<SettingValues>, source: SettingSource) =>
    destinationOf(tool('url'), { url: 'https://files.vendor.example/a?b' }, settingsOf(changed, source))?.listedByPolicy
  expect(listed({ allowDomains: ['vendor.example'] }, 'policy')).toBe(true)
  expect(listed({ allowToolDomains: ['fetch:vendor.example'] }, 'policy')).toBe(true)
  expect(listed({ allowDomains: ['vendor.example'] }, 'file')).toBe(false)
  expect(listed({ allowToolDomains: ['other:vendor.example'] }, 'policy')).toBe(false)
  expect(listed({ allowDomains: ['other.example'] }, 'policy')).toBe(false)
  expect(listed({}, 'policy')).toBe(false)
})

test('a webhook leads where its address does, a search where its service is', () => {
  const webhooks = ['inside=http://wiki.corp/hook', 'outside=https://hooks.example/x']
  const inside = (webhook: string) =>
    destinationOf(tool('webhook'), { webhook }, settingsOf({ ...hosts, webhooks }))?.inOwnNetwork
  expect(['inside', 'outside', 'nobody'].map(inside)).toEqual([true, false, false])
  const search = (changed: Partial<SettingValues>) =>
    destinationOf(tool('search_service'), {}, settingsOf(changed))?.inOwnNetwork
  const searxngUrl = 'http://search.corp'
  expect([search({}), search({ searxngUrl }), search({ searxngUrl, searchProvider: 'bing' })]).toEqual([
    false,
    true,
    false,
  ])
})
