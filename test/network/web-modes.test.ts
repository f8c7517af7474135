import { readdir } from 'node:fs/promises'

import { afterEach, describe, expect, test } from 'vitest'

import type { SearchChoice } from '../../shared/domain/external-access.ts'
import { plainWorkspace } from '../../shared/domain/workspace.ts'
import { useTemporaryFolders } from '../fakes/storage-deps.ts'
import { createWebFixture } from './web-fixture.ts'

const newFolder = useTemporaryFolders()
const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((fixture) => fixture.close()))
})

function fixtureOf(options: Parameters<typeof createWebFixture>[0]) {
  const fixture = createWebFixture(options)
  open.push(fixture)
  return fixture
}

const found = { results: [{ title: 'T', url: 'http://wiki.corp/', content: 'C' }] }
const blocked = (mode: string) => ({ ok: false, error: { code: 'mode_blocks_tool', data: { mode } } })

describe('internal mode', () => {
  test('a SearXNG of the own network answers, whether its name is listed or only its address is private', async () => {
    const fixture = fixtureOf({ settings: { mode: 'internal' } })
    const port = await fixture.network.serve((_, response) => void response.end(JSON.stringify(found)))
    fixture.values.searxngUrl = `http://search.corp:${port}`
    const search = () => fixture.port('web_search').search({ query: 'vpn', count: 5 })
    expect(await search()).toMatchObject({ ok: true, value: { provider: 'searxng', hits: [{ title: 'T' }] } })
    fixture.values.internalHosts = [`search.corp:${port}`]
    expect(await search()).toMatchObject({ ok: true })
  })

  test('a SearXNG of the internet gets no question, unless it is listed as a server of the own network', async () => {
    const fixture = fixtureOf({
      settings: { mode: 'internal', searxngUrl: 'http://search.example' },
      lookUp: () => Promise.resolve(['93.184.216.34']),
    })
    const search = () => fixture.port('web_search', AbortSignal.abort()).search({ query: 'vpn', count: 5 })
    fixture.values.searchProvider = 'searxng'
    const answer = await fixture.port('web_search').search({ query: 'vpn', count: 5 })
    expect(answer).toMatchObject({ ok: false, error: { code: 'url_refused', data: { reason: 'answer_refused' } } })
    expect(fixture.network.sent.total()).toBe(0)
    fixture.values.internalHosts = ['search.example']
    // Let through by the rules, then stopped by the caller: nothing is really asked on the internet.
    expect(await search()).toMatchObject({ ok: false, error: { code: 'cancelled' } })
  })

  test.each(['tavily', 'serper', 'bing'] as const)('%s stays refused and hears nothing', async (searchProvider) => {
    const fixture = fixtureOf({ settings: { mode: 'internal', searchProvider }, keys: { [searchProvider]: 'key' } })
    const answer = await fixture.port('web_search').search({ query: 'vpn', count: 5 })
    expect(answer).toMatchObject(blocked('internal'))
    expect([fixture.network.asked, fixture.calls]).toEqual([[], []])
  })

  test('listed servers are talked to, others are not, and no redirect leads away from them', async () => {
    const fixture = fixtureOf({ settings: { mode: 'internal' } })
    const paths: (string | undefined)[] = []
    const port = await fixture.network.serve((request, response) => {
      paths.push(request.url)
      if (request.url === '/away') return void response.writeHead(302, { location: `http://other.corp:${port}/` }).end()
      response.end('intranet')
    })
    fixture.values.internalHosts = [`wiki.corp:${port}`]
    fixture.values.webhooks = [
      { name: 'inside', url: `http://wiki.corp:${port}/hook` },
      { name: 'outside', url: `http://other.corp:${port}/hook` },
    ]
    const send = (url: string) => fixture.port('api_call').send({ url, method: 'POST', body: '{}' })
    expect(await send(`http://wiki.corp:${port}/api`)).toMatchObject({ ok: true, value: { status: 200 } })
    expect(await send(`http://other.corp:${port}/api`)).toMatchObject(blocked('internal'))
    const away = await fixture.port().send({ url: `http://wiki.corp:${port}/away` })
    expect(away).toMatchObject({ ok: false, error: { code: 'url_refused', data: { reason: 'host_not_listed' } } })
    const notify = (webhook: string) => fixture.port('post_webhook').notify({ webhook, body: '{}' })
    expect(await notify('inside')).toMatchObject({ ok: true })
    expect(await notify('outside')).toMatchObject(blocked('internal'))
    expect(paths).toEqual(['/api', '/away', '/hook'])
  })
})

describe('offline', () => {
  test.each(['auto', 'searxng', 'bing'] satisfies readonly SearchChoice[])(
    'nothing is told to anybody, also not inside, with %s as search service; a download goes on',
    async (searchProvider) => {
      const root = await newFolder()
      const fixture = fixtureOf({
        settings: { mode: 'offline', searchProvider, workspaces: [plainWorkspace('files', root)] },
        keys: { bing: 'key' },
      })
      const seen: (string | undefined)[] = []
      const port = await fixture.network.serve((request, response) => {
        seen.push(request.method)
        response.end('file')
      })
      const base = `http://wiki.corp:${port}`
      fixture.values.internalHosts = [`wiki.corp:${port}`]
      fixture.values.searxngUrl = base
      fixture.values.webhooks = [{ name: 'inside', url: `${base}/hook` }]
      const web = fixture.port('web_fetch')
      expect(await web.send({ url: base })).toMatchObject(blocked('offline'))
      expect(await web.search({ query: 'x', count: 1 })).toMatchObject(blocked('offline'))
      expect(await web.notify({ webhook: 'inside', body: '{}' })).toMatchObject(blocked('offline'))
      expect([fixture.network.asked, fixture.calls, seen]).toEqual([[], [], []])
      const got = await web.download({ url: `${base}/a.bin`, workspace: 'files', path: 'a.bin' })
      expect(got).toMatchObject({ ok: true, value: { bytes: 4 } })
      expect([seen, (await readdir(root)).includes('a.bin')]).toEqual([['GET'], true])
    },
  )
})
