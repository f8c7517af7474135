import type { IncomingMessage, ServerResponse } from 'node:http'

import { afterEach, describe, expect, test } from 'vitest'

import type { SearchKeyName } from '../../shared/domain/external-access.ts'
import { createWebFixture } from './web-fixture.ts'

const canary = 'canary-key-3f9a17'
const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((fixture) => fixture.close()))
})

type Asked = { readonly path: string; readonly headers: IncomingMessage['headers']; readonly body: string }
type Answer = { readonly status?: number; readonly headers?: Record<string, string>; readonly body?: unknown }

/** A service on this computer that answers one after the other; the last answer stays. */
async function service(provider: SearchKeyName, answers: readonly Answer[]) {
  const asked: Asked[] = []
  const later = { base: '' }
  const keys = { tavily: canary, serper: canary, bing: canary }
  const addresses = {
    get tavily() {
      return later.base
    },
    get serper() {
      return later.base
    },
    get bing() {
      return later.base
    },
  }
  const fixture = createWebFixture({ keys, addresses, settings: { searchProvider: provider } })
  open.push(fixture)
  const port = await fixture.network.serve((request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      asked.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts).toString() })
      const { status = 200, headers = {}, body } = answers[Math.min(asked.length, answers.length) - 1] ?? {}
      response.writeHead(status, { 'content-type': 'application/json', ...headers })
      response.end(typeof body === 'string' ? body : JSON.stringify(body ?? {}))
    })
  })
  later.base = `http://search.example:${port}`
  const search = () => fixture.port('web_search').search({ query: 'stop code 0x133', count: 2 })
  return { fixture, asked, search }
}

const tavily = {
  query: 'stop code 0x133',
  answer: null,
  images: [],
  results: [
    { title: 'DPC watchdog', url: 'https://learn.example/dpc', content: 'A driver took too long.', score: 0.9 },
    { title: 'Second', url: 'https://b.example/', content: 'More.', score: 0.5 },
    { title: 'Third', url: 'https://c.example/', content: 'Too many.', score: 0.1 },
  ],
  response_time: '0.8',
}
const serper = {
  searchParameters: { q: 'stop code 0x133', type: 'search' },
  organic: [
    { title: 'DPC watchdog', link: 'https://learn.example/dpc', snippet: 'A driver took too long.', position: 1 },
  ],
}
const bing = {
  _type: 'SearchResponse',
  queryContext: { originalQuery: 'stop code 0x133' },
  webPages: {
    value: [{ id: '1', name: 'DPC watchdog', url: 'https://learn.example/dpc', snippet: 'A driver took too long.' }],
  },
}
const searxng = {
  query: 'stop code 0x133',
  number_of_results: 0,
  results: [
    { title: 'DPC watchdog', url: 'https://learn.example/dpc', content: 'A driver took too long.', engine: 'x' },
  ],
  answers: [],
  unresponsive_engines: [],
}
const first = { title: 'DPC watchdog', url: 'https://learn.example/dpc', snippet: 'A driver took too long.' }

describe('a search service is asked as its documentation says', () => {
  test('Tavily', async () => {
    const { search, asked } = await service('tavily', [{ body: tavily }])
    const found = await search()
    expect(found).toMatchObject({ ok: true, value: { provider: 'tavily' } })
    expect(found.ok && found.value.hits.length).toBe(2)
    expect(found.ok && found.value.hits[0]).toEqual(first)
    expect(asked[0]?.headers.authorization).toBe(`Bearer ${canary}`)
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ query: 'stop code 0x133', max_results: 2 })
  })

  test('Serper', async () => {
    const { search, asked } = await service('serper', [{ body: serper }])
    expect(await search()).toEqual({ ok: true, value: { provider: 'serper', hits: [first] } })
    expect(asked[0]?.headers['x-api-key']).toBe(canary)
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ q: 'stop code 0x133', num: 2 })
  })

  test('Bing', async () => {
    const { search, asked } = await service('bing', [{ body: bing }])
    expect(await search()).toEqual({ ok: true, value: { provider: 'bing', hits: [first] } })
    expect(asked[0]?.headers['ocp-apim-subscription-key']).toBe(canary)
    expect(asked[0]?.path).toBe('/v7.0/search?q=stop+code+0x133&count=2')
  })

  test('an answer without any hit is an answer', async () => {
    const { search } = await service('bing', [{ body: { _type: 'SearchResponse' } }])
    expect(await search()).toEqual({ ok: true, value: { provider: 'bing', hits: [] } })
  })
})

test('SearXNG is asked for JSON, without a key', async () => {
  const asked: string[] = []
  const probe = createWebFixture()
  open.push(probe)
  const port = await probe.network.serve((request, response) => {
    asked.push(`${request.url ?? ''} ${String(request.headers.authorization)}`)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(searxng))
  })
  const searxngUrl = `http://search.corp.example:${port}/`
  const fixture = createWebFixture({ settings: { searchProvider: 'searxng', searxngUrl } })
  open.push(fixture)
  expect(await fixture.port('web_search').search({ query: 'a b', count: 5 })).toEqual({
    ok: true,
    value: { provider: 'searxng', hits: [first] },
  })
  expect(asked).toEqual(['/search?q=a+b&format=json undefined'])
})

describe('what a service can answer instead', () => {
  test.each([
    [401, 'service_refused'],
    [403, 'service_refused'],
    [500, 'service_failed'],
    [503, 'service_failed'],
  ])('%i is told as %s', async (status, code) => {
    const { search } = await service('tavily', [{ status, body: { detail: 'no' } }])
    expect(await search()).toMatchObject({ ok: false, error: { code, data: { status } } })
  })

  test('something that is not its format', async () => {
    const { search } = await service('tavily', [{ body: '<html>sign in</html>' }])
    expect(await search()).toMatchObject({ ok: false, error: { code: 'answer_broken', data: { reason: 'not_json' } } })
  })

  test('429 with seconds: nothing is sent there until they are over', async () => {
    const { search, asked, fixture } = await service('serper', [
      { status: 429, headers: { 'retry-after': '30' } },
      { body: serper },
    ])
    expect(await search()).toMatchObject({ ok: false, error: { code: 'service_busy', data: { seconds: 30 } } })
    await fixture.time.advance(29_000)
    expect(await search()).toMatchObject({ ok: false, error: { code: 'service_busy', data: { seconds: 1 } } })
    expect(asked.length).toBe(1)
    await fixture.time.advance(1_000)
    expect(await search()).toMatchObject({ ok: true })
    expect(asked.length).toBe(2)
  })

  test('a redirect to another host is not followed: neither key nor question goes there', async () => {
    const { search, asked } = await service('bing', [{ status: 302, headers: { location: 'http://other.example/' } }])
    expect(await search()).toMatchObject({ ok: false, error: { code: 'url_refused' } })
    expect(asked.length).toBe(1)
  })
})

test('a key is in no answer, no error and no record, even where the service repeats it', async () => {
  const echo = { results: [{ title: `T ${canary}`, url: `https://x.example/?k=${canary}`, content: canary }] }
  for (const answer of [{ body: echo }, { status: 401, body: { key: canary } }, { body: canary }]) {
    const { search, fixture, asked } = await service('tavily', [answer])
    const seen = JSON.stringify([await search(), fixture.calls])
    expect(asked[0]?.headers.authorization).toContain(canary)
    expect(seen).not.toContain(canary)
    expect(fixture.calls.length).toBe(1)
  }
})

test('without a service that is set up nothing is asked', async () => {
  const fixture = createWebFixture()
  open.push(fixture)
  const found = await fixture.port('web_search').search({ query: 'x', count: 1 })
  expect(found).toMatchObject({ ok: false, error: { code: 'search_not_set_up' } })
  expect([fixture.network.asked, fixture.calls]).toEqual([[], []])
})
