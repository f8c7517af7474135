import { afterEach, expect, test } from 'vitest'

import { createWebFixture } from './web-fixture.ts'

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((fixture) => fixture.close()))
})

function setUp(options: Parameters<typeof createWebFixture>[0] = {}) {
  const fixture = createWebFixture(options)
  open.push(fixture)
  return fixture
}

test('every call is written down with address, status and bytes, and never with what stands behind the question mark', async () => {
  const fixture = setUp()
  const port = await fixture.network.serve((_, response) => response.writeHead(404).end('12345'))
  await fixture.port().send({ url: `http://a.example:${port}/p?key=secret#part` })
  await fixture.port().send({ url: 'http://10.0.0.1/x?key=secret' })
  expect(fixture.calls).toEqual([
    { url: `http://a.example:${port}/p`, status: 404, bytes: 5 },
    { url: 'http://10.0.0.1/x', status: null, bytes: 0 },
  ])
})

test('a call is in the record from its start, with what has arrived: one that is stopped is not lost', async () => {
  const fixture = setUp()
  const stop = new AbortController()
  const port = await fixture.network.serve((_, response) => {
    response.writeHead(200)
    response.write('12345')
  })
  const asked = fixture.port('web_fetch', stop.signal).send({ url: `http://a.example:${port}/endless` })
  await expect
    .poll(() => fixture.calls.map((call) => ({ ...call })))
    .toEqual([{ url: `http://a.example:${port}/endless`, status: 200, bytes: 5 }])
  stop.abort()
  expect(await asked).toMatchObject({ ok: false, error: { code: 'cancelled' } })
  expect(fixture.calls).toHaveLength(1)
})

test('domain lists count for all tools and for one; what is denied is denied', async () => {
  const fixture = setUp({
    settings: {
      allowDomains: ['example.com', 'other.example'],
      denyDomains: ['bad.example.com'],
      allowToolDomains: ['api_call:api.example.com'],
      denyToolDomains: ['web_fetch:other.example'],
    },
  })
  const port = await fixture.network.serve((_, response) => response.end('ok'))
  const reached = async (tool: string, host: string): Promise<unknown> => {
    const answer = await fixture.port(tool).send({ url: `http://${host}:${port}/` })
    return answer.ok ? 'ok' : answer.error.data['reason']
  }
  expect(await reached('web_fetch', 'www.example.com')).toBe('ok')
  expect(await reached('web_fetch', 'bad.example.com')).toBe('domain_denied')
  expect(await reached('web_fetch', 'other.example')).toBe('domain_denied')
  expect(await reached('web_fetch', 'elsewhere.example')).toBe('domain_not_listed')
  expect(await reached('api_call', 'api.example.com')).toBe('ok')
  expect(await reached('api_call', 'www.example.com')).toBe('domain_not_listed')
})

test('no more calls in a minute than the settings say, all tools together; later ones go on', async () => {
  const fixture = setUp({ settings: { externalCallsPerMinute: 2 } })
  const port = await fixture.network.serve((_, response) => response.end('ok'))
  const url = `http://a.example:${port}/`
  expect(await fixture.port('web_fetch').send({ url })).toMatchObject({ ok: true })
  await fixture.time.advance(20_000)
  expect(await fixture.port('api_call').send({ url })).toMatchObject({ ok: true })
  expect(await fixture.port('web_fetch').send({ url })).toMatchObject({
    ok: false,
    error: { code: 'rate_limited', data: { limit: 2, seconds: 40 } },
  })
  expect(fixture.calls.length).toBe(2)
  await fixture.time.advance(40_000)
  expect(await fixture.port('web_fetch').send({ url })).toMatchObject({ ok: true })
})

test('an answer that is larger than the settings allow ends early', async () => {
  const fixture = setUp({ settings: { externalMaxBytes: 10_000 } })
  const port = await fixture.network.serve((_, response) => response.end(Buffer.alloc(1_000_000, 'x')))
  expect(await fixture.port().send({ url: `http://a.example:${port}/` })).toMatchObject({
    ok: false,
    error: { code: 'answer_too_large', data: { limitBytes: 10_000 } },
  })
})

test('a webhook gets the message; neither the answer nor the record says its address', async () => {
  const told: string[] = []
  const server = setUp()
  const port = await server.network.serve((request, response) => {
    request.on('data', (part: Buffer) => told.push(`${request.method ?? ''} ${request.url ?? ''} ${part.toString()}`))
    request.on('end', () => response.writeHead(204).end())
  })
  const fixture = setUp({
    settings: { webhooks: [{ name: 'it', url: `http://hooks.example:${port}/T00/secret-path` }] },
  })
  const answer = await fixture.port('post_webhook').notify({ webhook: 'it', body: '{"text":"done"}' })
  expect(answer).toEqual({ ok: true, value: { status: 204 } })
  expect(told).toEqual(['POST /T00/secret-path {"text":"done"}'])
  const unknown = await fixture.port('post_webhook').notify({ webhook: 'nobody', body: '{}' })
  expect(unknown).toMatchObject({ ok: false, error: { code: 'unknown_webhook' } })
  expect(fixture.calls).toEqual([{ url: `http://hooks.example:${port}`, status: 204, bytes: 0 }])
  expect(JSON.stringify([answer, unknown, fixture.calls])).not.toContain('secret')
})
