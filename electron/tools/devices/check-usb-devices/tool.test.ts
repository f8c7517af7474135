import { expect, test } from 'vitest'

import { fakeNetworkPorts, type FakeNetwork } from '../../../../test/fakes/fake-network-ports.ts'
import { portable } from './portable.ts'

import { tool } from './tool.ts'

const { signal } = new AbortController()

async function check(fake: FakeNetwork): Promise<Record<string, unknown>> {
  return tool.result().parse(await portable.run({ args: {}, ports: fakeNetworkPorts(fake), signal }))
}

const folders = {
  '/sys/bus': ['pci', 'usb'],
  '/sys/bus/usb': ['devices', 'drivers'],
  '/sys/bus/usb/devices': ['usb1', '1-0:1.0', '1-2', '1-2:1.0', '1-3.4', '1-3.4:1.0'],
}

test('devices that are plugged in, with those that hold files', async () => {
  const files = {
    '/sys/bus/usb/devices/1-2/product': 'USB Flash Drive\n',
    '/sys/bus/usb/devices/1-2:1.0/bInterfaceClass': '08\n',
    '/sys/bus/usb/devices/1-3.4:1.0/bInterfaceClass': '03\n',
  }
  expect(await check({ folders, files })).toMatchObject({
    devices: [
      { name: 'USB Flash Drive', instanceId: '1-2', code: null, storage: true },
      { name: null, instanceId: '1-3.4', code: null, storage: false },
    ],
    removableDrives: null,
    storageDenied: null,
  })
})

test('a computer without such ports has no such devices', async () => {
  expect(await check({ folders: { '/sys/bus': ['pci'] } })).toMatchObject({ devices: [] })
  expect(await check({})).toMatchObject({ devices: null })
})
