import { createServer as createTcpServer, type AddressInfo, type Server } from 'node:net'
import { expect, test } from 'vitest'

import type { NetworkMode } from '../../../shared/domain/network-mode.ts'
import { never } from '../../../test/fakes/script-host-fixture.ts'
import { systemClock } from '../../kernel/system-ports.ts'
import { systemTimers } from '../../kernel/timers.ts'
import { createNetworkPort } from './network-port.ts'
import { createTrafficCounter } from './traffic-counter.ts'

const portOf = (server: Server): number => (server.address() as AddressInfo).port

const network = (mode: NetworkMode, sent = createTrafficCounter()) =>
  createNetworkPort({
    mode: () => mode,
    isInternal: (address) => address.startsWith('127.'),
    clock: systemClock,
    timers: systemTimers,
    sent,
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
  // At an address where nobody listens: what was free a moment ago may be another program's port by now.
  expect(await network('online').connect('127.77.0.1', port, limits)).toBeNull()
  expect(await network('online').connect('127.0.0.1', port, { ...limits, signal: AbortSignal.abort() })).toBeNull()
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

test('in offline mode nothing is asked and nothing is counted', async () => {
  const sent = createTrafficCounter(() => true)
  const port = network('offline', sent)
  await port.lookUp('example.invalid', { source: 'system', server: null, timeoutMs: 100, signal: never })
  expect(sent.total()).toBe(0)
})

test.each(['offline', 'internal'] as const)(
  '%s nothing but addresses of the own network is connected to or asked',
  async (mode) => {
    const sent = createTrafficCounter()
    const port = network(mode, sent)
    const limits = { timeoutMs: 1_000, signal: never }
    for (const host of ['www.example.com', 'localhost', 'files', '203.0.113.7', '2001:db8::1']) {
      expect(port.mayReach(host)).toBe(false)
      expect(await port.connect(host, 443, limits)).toBe('not_tried')
      for (const source of ['system', 'name_server'] as const)
        expect(await port.lookUp(host, { ...limits, source, server: null })).toEqual({ status: 'not_tried' })
      expect(await port.lookUp(host, { ...limits, source: 'name_server', server: '127.0.0.1' })).toEqual({
        status: 'not_tried',
      })
    }
    const asked = { ...limits, source: 'name_server', server: '203.0.113.7' } as const
    expect(await port.lookUp('127.0.0.1', asked)).toEqual({ status: 'not_tried' })
    expect(sent.total()).toBe(0)
    expect(port.mayReach('127.0.0.1')).toBe(true)
    await listening(createTcpServer(), async (open) => {
      expect(await port.connect('127.0.0.1', open, limits)).toBeGreaterThanOrEqual(0)
    })
  },
)
