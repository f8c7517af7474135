import { expect, test } from 'vitest'

import { fakeNetworkPorts, type FakeNetwork } from '../../../../test/fakes/fake-network-ports.ts'
import { portable } from './portable.ts'

import { tool } from './tool.ts'

const { signal } = new AbortController()

async function check(fake: FakeNetwork): Promise<Record<string, unknown>> {
  return tool.result().parse(await portable.run({ args: {}, ports: fakeNetworkPorts(fake), signal }))
}

const folders = { '/sys/class': ['net'], '/sys/class/net': ['eth0', 'tap0', 'tun0', 'wg0'] }

test('tunnels are told by their kind; without one a connection is not excluded', async () => {
  const files = {
    '/sys/class/net/tun0/tun_flags': '0x1001\n',
    '/sys/class/net/tun0/operstate': 'unknown\n',
    '/sys/class/net/tap0/tun_flags': '0x1002\n',
    '/sys/class/net/tap0/operstate': 'up\n',
    '/sys/class/net/wg0/uevent': 'DEVTYPE=wireguard\nINTERFACE=wg0\n',
    '/sys/class/net/wg0/operstate': 'down\n',
  }
  expect(await check({ folders, files })).toMatchObject({
    profiles: null,
    adapters: [
      { name: 'tun0', description: 'TUN', up: true },
      { name: 'wg0', description: 'WireGuard', up: false },
    ],
    connected: true,
  })
  expect(await check({ folders })).toMatchObject({ adapters: [], connected: null })
  expect(await check({})).toMatchObject({ adapters: null, connected: null })
})
