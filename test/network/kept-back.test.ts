import { afterEach, expect, test } from 'vitest'

import { fetchText } from './fetch-text.ts'
import { createTestNetwork, type TestNetwork } from './loopback.ts'

const opened: TestNetwork[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((network) => network.close()))
})
const network = (): TestNetwork => {
  const made = createTestNetwork()
  opened.push(made)
  return made
}

test.each([
  'file://a.example.com/',
  'http://me@a.example.com/',
  'http://a.example.com:25/',
  'http://a.localhost/',
  'http://a.local/',
  'http://2852039166/',
  'http://[fe80::1]/',
])('no name is asked for where the text of the address is refused: %s', async (url) => {
  const net = network()
  expect(await fetchText(net.client, net.request(url))).toMatchObject({ error: { code: 'url_refused' } })
  expect([net.asked, net.sent.total()]).toEqual([[], 0])
})

test('headers that were left behind do not come back with a way home', async () => {
  const net = network()
  const seen: string[] = []
  const port = await net.serve((request, response) => {
    seen.push(`${request.headers.host?.split(':')[0] ?? ''} ${request.headers['x-key'] === undefined ? '-' : 'key'}`)
    const to = { '/': `http://b.example.com:${port}/x`, '/x': `http://a.example.com:${port}/end` }[request.url ?? '']
    if (to === undefined) return void response.end('end')
    response.writeHead(302, { location: to }).end()
  })
  const request = net.request(`http://a.example.com:${port}/`, { headers: { 'x-key': 's' } })
  expect(await fetchText(net.client, request)).toMatchObject({ value: { status: 200, text: 'end' } })
  expect(seen).toEqual(['a.example.com key', 'b.example.com -', 'a.example.com -'])
})
