import type { RequestListener } from 'node:http'

import { afterEach, expect, test } from 'vitest'

import { createTrafficCounter } from '../../electron/executors/http/traffic-counter.ts'
import { checkInternetAt } from '../../electron/tools/network/check-network-status/check-internet.ts'
import { createWebFixture, type WebFixtureOptions } from './web-fixture.ts'

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((fixture) => fixture.close()))
})

function fixtureOf(options: WebFixtureOptions = {}) {
  const fixture = createWebFixture({ ...options, settings: { mode: 'online', ...options.settings } })
  open.push(fixture)
  return fixture
}

const said = (status: number, text: string, location?: string): RequestListener => {
  return (_, response) => void response.writeHead(status, location === undefined ? {} : { location }).end(text)
}
const tested = { internetTested: true, internetNotTested: null }
const free = { ...tested, internetOk: true, captivePortal: false }
const otherPage = { ...tested, internetOk: false, captivePortal: true }
const noAnswer = { ...tested, internetOk: false, captivePortal: false }
const notTested = { internetTested: false, internetOk: null, captivePortal: null }

test.each([
  ['the expected text', said(200, 'Microsoft Connect Test'), free],
  ['the page of a network to sign in', said(200, '<html>Sign in</html>'), otherPage],
  ['nothing where the text should be', said(204, ''), otherPage],
  ['a redirect', said(302, 'Microsoft Connect Test', 'http://portal.example/'), otherPage],
  ['a page of many letters', said(200, 'Microsoft Connect Test'.repeat(4_000)), otherPage],
  ['a closed connection', ((request) => request.socket.destroy()) satisfies RequestListener, noAnswer],
] as const)('%s', async (_, listener, facts) => {
  const { network, port } = fixtureOf({ settings: { externalMaxBytes: 65_536 } })
  const url = `http://probe.example:${await network.serve(listener)}/`
  expect(await checkInternetAt(url)({ ports: { web: port('check_network_status') } })).toEqual(facts)
  expect(network.asked).toEqual(['probe.example'])
})

const inMode = (url: string, fixture = fixtureOf()) =>
  checkInternetAt(url)({ ports: { web: fixture.port('check_network_status') } })

test('an answer that does not come in time is none, and neither is a server that nobody runs', async () => {
  const fixture = fixtureOf({ settings: { externalTimeoutSec: 1 } })
  const silent = await fixture.network.serveRaw(() => undefined)
  expect(await inMode(`http://probe.example:${silent}/`, fixture)).toEqual(noAnswer)
  const unanswered = fixtureOf({ lookUp: () => Promise.resolve([]) })
  expect(await inMode('http://probe.example/', unanswered)).toEqual(noAnswer)
  await fixture.close()
  expect(await inMode(`http://probe.example:${silent}/`)).toEqual(noAnswer)
})

test('a name that leads into a private network is somebody else', async () => {
  const fixture = fixtureOf({ lookUp: () => Promise.resolve(['192.168.1.1']) })
  expect(await inMode('http://probe.example/', fixture)).toEqual(otherPage)
  expect(fixture.network.sent.total()).toBe(0)
})

test.each([
  ['offline mode', { mode: 'offline' }, 'network_mode'],
  ['internal mode', { mode: 'internal' }, 'network_mode'],
  ['external access that is off, as it is at first', { externalAccess: false }, 'external_access'],
  ['a list of allowed tools without it', { externalAccess: false, allowTools: ['web_fetch'] }, 'external_access'],
  ['a list of blocked sites', { denyDomains: ['probe.example'] }, 'address_list'],
] satisfies [string, WebFixtureOptions['settings'], string][])(
  '%s lets nothing out, and nothing is said about the internet',
  async (_, settings, internetNotTested) => {
    const fixture = fixtureOf({ settings })
    const port = await fixture.network.serve(said(200, 'Microsoft Connect Test'))
    expect(await inMode(`http://probe.example:${port}/`, fixture)).toEqual({ ...notTested, internetNotTested })
    expect([fixture.network.asked, fixture.network.sent.total()]).toEqual([[], 0])
  },
)

test('a person who allows this check alone lets it out; where the policy has fixed the switch they cannot', async () => {
  const settings = { externalAccess: false, allowTools: ['check_network_status'] }
  const allowed = fixtureOf({ settings })
  const url = `http://probe.example:${await allowed.network.serve(said(200, 'Microsoft Connect Test'))}/`
  expect(await inMode(url, allowed)).toEqual(free)
  const fixed = fixtureOf({ settings, source: 'policy' })
  expect(await inMode(url, fixed)).toEqual({ ...notTested, internetNotTested: 'external_access' })
  expect(fixed.network.asked).toEqual([])
})

test.each([
  ['nothing where it ends at this computer', () => createTrafficCounter(), 0],
  ['all that the other side gets where it leaves', () => createTrafficCounter(() => true), 1],
] as const)('the request counts %s', async (_, counter, share) => {
  const fixture = fixtureOf({ sent: counter() })
  let received = 0
  const port = await fixture.network.serveRaw((socket) => {
    socket.on('data', (bytes) => {
      received += bytes.length
      socket.end('HTTP/1.1 200 OK\r\ncontent-length: 22\r\n\r\nMicrosoft Connect Test')
    })
  })
  expect(await inMode(`http://probe.example:${port}/`, fixture)).toEqual(free)
  expect(received).toBeGreaterThan(20)
  expect(fixture.network.sent.total()).toBe(received * share)
})

test('the request is counted and written down', async () => {
  const fixture = fixtureOf()
  let heads = ''
  const port = await fixture.network.serveRaw((socket) => {
    socket.on('data', (bytes) => {
      heads += bytes.toString('latin1')
      socket.end('HTTP/1.1 200 OK\r\ncontent-length: 22\r\n\r\nMicrosoft Connect Test')
    })
  })
  const url = `http://probe.example:${port}/connecttest.txt`
  expect(await inMode(url, fixture)).toEqual(free)
  expect(heads).toMatch(/^GET \/connecttest\.txt HTTP\/1\.1\r\n/)
  expect(fixture.network.sent.total()).toBe(heads.length)
  expect(fixture.calls.map(({ url: told, status, bytes }) => ({ told, status, bytes }))).toEqual([
    { told: url, status: 200, bytes: 22 },
  ])
})
