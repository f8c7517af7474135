import { createServer, type RequestListener } from 'node:http'
import { createServer as createTcpServer, type AddressInfo, type Server } from 'node:net'
import { expect, test } from 'vitest'

import type { NetworkMode } from '../../../shared/domain/network-mode.ts'
import { never } from '../../../test/fakes/script-host-fixture.ts'
import { systemClock } from '../../kernel/system-ports.ts'
import { systemTimers } from '../../kernel/timers.ts'
import { createNetworkPort } from './network-port.ts'

const portOf = (server: Server): number => (server.address() as AddressInfo).port

const network = (mode: NetworkMode, url: string | null = null) =>
  createNetworkPort({
    mode: () => mode,
    isInternal: (address) => address.startsWith('127.'),
    connectivity: () => (url === null ? null : { url, expectedText: 'Connect Test' }),
    clock: systemClock,
    timers: systemTimers,
  })

async function listening<T>(server: Server, use: (port: number) => Promise<T>): Promise<T> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    return await use(portOf(server))
  } finally {
    await new Promise((resolve) => server.close(resolve))
  }
}

test('an open port answers with a time, a closed one with null', async () => {
  const limits = { timeoutMs: 5_000, signal: never }
  const port = await listening(createTcpServer(), async (open) => {
    expect(await network('online').connect('127.0.0.1', open, limits)).toBeGreaterThanOrEqual(0)
    return open
  })
  expect(await network('online').connect('127.0.0.1', port, limits)).toBeNull()
  expect(await network('online').connect('127.0.0.1', port, { ...limits, signal: AbortSignal.abort() })).toBeNull()
})

const answer = (status: number, text: string, location?: string): RequestListener => {
  return (_, response) => response.writeHead(status, location === undefined ? {} : { location }).end(text)
}

test.each([
  ['expected_page', answer(200, 'Microsoft Connect Test')],
  ['other_page', answer(200, '<html>Sign in</html>')],
  ['other_page', answer(302, 'Connect Test', 'http://portal.invalid/')],
  ['no_answer', ((request) => request.socket.destroy()) satisfies RequestListener],
] as const)('the connectivity check says %s', async (expected, listener) => {
  await listening(createServer(listener), async (port) => {
    expect(await network('online', `http://127.0.0.1:${String(port)}/`).checkInternet(never)).toBe(expected)
  })
})

test('outside online mode, and without an address, nothing is sent', async () => {
  let requests = 0
  await listening(
    createServer((_, response) => {
      requests += 1
      response.end('Connect Test')
    }),
    async (port) => {
      const url = `http://127.0.0.1:${String(port)}/`
      expect(await network('internal', url).checkInternet(never)).toBe('not_tried')
      expect(await network('offline', url).checkInternet(never)).toBe('not_tried')
      expect(await network('online').checkInternet(never)).toBe('not_tried')
    },
  )
  expect(requests).toBe(0)
})

test.each([
  ['offline', null],
  ['offline', '127.0.0.1'],
  ['internal', '8.8.8.8'],
] as const)('in %s mode the name server %s is not asked', async (mode, server) => {
  const options = { source: 'name_server', server, timeoutMs: 1_000, signal: never } as const
  expect(await network(mode).lookUp('example.invalid', options)).toEqual({ status: 'not_tried' })
})

test('the system gives the addresses of this computer by name', async () => {
  const options = { source: 'system', server: null, timeoutMs: 5_000, signal: never } as const
  expect(await network('online').lookUp('localhost', options)).toMatchObject({ status: 'found' })
})

test('a name server that does not answer is silent', async () => {
  // Nothing listens on this port of this computer.
  const options = { source: 'name_server', server: '127.0.0.1:9', timeoutMs: 500, signal: never } as const
  expect(await network('online').lookUp('example.invalid', options)).toEqual({ status: 'silent' })
})
