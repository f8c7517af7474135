import { request } from 'node:http'
import { connect, type Socket } from 'node:net'

import { afterEach, expect, test } from 'vitest'

import type { GuardedClientDeps } from '../../electron/executors/http/client/client-types.ts'
import { parseProxy } from '../../electron/executors/http/client/proxy.ts'
import { createProxySignIns } from '../../electron/hosts/desktop/proxy-sign-ins.ts'
import { ok } from '../../electron/kernel/result.ts'
import { makeCertificates } from './certificates.ts'
import { fetchText } from './fetch-text.ts'
import { createTestNetwork, type TestNetwork } from './loopback.ts'

const opened: TestNetwork[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((network) => network.close()))
})
function network(more: Partial<GuardedClientDeps>): TestNetwork {
  const made = createTestNetwork(more)
  opened.push(made)
  return made
}

const basic = (text: string): string => Buffer.from(text, 'utf8').toString('base64')
const anna = { name: 'CORP\\anna', password: 'a long: password' }
const right = `Basic ${basic('CORP\\anna:a long: password')}`

/** A proxy that lets nobody through without `right`, for whole requests and for tunnels; all that it heard of who asks. */
function strictProxy(challenges: string, port: () => number) {
  const heard: (string | null)[] = []
  const speak = (socket: Socket): void =>
    void socket.once('data', (bytes: Buffer) => {
      const text = bytes.toString('latin1')
      const who = /^proxy-authorization: (.*)\r$/im.exec(text)?.[1] ?? null
      heard.push(who)
      if (who !== right) return void socket.end(`HTTP/1.1 407 Who are you?\r\n${challenges}content-length: 0\r\n\r\n`)
      if (text.startsWith('CONNECT')) {
        socket.write('HTTP/1.1 200 Go on\r\n\r\n')
        return void socket.pipe(connect(port(), '127.0.0.1')).pipe(socket)
      }
      const [, path = '/'] = /^GET http:\/\/[^/]+(\S*)/.exec(text) ?? []
      request({ port: port(), path, headers: {} }, (answer) => {
        socket.write('HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n')
        answer.pipe(socket)
      }).end()
    })
  return { heard, speak }
}

const takesPassword = 'Proxy-Authenticate: Negotiate\r\nProxy-Authenticate: Basic realm="corp"\r\n'

async function behind(challenges: string) {
  const certificates = makeCertificates(['a.example.com'])
  const signIns = createProxySignIns()
  const ports = { plain: 0, secure: 0, proxy: 0 }
  const targets: (string | undefined)[] = []
  const net = network({
    proxyFor: () => parseProxy(`http://127.0.0.1:${ports.proxy}`),
    extraCertificates: () => Promise.resolve(ok([certificates.ca])),
    proxySignIn: signIns.answer,
  })
  let scheme: 'http' | 'https' = 'http'
  const proxy = strictProxy(challenges, () => (scheme === 'http' ? ports.plain : ports.secure))
  const answer = ({ headers }: { readonly headers: Record<string, unknown> }): string => {
    targets.push(headers['proxy-authorization'] as string | undefined)
    return 'arrived'
  }
  ports.plain = await net.serve((asked, response) => void response.end(answer(asked)))
  ports.secure = await net.serve((asked, response) => void response.end(answer(asked)), certificates)
  ports.proxy = await net.serveRaw(proxy.speak)
  const server = `127.0.0.1:${ports.proxy}`
  const fetch = (by: 'http' | 'https') => {
    scheme = by
    return fetchText(net.client, net.request(`${by}://a.example.com/p`))
  }
  return { signIns, heard: proxy.heard, targets, server, fetch }
}

test.each(['http', 'https'] as const)(
  '%s: who has entered name and password gets through, and is known the next time',
  async (by) => {
    const { signIns, heard, targets, server, fetch } = await behind(takesPassword)
    const needed = { code: 'proxy_sign_in', data: { host: server, reason: 'needed' } }
    expect(await fetch(by)).toMatchObject({ ok: false, error: needed })
    expect(signIns.view()).toEqual([{ server, signedIn: false }])
    expect(signIns.enter(server, anna)).toMatchObject({ ok: true })
    expect(JSON.stringify(signIns.view())).not.toMatch(/anna|password/)
    expect(await fetch(by)).toMatchObject({ ok: true, value: { text: 'arrived' } })
    expect(heard).toEqual([null, null, right])
    expect(await fetch(by)).toMatchObject({ ok: true })
    // At once with what it took before, or over the connection that stands.
    expect(heard.slice(3)).toEqual(by === 'http' ? [right] : [])
    expect(targets).toEqual([undefined, undefined])
  },
)

test('a wrong password is told once and not tried again', async () => {
  const { signIns, heard, server, fetch } = await behind(takesPassword)
  await fetch('http')
  signIns.enter(server, { ...anna, password: 'wrong' })
  const refused = { ok: false, error: { code: 'proxy_sign_in', data: { host: server, reason: 'refused' } } }
  expect(await fetch('http')).toMatchObject(refused)
  expect(heard).toEqual([null, null, `Basic ${basic('CORP\\anna:wrong')}`])
  signIns.enter(server, anna)
  expect(await fetch('http')).toMatchObject({ ok: true })
  signIns.forget(server)
  expect(signIns.view()).toEqual([{ server, signedIn: false }])
})

test.each([
  ['the sign-in of Windows', ['Negotiate', 'NTLM']],
  ['the same in one line', ['Negotiate, NTLM']],
  ['Kerberos alone', ['Kerberos']],
  ['the second word of a talk that nobody began', ['NTLM TlRMTVNTUAACAAAAAAAAAA==']],
  ['digests, under a name that holds the word', ['Digest realm="corp, Basic", nonce="a\\", Basic b"']],
  ['a name that has no end', ['Negotiate, Digest realm="corp, Basic x']],
  ['nothing at all', []],
])('a proxy that takes no password is sent none: %s', async (_, ways) => {
  const { signIns, heard, server, fetch } = await behind(ways.map((way) => `Proxy-Authenticate: ${way}\r\n`).join(''))
  for (const by of ['http', 'https'] as const)
    expect(await fetch(by)).toMatchObject({ ok: false, error: { code: 'proxy_sign_in', data: { reason: 'other' } } })
  expect(signIns.enter(server, anna)).toMatchObject({ ok: false, error: { code: 'sign_in_invalid' } })
  expect(heard).toEqual([null, null])
})

test.each(['http', 'https'] as const)(
  '%s: one that keeps the connection for the next words of its sign-in ends it at once for us, and nothing hangs',
  async (by) => {
    let asked = 0
    const port = { of: 0 }
    const net = network({
      proxyFor: () => parseProxy(`http://127.0.0.1:${port.of}`),
      proxySignIn: createProxySignIns().answer,
    })
    // As proxies of Windows domains answer: the connection stays, and what is announced of the page never comes.
    port.of = await net.serveRaw((socket) => {
      socket.on('data', () => {
        asked += 1
        const head = [
          'HTTP/1.1 407 Proxy Authentication Required',
          'Proxy-Authenticate: Negotiate',
          'Proxy-Authenticate: NTLM',
        ]
        socket.write([...head, 'Proxy-Connection: Keep-Alive', 'Content-Length: 4000', '', 'half'].join('\r\n'))
      })
      socket.on('error', () => undefined)
    })
    const answer = await fetchText(net.client, net.request(`${by}://a.example.com/p`))
    expect(answer).toMatchObject({ ok: false, error: { code: 'proxy_sign_in', data: { reason: 'other' } } })
    expect(asked).toBe(1)
  },
  5_000,
)

test('only a proxy that has asked can be signed in to, by what fits into a header', async () => {
  const signIns = createProxySignIns()
  const proxy = { kind: 'http', host: 'proxy.corp', port: 8080 } as const
  expect(signIns.enter('proxy.corp:8080', anna).ok).toBe(false)
  expect(await signIns.answer(proxy)).toBeNull()
  for (const wrong of [{ name: '' }, { name: 'a:b' }, { name: 'a\r\nx' }, { password: 'a\nb' }])
    expect(signIns.enter('proxy.corp:8080', { ...anna, ...wrong }).ok).toBe(false)
  expect(signIns.enter('proxy.corp:8080', { name: '안나', password: '비밀 번호' }).ok).toBe(true)
  expect(await signIns.answer(proxy)).toBe(basic('안나:비밀 번호'))
  expect(await signIns.answer({ ...proxy, port: 3128 })).toBeNull()
})
