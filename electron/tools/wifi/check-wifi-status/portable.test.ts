import { expect, test } from 'vitest'

import { fakeNetworkPorts, type FakeNetwork } from '../../../../test/fakes/fake-network-ports.ts'
import { portable } from './portable.ts'

import { tool } from './tool.ts'

const { signal } = new AbortController()

async function check(fake: FakeNetwork): Promise<Record<string, unknown>> {
  return tool.result().parse(await portable.run({ args: {}, ports: fakeNetworkPorts(fake), signal }))
}

const folders = {
  '/sys/class': ['net'],
  '/sys/class/net': ['eth0', 'wlan0'],
  '/sys/class/net/eth0': ['operstate'],
  '/sys/class/net/wlan0': ['operstate', 'phy80211'],
}
const up = { '/sys/class/net/wlan0/operstate': 'up\n' }

test('the connection is what the network manager tells', async () => {
  const wifi = [
    {
      iface: 'wlan0',
      ssid: 'home',
      bssid: '02:fc:00:00:00:01',
      channel: 36,
      quality: 71.6,
      txRate: 400,
      security: 'WPA2',
    },
  ]
  expect(await check({ folders, files: up, wifi, programs: ['NetworkManager'] })).toMatchObject({
    adapterName: 'wlan0',
    hasAdapter: true,
    connected: true,
    ssid: 'home',
    channel: 36,
    signalPct: 72,
    txMbps: 400,
    rxMbps: null,
    service: 'Running',
  })
  expect(await check({ folders, files: up })).toMatchObject({ connected: true, ssid: null, signalPct: null })
})

test('no connection is told apart from no answer', async () => {
  const wired = { ...folders, '/sys/class/net': ['eth0'] }
  const down = { '/sys/class/net/wlan0/operstate': 'down\n' }
  expect(await check({ folders: wired })).toMatchObject({ hasAdapter: null, connected: null })
  expect(await check({ folders, files: down })).toMatchObject({ hasAdapter: true, connected: false })
  expect(await check({ folders })).toMatchObject({ hasAdapter: true, connected: null })
  expect(await check({})).toMatchObject({ hasAdapter: null, connected: null })
})
