import { expect, test } from 'vitest'

import { fakeNetworkPorts, type FakeNetwork } from '../../../test/fakes/fake-network-ports.ts'
import type { PortablePorts } from './define-portable.ts'
import { readGateway, readInterfaces } from './network-interfaces.ts'

const wired = {
  iface: 'eth0',
  ifaceName: 'eth0',
  default: true,
  ip4: '192.0.2.2',
  ip4subnet: '255.255.255.0',
  ip6: 'fd00::2',
  ip6subnet: 'ffff:ffff:ffff:ffff::',
  mac: '02:fc:00:00:00:01',
  internal: false,
  virtual: false,
  operstate: 'up',
  speed: -1,
  dhcp: false,
}
const loopback = { ...wired, iface: 'lo', internal: true, default: false }
const bridge = { ...wired, iface: 'docker0', virtual: true, default: false }

test('what leads out is read, with the numbers of the kernel', async () => {
  const files = {
    '/sys/class/net/eth0/ifindex': '7\n',
    '/sys/class/net/eth0/flags': '0x1003\n',
    '/sys/class/net/eth0/carrier': '1\n',
  }
  const found = await readInterfaces(fakeNetworkPorts({ interfaces: [loopback, bridge, wired], files }))
  expect(found).toEqual([
    {
      name: 'eth0',
      ifIndex: 7,
      mac: '02:fc:00:00:00:01',
      up: true,
      disabled: false,
      cablePlugged: true,
      linkSpeed: null,
      isDefault: true,
      ip: ['192.0.2.2', 'fd00::2'],
      mask: ['255.255.255.0', '64'],
      dhcp: null,
    },
  ])
})

test('what the kernel does not say stays unknown', async () => {
  const down = { ...wired, operstate: 'down', speed: 1000, dhcp: true, ip6: '', ip6subnet: '' }
  const [found] = await readInterfaces(fakeNetworkPorts({ interfaces: [down], platform: 'darwin' }))
  expect(found).toMatchObject({
    ifIndex: 1,
    up: false,
    disabled: null,
    cablePlugged: null,
    linkSpeed: '1000 Mbps',
    dhcp: true,
  })
  expect(found?.mask).toEqual(['255.255.255.0'])
})

function portsAnd(fake: FakeNetwork): [PortablePorts, AbortSignal] {
  return [fakeNetworkPorts(fake), new AbortController().signal]
}

test('no router is told apart from a router that cannot be read', async () => {
  const header = 'Iface\tDestination\tGateway\n'
  const table = (rows: string) => ({ files: { '/proc/net/route': header + rows } })
  expect(await readGateway(...portsAnd({ gateway: '192.0.2.1' }))).toBe('192.0.2.1')
  expect(await readGateway(...portsAnd({}))).toBeNull()
  expect(await readGateway(...portsAnd(table('eth0\t000200C0\t00000000\n')))).toBe('none')
  expect(await readGateway(...portsAnd(table('eth0\t00000000\t010200C0\n')))).toBeNull()
  expect(await readGateway(...portsAnd({ ...table(''), platform: 'darwin' }))).toBeNull()
})
