import { afterEach, expect, test } from 'vitest'

import { proxyInAnswer } from '../../electron/executors/http/client/proxy.ts'
import type { FindProxy } from '../../electron/engine/host-ports.ts'
import { createProxyFor, type ProxyDeps } from '../../electron/engine/network/proxy-here.ts'
import { createManualClock } from '../fakes/storage-deps.ts'
import { createTestNetwork, type TestNetwork } from './loopback.ts'

const opened: TestNetwork[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((network) => network.close()))
})

const url = new URL('https://a.example.com/p')
const script = 'function FindProxyForURL(url, host) { return "PROXY proxy.corp:8080" }'
const inCorp = { ok: true, value: { kind: 'http', host: 'proxy.corp', port: 8080 } }

/** `find` answers as Chromium would; what it was asked is kept. */
function proxyOf(setting: string, more: Partial<ProxyDeps> = {}) {
  const asked: Parameters<FindProxy>[0][] = []
  const network = createTestNetwork({ judge: () => null })
  opened.push(network)
  const clock = createManualClock()
  const find: FindProxy = (rule) => {
    asked.push(rule)
    return Promise.resolve(rule === 'system' ? 'DIRECT' : 'PROXY proxy.corp:8080; DIRECT')
  }
  const proxyFor = createProxyFor({
    setting: () => setting,
    findProxy: find,
    client: network.client,
    scriptOfSystem: () => Promise.resolve(null),
    clock,
    ...more,
  })
  return { network, asked, clock, proxyFor }
}

async function serving(answer: string, status = 200) {
  const network = createTestNetwork()
  opened.push(network)
  const fetched: string[] = []
  const port = await network.serve((request, response) => {
    fetched.push(request.url ?? '')
    response.writeHead(status).end(answer)
  })
  return { address: `http://127.0.0.1:${port}/proxy.pac`, fetched }
}

test('a script is fetched once in ten minutes and run for each address', async () => {
  const { address, fetched } = await serving(script)
  const { proxyFor, asked, clock } = proxyOf(address)
  expect([await proxyFor(url), await proxyFor(url)]).toEqual([inCorp, inCorp])
  expect([fetched, asked]).toEqual([['/proxy.pac'], [{ script }, { script }]])
  clock.advance(10 * 60_000)
  await proxyFor(url)
  expect(fetched).toHaveLength(2)
})

test('nothing set: as the PC is set, by its script where it has one', async () => {
  const { proxyFor, asked } = proxyOf('')
  expect(await proxyFor(url)).toEqual({ ok: true, value: null })
  expect(asked).toEqual(['system'])
  const { address } = await serving(script)
  const other = proxyOf('', { scriptOfSystem: () => Promise.resolve(address) })
  expect(await other.proxyFor(url)).toEqual(inCorp)
  expect(other.asked).toEqual([{ script }])
})

test('direct asks nobody, and so does a proxy with a fixed address', async () => {
  for (const [setting, expected] of [
    ['direct', { ok: true, value: null }],
    ['http://proxy.corp:8080', inCorp],
  ] as const) {
    const { proxyFor, asked } = proxyOf(setting)
    expect([await proxyFor(url), asked]).toEqual([expected, []])
  }
})

test('a host that runs no scripts says so, and goes directly where nothing is set', async () => {
  const { findProxy, ...script } = { findProxy: undefined }
  expect(await proxyOf('http://wpad.corp/proxy.pac', { findProxy, ...script }).proxyFor(url)).toMatchObject({
    error: { code: 'proxy_unsupported', data: { reason: 'script' } },
  })
  expect(await proxyOf('', { findProxy }).proxyFor(url)).toEqual({ ok: true, value: null })
})

test.each([
  ['no script', '<html>sign in</html>', 200],
  ['an error', script, 404],
  ['too long', `${script}${' '.repeat(1_100_000)}`, 200],
])('%s instead of a script: no way is guessed', async (_, answer, status) => {
  const { address } = await serving(answer, status)
  const { proxyFor, asked } = proxyOf(address)
  expect(await proxyFor(url)).toMatchObject({ ok: false, error: { code: 'proxy_failed', data: { host: '127.0.0.1' } } })
  expect(asked).toEqual([])
})

test.each([
  ['DIRECT', { ok: true, value: null }],
  ['PROXY proxy.corp:8080; DIRECT', inCorp],
  ['HTTPS secure.corp:443; PROXY proxy.corp:8080', inCorp],
  ['SOCKS old.corp:1080; SOCKS5 new.corp:1081', { ok: true, value: { kind: 'socks5', host: 'new.corp', port: 1081 } }],
  ['PROXY [fd00::1]:3128', { ok: true, value: { kind: 'http', host: 'fd00::1', port: 3128 } }],
  ['SOCKS old.corp:1080', { ok: false, error: { code: 'proxy_unsupported', data: { reason: 'kind' } } }],
  ['', { ok: false, error: { code: 'proxy_unsupported', data: { reason: 'kind' } } }],
])('the answer %j', (answer, expected) => {
  expect(proxyInAnswer(answer)).toEqual(expected)
})
