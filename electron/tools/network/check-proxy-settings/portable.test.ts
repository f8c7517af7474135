import { expect, test } from 'vitest'

import { fakeNetworkPorts, type FakeNetwork } from '../../../../test/fakes/fake-network-ports.ts'
import { portable } from './portable.ts'
import { tool } from './tool.ts'

const { signal } = new AbortController()

async function check(fake: FakeNetwork): Promise<Record<string, unknown>> {
  return tool.result().parse(await portable.run({ args: {}, ports: fakeNetworkPorts(fake), signal }))
}

test('variables name the proxy, in either case, without their password', async () => {
  const environment = { https_proxy: 'http://u:secret@proxy.example:3128', no_proxy: 'localhost' }
  expect(await check({ environment, open: { 'proxy.example:3128': 5 } })).toMatchObject({
    proxyEnabled: true,
    proxyServer: 'http://***@proxy.example:3128',
    bypass: 'localhost',
    envNames: ['HTTPS_PROXY', 'NO_PROXY'],
    proxyReachable: true,
  })
  expect(await check({ environment })).toMatchObject({ proxyEnabled: true, proxyReachable: false })
})

test('without variables only a computer without a desktop is known to have no proxy', async () => {
  expect(await check({})).toMatchObject({ proxyEnabled: false, proxyReachable: null })
  expect(await check({ environment: { DISPLAY: ':0' } })).toMatchObject({ proxyEnabled: null })
  expect(await check({ platform: 'darwin' })).toMatchObject({ proxyEnabled: null })
})
