import { expect, test } from 'vitest'

import { fakeNetworkPorts, type FakeNetwork } from '../../../../test/fakes/fake-network-ports.ts'
import { portable } from './portable.ts'

import { tool } from './tool.ts'

const { signal } = new AbortController()

async function check(fake: FakeNetwork): Promise<Record<string, unknown>> {
  return tool.result().parse(await portable.run({ args: {}, ports: fakeNetworkPorts(fake), signal }))
}

test('adapters are those of the kernel; a service that is not seen is unknown', async () => {
  const folders = { '/sys/class': ['bluetooth'], '/sys/class/bluetooth': ['hci0', 'hci0:12'] }
  expect(await check({ folders, programs: ['bluetoothd'] })).toMatchObject({
    adapters: [{ name: 'hci0', code: null }],
    devices: null,
    service: 'Running',
  })
  expect(await check({ folders: { '/sys/class': [] } })).toMatchObject({ adapters: null, service: null })
  expect(await check({})).toMatchObject({ adapters: null })
})
