import { describe, expect, test } from 'vitest'

import { settingDefaults, type SettingValues } from '../../settings/setting-table.ts'
import type { SettingSource } from '../../policy/network-mode-setting.ts'
import type { Settings } from '../../settings/settings.ts'
import type { DestinationSource } from '../../../shared/domain/tool-manifest.ts'
import { fakeTool } from '../../../test/fakes/fake-tool.ts'
import type { Tool } from '../../contract/define-tool.ts'
import { checkAnswers } from '../../executors/http/guard/check-answers.ts'
import { checkUrl } from '../../executors/http/guard/check-url.ts'
import { rulesFor } from '../../executors/http/web/web-address.ts'
import { destinationOf, externalAccessOf, guardListsOf } from './external-access.ts'

function settingsOf(changed: Partial<SettingValues>, source: SettingSource = 'file'): Pick<Settings, 'get' | 'view'> {
  const values: SettingValues = { ...settingDefaults, ...changed }
  return {
    get: (key) => values[key],
    view: (key) => ({ key, value: values[key], source: key in changed ? source : 'default', locked: false }),
  }
}

function tool(destinationSource?: DestinationSource): Tool {
  const { placement } = fakeTool({ name: 'fetch' })
  return fakeTool({
    name: 'fetch',
    placement: destinationSource === undefined ? placement : { ...placement, destinationSource },
  })
}

const hosts = { internalHosts: ['wiki.corp', 'api.corp:8443'] }

test('a list opens external access to one tool, by each of its names, unless the policy has fixed the switch', () => {
  const place = { environment: {}, aliasesOf: (name: string) => (name === 'api_call' ? ['http_request'] : []) }
  const closed = (changed: Partial<SettingValues>, source?: SettingSource): unknown[] => {
    const { closedFor } = externalAccessOf(settingsOf(changed, source), { ...place, platform: 'linux' })
    return ['api_call', 'web_fetch'].map((name) => closedFor(name)?.fixed ?? 'open')
  }
  expect(closed({})).toEqual([false, false])
  expect(closed({ externalAccess: true })).toEqual(['open', 'open'])
  expect(closed({ externalAccess: false, allowTools: ['http_request'] })).toEqual(['open', false])
  expect(closed({ externalAccess: false, allowTools: ['http_request'] }, 'policy')).toEqual([true, true])
})

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
  const webhooks = [
    { name: 'inside', url: 'http://wiki.corp/hook' },
    { name: 'outside', url: 'https://hooks.example/x' },
  ]
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

describe('servers of the own network', () => {
  const url = 'http://93.184.216.34:8977/?q=secret'
  const publicServer = { internalHosts: ['93.184.216.34:8977'] }

  /** What the guard says where the policy fixes some values and the person has set others. */
  function judged(address: string, byPolicy: Partial<SettingValues>, byPerson: Partial<SettingValues>): string {
    const own = settingsOf(byPerson)
    const fixed = settingsOf(byPolicy, 'policy')
    const settings: Pick<Settings, 'get' | 'view'> = {
      get: (key) => (key in byPolicy ? fixed : own).get(key),
      view: (key) => (key in byPolicy ? fixed : own).view(key),
    }
    const answer = checkUrl(address, rulesFor(address, 'web_fetch', guardListsOf(settings)))
    return answer.verdict === 'allow' ? 'passed' : answer.code
  }

  test('an address of the internet is none, whoever lists it', () => {
    expect(destinationOf(tool('url'), { url }, settingsOf(publicServer))).toMatchObject({ inOwnNetwork: false })
    expect(destinationOf(tool('url'), { url }, settingsOf(publicServer, 'policy'))).toMatchObject({
      inOwnNetwork: false,
    })
    const rules = rulesFor('http://wiki.corp/', 'web_fetch', guardListsOf(settingsOf(hosts)))
    expect(rules).toMatchObject({ profile: 'internal', privateOnly: true })
    expect(checkAnswers(['10.0.0.5', '93.184.216.34'], rules)).toMatchObject({ code: 'answer_refused' })
    expect(checkAnswers(['2606:2800:220:1::1'], rules)).toMatchObject({ code: 'answer_refused' })
    expect(checkAnswers(['10.0.0.5', 'fd00::5'], rules)).toBeNull()
  })

  test('what the policy denies or does not allow is not opened by listing it as an own server', () => {
    expect(judged(url, { denyDomains: ['93.184.216.34'] }, publicServer)).toBe('domain_denied')
    expect(judged(url, { allowDomains: ['good.example'] }, publicServer)).toBe('domain_not_listed')
    const wiki = { internalHosts: ['wiki.corp'] }
    expect(judged('http://wiki.corp/', { denyDomains: ['corp'] }, wiki)).toBe('domain_denied')
    expect(judged('http://wiki.corp/', { denyToolDomains: ['web_fetch:wiki.corp'] }, wiki)).toBe('domain_denied')
    expect(judged('http://wiki.corp/', { allowDomains: ['good.example'] }, wiki)).toBe('domain_not_listed')
    expect(judged('http://wiki.corp/', { allowToolDomains: ['web_fetch:good.example'] }, wiki)).toBe(
      'domain_not_listed',
    )
    expect(judged('http://wiki.corp/', {}, { ...wiki, denyDomains: ['wiki.corp'] })).toBe('domain_denied')
  })

  test('what a person allows of the internet says nothing about own servers, and a server of the policy needs no second word', () => {
    expect(judged('http://wiki.corp/', {}, { ...hosts, allowDomains: ['good.example'] })).toBe('passed')
    expect(judged('http://wiki.corp/', { ...hosts, allowDomains: ['good.example'] }, {})).toBe('passed')
    expect(judged('http://wiki.corp/', { ...hosts, denyDomains: ['wiki.corp'] }, {})).toBe('domain_denied')
  })
})
