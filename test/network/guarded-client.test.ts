import type { RequestListener } from 'node:http'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'

import { afterEach, describe, expect, test } from 'vitest'

import { fetchText } from './fetch-text.ts'
import { judgeAddress } from '../../electron/executors/http/guard/address-ranges.ts'
import type { GuardedClientDeps, GuardedRequest } from '../../electron/executors/http/client/client-types.ts'
import { createTestNetwork, loopbackToo, type TestNetwork } from './loopback.ts'

const opened: TestNetwork[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((network) => network.close()))
})
const network = (more: Partial<GuardedClientDeps> = {}): TestNetwork => {
  const made = createTestNetwork(more)
  opened.push(made)
  return made
}

const page =
  (text: string): RequestListener =>
  (_, response) =>
    void response.end(text)
const short = { totalMs: 400 }
const codeOf = async (net: TestNetwork, url: string, more: Partial<GuardedRequest> = {}) => {
  const fetched = await fetchText(net.client, net.request(url, more))
  if (fetched.ok) return `${String(fetched.value.status)} ${fetched.value.text.slice(0, 40)}`
  const { reason, phase } = fetched.error.data
  return [fetched.error.code, reason ?? phase].filter((part) => part !== undefined).join(' ')
}

test('without the port of the tests this computer is refused, by address and by name', async () => {
  let reached = 0
  const net = network({ judge: judgeAddress })
  const port = await net.serve((_, response) => {
    reached += 1
    response.end()
  })
  expect(await codeOf(net, `http://127.0.0.1:${port}/`)).toBe('url_refused ipv4_refused')
  expect(await codeOf(net, `http://a.example.com:${port}/`)).toBe('url_refused answer_refused')
  expect([reached, net.sent.total()]).toEqual([0, 0])
})

test('a name that changes between look-up and connection is looked up once', async () => {
  const answers = [['127.0.0.1'], ['10.0.0.1']]
  const net = network({ lookUp: () => Promise.resolve(answers.shift() ?? []) })
  const port = await net.serve(page('vetted'))
  expect(await codeOf(net, `http://a.example.com:${port}/`)).toBe('200 vetted')
  expect(net.asked).toEqual(['a.example.com'])
  expect(await codeOf(net, `http://a.example.com:${port}/`)).toBe('url_refused answer_refused')
})

test('a connection that ends somewhere else is closed before anything is sent', async () => {
  let judged = 0
  const net = network({ judge: (address, rules) => ((judged += 1) < 2 ? null : judgeAddress(address, rules)) })
  const received: Buffer[] = []
  const port = await net.serveRaw((socket) => socket.on('data', (bytes) => received.push(bytes)))
  expect(await codeOf(net, `http://a.example.com:${port}/`)).toBe('url_refused connected_elsewhere')
  expect([received, net.sent.total()]).toEqual([[], 0])
})

describe('redirects', () => {
  test('every kind over real servers', async () => {
    const net = network()
    const seen: string[] = []
    const port = await net.serve((request, response) => {
      seen.push(
        `${request.method ?? ''} ${request.headers.host?.split(':')[0] ?? ''}${request.url ?? ''} ${request.headers['x-key'] === undefined ? '-' : 'key'}`,
      )
      const [, status, to] = /^\/(\d{3})\/(.*)$/.exec(request.url ?? '') ?? []
      if (status === undefined) return void response.end('end')
      response.writeHead(Number(status), { location: decodeURIComponent(to ?? '') }).end('moved')
    })
    const base = `http://a.example.com:${port}`
    const go = (status: number, to: string, more: Partial<GuardedRequest> = {}) =>
      codeOf(net, `${base}/${status}/${encodeURIComponent(to)}`, { headers: { 'x-key': 's' }, ...more })
    expect(await go(301, '/x')).toBe('200 end')
    expect(seen.splice(0)[1]).toBe('GET a.example.com/x key')
    expect(await go(302, `http://b.example.com:${port}/y`)).toBe('200 end')
    expect(seen.splice(0)[1]).toBe('GET b.example.com/y -')
    expect(await go(303, '/z', { method: 'POST', body: 'data' })).toBe('200 end')
    expect(seen.splice(0)[1]).toBe('GET a.example.com/z key')
    expect(await go(307, '/w', { method: 'POST', body: 'data' })).toBe('200 end')
    expect(seen.splice(0)[1]).toBe('POST a.example.com/w key')
    expect(await go(308, `http://b.example.com:${port}/`, { method: 'POST', body: 'data' })).toBe(
      'url_refused redirect_with_body',
    )
    expect(await go(302, 'http://10.0.0.1/')).toBe('url_refused ipv4_refused')
    expect(await go(302, 'file:///etc/hosts')).toBe('url_refused scheme_refused')
    expect(await go(302, '\\\\10.0.0.1\\x')).toBe('url_refused redirect_unreadable')
    expect(await go(302, `http://@a.example.com:${port}/`)).toBe('url_refused userinfo_refused')
  })

  test('a circle ends after five', async () => {
    const net = network()
    let requests = 0
    const port = await net.serve((_, response) => {
      requests += 1
      response.writeHead(302, { location: '/again' }).end()
    })
    expect(await codeOf(net, `http://a.example.com:${port}/`)).toBe('url_refused too_many_redirects')
    expect(requests).toBe(6)
  })
})

describe('servers that do not play by the rules', () => {
  const header = 'HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n'

  test.each([
    ['site_too_slow headers', () => undefined],
    ['site_too_slow headers', (send: (text: string) => void) => send('HTTP/1.1 200 OK\r\nX-Slow: ')],
    ['site_too_slow body', (send: (text: string) => void) => send(`${header}Content-Length: 10\r\n\r\nabc`)],
    [
      'site_too_slow body',
      (send: (text: string) => void) => send(`${header}Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n`),
    ],
    [
      'answer_broken headers_too_large',
      (send: (text: string) => void) => send(`${header}X: ${'x'.repeat(70_000)}\r\n\r\n`),
    ],
    ['answer_broken protocol', (send: (text: string) => void) => send('not a web server\r\n\r\n')],
  ])('%s', async (code, speak) => {
    const net = network()
    const port = await net.serveRaw(
      (socket) => void socket.once('data', () => speak((text) => void socket.write(text))),
    )
    expect(await codeOf(net, `http://a.example.com:${port}/`, { limits: short })).toBe(code)
  })

  test.each([
    ['answer_broken cut_off', `${header}Content-Length: 10\r\n\r\nabc`],
    ['answer_broken cut_off', `${header}Transfer-Encoding: chunked\r\n\r\n5\r\nab`],
    ['200 abc', `${header}Content-Length: 3\r\n\r\nabcdefgh`],
    ['answer_broken bad_encoding', `${header}Content-Encoding: gzip\r\n\r\nno gzip at all`],
    ['answer_broken bad_encoding', `${header}Content-Encoding: zpaq\r\n\r\nabc`],
    ['site_unreachable', ''],
  ])('%s from a server that hangs up', async (code, text) => {
    const net = network()
    const port = await net.serveRaw((socket) => void socket.once('data', () => socket.end(text)))
    expect(await codeOf(net, `http://a.example.com:${port}/`)).toBe(code)
  })

  test('a name that is never answered, and a caller who gives up', async () => {
    const net = network({ lookUp: () => new Promise(() => undefined) })
    expect(await codeOf(net, 'http://a.example.com/', { limits: short })).toBe('site_too_slow lookup')
    const stop = new AbortController()
    const running = codeOf(net, 'http://a.example.com/', { signal: stop.signal })
    stop.abort()
    expect(await running).toBe('cancelled')
    expect(await codeOf(network({ lookUp: () => Promise.resolve([]) }), 'http://gone.example.com/')).toBe(
      'site_not_found',
    )
  })

  test('a header that belongs to the connection is refused before anything is sent', async () => {
    const net = network()
    for (const headers of [
      { Host: 'x' },
      { cookie: 'a=b' },
      { 'transfer-encoding': 'chunked' },
      { 'x-a': 'b\r\nc: d' },
    ])
      expect(await codeOf(net, 'http://a.example.com/', { headers })).toBe('invalid_arguments')
    expect(net.asked).toEqual([])
  })
})

describe('sizes', () => {
  const megabyte = Buffer.alloc(1_000_000, 'x')
  const endless: RequestListener = (_, response) => {
    const more = (): void => {
      while (!response.destroyed && response.write(megabyte));
      if (!response.destroyed) response.once('drain', more)
    }
    more()
  }

  test.each([
    ['an endless body', endless],
    [
      '50 MB of JSON',
      ((_, response) =>
        void response
          .writeHead(200, { 'content-length': 50_000_000 })
          .end(Buffer.alloc(50_000_000, '1'))) satisfies RequestListener,
    ],
    [
      'a gzip bomb',
      ((_, response) =>
        void response
          .writeHead(200, { 'content-encoding': 'gzip' })
          .end(gzipSync(Buffer.alloc(200_000_000)))) satisfies RequestListener,
    ],
    [
      'a brotli bomb',
      ((_, response) =>
        void response
          .writeHead(200, { 'content-encoding': 'br' })
          .end(brotliCompressSync(Buffer.alloc(20_000_000)))) satisfies RequestListener,
    ],
  ])('%s ends at the limit', async (_, listener) => {
    const net = network()
    const port = await net.serve(listener)
    const answer = await net.client.open(net.request(`http://a.example.com:${port}/`), async ({ body }) => {
      let bytes = 0
      try {
        for await (const part of body) bytes += part.length
      } finally {
        expect(bytes).toBeLessThanOrEqual(5_000_000)
      }
    })
    expect(answer).toMatchObject({ ok: false, error: { code: 'answer_too_large', data: { limitBytes: 5_000_000 } } })
  })

  test('what is not read is not held in memory', async () => {
    const net = network()
    const port = await net.serve(endless)
    const before = process.memoryUsage().rss
    for (let count = 0; count < 20; count += 1)
      expect(await codeOf(net, `http://a.example.com:${port}/`)).toBe('answer_too_large')
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000)
  })

  test.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['deflate', deflateRawSync],
    ['br', brotliCompressSync],
  ] as const)('%s is unpacked', async (encoding, pack) => {
    const net = network()
    const port = await net.serve(
      (_, response) => void response.writeHead(200, { 'content-encoding': encoding }).end(pack(Buffer.from('packed'))),
    )
    expect(await codeOf(net, `http://a.example.com:${port}/`)).toBe('200 packed')
  })
})

test('a connection is used again for its own host and no other', async () => {
  const net = network()
  const ends: string[] = []
  const port = await net.serve((request, response) => {
    ends.push(`${request.headers.host?.slice(0, 1) ?? ''} ${String(request.socket.remotePort)}`)
    response.end('x')
  })
  for (const host of ['a', 'a', 'b', 'a', 'b'])
    expect(await codeOf(net, `http://${host}.example.com:${port}/`, { tool: `tool_${host}` })).toBe('200 x')
  expect(new Set(ends.filter((end) => end.startsWith('a'))).size).toBe(1)
  expect(new Set(ends.filter((end) => end.startsWith('b'))).size).toBe(1)
  expect(new Set(ends).size).toBe(2)
  const { tool_a: a = 0, tool_b: b = 0 } = net.sent.byTool()
  expect([a > b, a + b]).toEqual([true, net.sent.total()])
})

test('a name that leads elsewhere now gets a new connection', async () => {
  const answers = [['127.0.0.1'], ['127.0.0.2']]
  const ends = new Set<number | undefined>()
  const net = network({
    lookUp: () => Promise.resolve(answers.shift() ?? []),
    judge: (address, rules) => (address === '127.0.0.2' ? null : loopbackToo(address, rules)),
  })
  const port = await net.serve((request, response) => {
    ends.add(request.socket.remotePort)
    response.end('first')
  })
  expect(await codeOf(net, `http://a.example.com:${port}/`)).toBe('200 first')
  expect(await codeOf(net, `http://a.example.com:${port}/`)).toBe('site_unreachable')
  expect(ends.size).toBe(1)
})

test('a kept connection that the server has ended is replaced', async () => {
  const net = network()
  let connections = 0
  const port = await net.serveRaw((socket) => {
    connections += 1
    let answered = 0
    socket.on('data', () => {
      answered += 1
      if (answered === 2) socket.destroy()
      else socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok')
    })
  })
  expect(await codeOf(net, `http://a.example.com:${port}/`)).toBe('200 ok')
  expect(await codeOf(net, `http://a.example.com:${port}/`)).toBe('200 ok')
  expect(connections).toBe(2)
})
