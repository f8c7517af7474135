import { expect, test } from 'vitest'

import { fakeNetworkPorts, type FakeNetwork } from '../../../../test/fakes/fake-network-ports.ts'
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

test.each([
  ['expected_page', { internetTested: true, internetOk: true, captivePortal: false }],
  ['other_page', { internetTested: true, internetOk: false, captivePortal: true }],
  ['no_answer', { internetTested: true, internetOk: false, captivePortal: false }],
  ['not_tried', { internetTested: false, internetOk: null, captivePortal: null }],
] as const)('%s', async (internet, facts) => {
  expect(await check({ internet })).toMatchObject({ ...facts, profiles: null })
})
