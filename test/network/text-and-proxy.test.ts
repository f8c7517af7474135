import { randomBytes } from 'node:crypto'
import { request, type RequestListener } from 'node:http'
import { connect, type Socket } from 'node:net'

import { afterEach, expect, test } from 'vitest'

import { fetchText } from './fetch-text.ts'
import { parseProxy } from '../../electron/executors/http/client/proxy.ts'
import { judgeAddress } from '../../electron/executors/http/guard/address-ranges.ts'
import { ok } from '../../electron/kernel/result.ts'
import { makeCertificates } from './certificates.ts'
import { createTestNetwork, type TestNetwork } from './loopback.ts'

const opened: TestNetwork[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((network) => network.close()))
})
const network = (...more: Parameters<typeof createTestNetwork>): TestNetwork => {
  const made = createTestNetwork(...more)
  opened.push(made)
  return made
}

const file = randomBytes(300_000)

test('a binary file is no text', async () => {
  const net = network()
  const port = await net.serve(
    (_, response) => void response.writeHead(200, { 'content-type': 'text/plain' }).end(file),
  )
  expect(await fetchText(net.client, net.request(`http://a.example.com:${port}/`))).toMatchObject({
    error: { code: 'not_text' },
  })
})

test('a long text is cut, a Korean page is read by its own encoding', async () => {
  const net = network()
  const port = await net.serve((request, response) => {
    if (request.url === '/long') return void response.end('\u{1f600}'.repeat(10))
    response.writeHead(200, { 'content-type': 'text/html; charset=euc-kr' }).end(Buffer.from([0xbe, 0xc8, 0xb3, 0xe7]))
  })
  const base = `http://a.example.com:${port}`
  expect(await fetchText(net.client, net.request(`${base}/long`), 5)).toMatchObject({
    value: { text: '\u{1f600}\u{1f600}', truncated: true },
  })
  expect(await fetchText(net.client, net.request(base))).toMatchObject({
    value: { text: '안녕', charset: 'euc-kr', truncated: false },
  })
})

/** A proxy of the test's own: `reply` says how it answers, then bytes go both ways to `port`. */
const httpProxy = (reply: string, port: () => number) => (socket: Socket) =>
  void socket.once('data', (asked) => {
    seen.push(asked.toString('latin1').split('\r\n')[0] ?? '')
    socket.write(reply)
    if (reply.includes(' 200 ')) socket.pipe(connect(port(), '127.0.0.1')).pipe(socket)
  })
const socksProxy = (method: number, port: () => number) => (socket: Socket) =>
  void socket.once('data', () => {
    socket.write(Uint8Array.of(5, method))
    socket.once('data', (asked: Buffer) => {
      seen.push(asked.subarray(5, 5 + (asked[4] ?? 0)).toString('latin1'))
      socket.write(Uint8Array.of(5, 0, 0, 1, 0, 0, 0, 0, 0, 0))
      socket.pipe(connect(port(), '127.0.0.1')).pipe(socket)
    })
  })
const seen: string[] = []

/** A proxy that passes whole requests on by itself, and lets nobody through to a port. */
const passingProxy = (port: () => number): RequestListener =>
  function pass({ url = '', headers }, response) {
    seen.push(url)
    request({ port: port(), headers }, (answer) => void answer.pipe(response)).end()
  }

test.each([
  ['http', 'http://a.example.com/p?q=1'],
  ['socks5', 'a.example.com'],
] as const)('through a %s proxy the name goes out, and the answer says what was checked', async (kind, asked) => {
  seen.length = 0
  let proxyPort = 0
  const net = network({ judge: judgeAddress, proxyFor: () => parseProxy(`${kind}://127.0.0.1:${proxyPort}`) })
  const target = await net.serve((request, response) => void response.end(request.headers.host))
  proxyPort = await (kind === 'http'
    ? net.serve(passingProxy(() => target))
    : net.serveRaw(socksProxy(0, () => target)))
  const answer = await fetchText(net.client, net.request('http://a.example.com./p?q=1#part'))
  expect(answer).toMatchObject({ ok: true, value: { text: 'a.example.com', guard: 'host_rules_only' } })
  expect([seen, net.asked]).toEqual([[asked], []])
  const literal = await fetchText(net.client, net.request('http://8.8.8.8/'))
  expect(literal).toMatchObject({
    ok: false,
    error: { code: 'url_refused', data: { reason: 'literal_behind_proxy' } },
  })
})

test.each([
  ['http', 'HTTP/1.1 407 Sign in\r\n\r\n', { code: 'proxy_sign_in', data: { reason: 'other' } }],
  ['http', 'HTTP/1.1 403 No\r\n\r\n', { code: 'proxy_failed' }],
  ['socks5', 0xff, { code: 'proxy_unsupported', data: { reason: 'credentials' } }],
] as const)('%s proxy that does not let through: %s', async (kind, reply, error) => {
  let proxyPort = 0
  const net = network({ proxyFor: () => parseProxy(`${kind}://127.0.0.1:${proxyPort}`) })
  proxyPort = await net.serveRaw(typeof reply === 'string' ? httpProxy(reply, () => 0) : socksProxy(reply, () => 0))
  expect(await fetchText(net.client, net.request('https://a.example.com/'))).toMatchObject({ ok: false, error })
})

test('a proxy that wants a sign-in for a whole request, and one that is not there', async () => {
  let proxyPort = 0
  const net = network({ proxyFor: () => parseProxy(`http://127.0.0.1:${proxyPort}`) })
  proxyPort = await net.serve((_, response) => void response.writeHead(407).end('sign in'))
  const fetch = () => fetchText(net.client, net.request('http://a.example.com/'))
  const error = { code: 'proxy_sign_in', data: { host: `127.0.0.1:${proxyPort}`, reason: 'other' } }
  expect(await fetch()).toMatchObject({ ok: false, error })
  await net.close()
  const refused = { code: 'proxy_failed', data: { host: '127.0.0.1' }, detail: 'ECONNREFUSED' }
  expect(await fetch()).toMatchObject({ ok: false, error: refused })
})

test('through an http proxy a protected page gets a tunnel, with the certificate checked at its end', async () => {
  seen.length = 0
  const certificates = makeCertificates(['a.example.com'])
  let proxyPort = 0
  const net = network({
    proxyFor: () => parseProxy(`http://127.0.0.1:${proxyPort}`),
    extraCertificates: () => Promise.resolve(ok([certificates.ca])),
  })
  const target = await net.serve((request, response) => void response.end(request.url), certificates)
  proxyPort = await net.serveRaw(httpProxy('HTTP/1.1 200 OK\r\n\r\n', () => target))
  const answer = await fetchText(net.client, net.request('https://a.example.com/p?q=1'))
  expect(answer).toMatchObject({ ok: true, value: { text: '/p?q=1', guard: 'host_rules_only' } })
  expect(seen).toEqual(['CONNECT a.example.com:443 HTTP/1.1'])
})

test.each([
  ['http://proxy.corp:3128', { ok: true, value: { kind: 'http', host: 'proxy.corp', port: 3128 } }],
  ['socks5h://10.0.0.1', { ok: true, value: { kind: 'socks5', host: '10.0.0.1', port: 1080 } }],
  [
    'http://me:secret@proxy.corp:3128',
    { ok: false, error: { code: 'proxy_unsupported', data: { reason: 'credentials' } } },
  ],
  ['http://proxy.corp/proxy.pac', { ok: false, error: { data: { reason: 'script' } } }],
  ['pac+http://proxy.corp/p', { ok: false, error: { data: { reason: 'script' } } }],
  ['https://proxy.corp', { ok: false, error: { data: { reason: 'kind' } } }],
  ['proxy', { ok: false, error: { data: { reason: 'kind' } } }],
])('proxy %s', (text, expected) => {
  const parsed = parseProxy(text)
  expect(parsed).toMatchObject(expected)
  expect(JSON.stringify(parsed)).not.toContain('secret')
})
