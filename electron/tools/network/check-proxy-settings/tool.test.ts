import { describe, expect, test } from 'vitest'
import fc from 'fast-check'

import { type FakeNetwork, fakeNetworkPorts } from '../../../../test/fakes/fake-network-ports.ts'
import { portable } from './portable.ts'
import { maskCredentials, parseProxyAddresses, proxyAnswers, reachProxy, tool } from './tool.ts'

describe('on any computer', () => {
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
})

describe('proxy address', () => {
  test.each([
    ['proxy.example:8080', [{ host: 'proxy.example', port: 8080 }]],
    ['proxy.example', [{ host: 'proxy.example', port: 80 }]],
    ['http://user:p@ss@proxy.example:3128/', [{ host: 'proxy.example', port: 3128 }]],
    [
      'http=a.example:1;https=b.example:2',
      [
        { host: 'a.example', port: 1 },
        { host: 'b.example', port: 2 },
      ],
    ],
    ['http=a.example:1;https=a.example:1', [{ host: 'a.example', port: 1 }]],
    ['socks=s.example', [{ host: 's.example', port: 1080 }]],
    ['socks5://s.example', [{ host: 's.example', port: 1080 }]],
    ['[2001:db8::1]:8080', [{ host: '2001:db8::1', port: 8080 }]],
    ['', []],
    [' ;; ', []],
  ])('%s', (setting, addresses) => {
    expect(parseProxyAddresses(setting)).toEqual(addresses)
  })

  test.each([
    ['http://user:secret@proxy.example:8080', 'http://***@proxy.example:8080'],
    ['user:secret@proxy.example:8080', '***@proxy.example:8080'],
    ['http=u:a=b@x:1;https=u:s@y:2', 'http=***@x:1;https=***@y:2'],
    ['http://u:se@c/ret@host/proxy.pac', 'http://***@host/proxy.pac'],
    ['proxy.example:8080', 'proxy.example:8080'],
  ])('%s is masked', (given, masked) => {
    expect(maskCredentials(given)).toBe(masked)
  })

  test('no password survives, and masking twice changes nothing', () => {
    const word = fc.stringMatching(/^[A-Za-z0-9@:=.!/-]{6,20}$/)
    fc.assert(
      fc.property(word, fc.constantFrom('', 'http://', 'https=', 'socks='), (secret, start) => {
        const masked = maskCredentials(`${start}USER:${secret}@proxy:1`)
        expect(masked).toBe(`${start}***@proxy:1`)
        expect(maskCredentials(masked)).toBe(masked)
      }),
    )
  })

  const { signal } = new AbortController()
  const open = (...hosts: string[]) => ({
    connect: (host: string) => Promise.resolve(hosts.includes(host) ? 4 : null),
  })

  test('a setting answers when each of its servers does', async () => {
    expect(await proxyAnswers('http=a:1;https=b:2', open('a', 'b'), signal)).toBe(true)
    expect(await proxyAnswers('http=a:1;https=b:2', open('a'), signal)).toBe(false)
    expect(await proxyAnswers(';', open(), signal)).toBeNull()
  })

  test('a proxy that is off is not tried, and passwords stay inside', async () => {
    const step = async (run: Record<string, unknown>): Promise<Record<string, unknown>> => {
      const ports = { network: open('a') } as unknown as Parameters<typeof reachProxy>[0]['ports']
      return reachProxy({ state: { p: {}, s: { run }, r: {} }, ports, signal })
    }
    expect(await step({ proxyEnabled: false, proxyServer: 'u:secret@gone:1', pacUrl: 'http://u:x@a/p.pac' })).toEqual({
      proxyServer: '***@gone:1',
      pacUrl: 'http://***@a/p.pac',
      proxyReachable: null,
    })
    expect(await step({ proxyEnabled: true, proxyServer: 'gone:1', pacUrl: null })).toMatchObject({
      proxyReachable: false,
    })
    expect(await step({})).toEqual({ proxyServer: null, pacUrl: null, proxyReachable: null })
  })
})
