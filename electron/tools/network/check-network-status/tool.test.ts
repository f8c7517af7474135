import { expect, test } from 'vitest'

import { fakeNetworkPorts, type FakeNetwork } from '../../../../test/fakes/fake-network-ports.ts'
import type { WebAnswer } from '../../../contract/web-port.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { portable } from './portable.ts'
import { tool } from './tool.ts'

const { signal } = new AbortController()
const wired = {
  iface: 'eth0',
  ifaceName: 'eth0',
  default: true,
  ip4: '192.0.2.2',
  ip4subnet: '255.255.255.0',
  ip6: '',
  ip6subnet: '',
}
const interfaces = [
  { ...wired, mac: '02:fc:00:00:00:01', internal: false, virtual: false, operstate: 'up', speed: 1000, dhcp: true },
]

async function check(fake: FakeNetwork): Promise<Record<string, unknown>> {
  return tool.result().parse(await portable.run({ args: {}, ports: fakeNetworkPorts({ interfaces, ...fake }), signal }))
}

test('a router that takes a connection is reachable; a silent one is unknown', async () => {
  expect(await check({ gateway: '192.0.2.1', open: { '192.0.2.1:53': 2.2, '192.0.2.1:80': 3 } })).toMatchObject({
    defaultRoutes: [{ nextHop: '192.0.2.1', ifIndex: 1, metric: null }],
    gatewayReachable: true,
    gatewayMs: 2,
  })
  expect(await check({ gateway: '192.0.2.1' })).toMatchObject({ gatewayReachable: null, gatewayMs: null })
  expect(await check({})).toMatchObject({ defaultRoutes: null, gatewayReachable: null })
})

const page = (text: string): Result<WebAnswer> =>
  ok({ url: '', status: 200, headers: {}, guard: 'full', body: new TextEncoder().encode(text) })
const host = 'www.msftconnecttest.com'

test.each([
  ['the text of Windows', page('Microsoft Connect Test'), [true, true, false]],
  ['another page', page('<html>Microsoft Connect Test</html>'), [true, false, true]],
  [
    'a name that leads into a private network',
    fail('url_refused', { host, reason: 'answer_refused' }),
    [true, false, true],
  ],
  ['no answer', fail('site_unreachable', { host }), [true, false, false]],
  ['no such name', fail('site_not_found', { host }), [true, false, false]],
  ['a time-out', fail('site_too_slow', { host, phase: 'connect' }), [true, false, false]],
  ['another mode', fail('mode_blocks_tool', { mode: 'internal' }), [false, null, null, 'network_mode']],
  [
    'external access that is off',
    fail('external_access_off', { fixed: false }),
    [false, null, null, 'external_access'],
  ],
  [
    'a list without the address',
    fail('url_refused', { host, reason: 'domain_not_listed' }),
    [false, null, null, 'address_list'],
  ],
  ['too many requests', fail('rate_limited', { limit: 1, seconds: 9 }), [false, null, null, 'other']],
] as const)('%s', async (_, internet, [internetTested, internetOk, captivePortal, internetNotTested = null]) => {
  const facts = { internetTested, internetOk, captivePortal, internetNotTested }
  expect(await check({ internet })).toMatchObject({ ...facts, profiles: null })
})
