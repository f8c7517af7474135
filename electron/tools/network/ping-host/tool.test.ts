import { expect, test } from 'vitest'

import { fakeNetworkPorts, type FakeNetwork } from '../../../../test/fakes/fake-network-ports.ts'
import { portable } from './portable.ts'
import { tool } from './tool.ts'

const { signal } = new AbortController()
const found = { status: 'found', addresses: [{ address: '192.0.2.10', family: 4, ttlSec: null }] } as const

async function ping(args: Readonly<Record<string, unknown>>, fake: FakeNetwork): Promise<Record<string, unknown>> {
  const full = tool.args().parse({ host: 'files.example', ...args })
  return tool.result().parse(await portable.run({ args: full, ports: fakeNetworkPorts(fake), signal }))
}

test('a host that takes connections has answered, also without a port in the question', async () => {
  expect(await ping({ count: 2 }, { answer: found, open: { 'files.example:445': 4.4 } })).toMatchObject({
    sent: 2,
    received: 2,
    avgMs: 4,
    address: '192.0.2.10',
    port: null,
    tcpOpen: null,
  })
})

test('closed ports say nothing about the host', async () => {
  const known = await ping({ port: 445 }, { answer: found })
  expect(known).toMatchObject({ received: null, address: '192.0.2.10', port: 445, tcpOpen: false, errorCodes: [] })
})

test.each([
  ['unknown_name', 0, [11001]],
  ['silent', 0, [11002]],
  ['no_address', 0, [11004]],
  ['not_tried', null, []],
] as const)('%s', async (status, received, errorCodes) => {
  expect(await ping({}, { answer: { status } })).toMatchObject({ received, errorCodes, address: null })
})

async function connected(args: Readonly<Record<string, unknown>>, errorCodes: readonly number[]): Promise<unknown> {
  const step = tool.steps.find(({ id }) => id === 'tcp')
  if (step?.via !== 'node') throw new Error('no step of the app')
  const p = tool.args().parse({ host: 'files.example', ...args })
  const state = { p, s: { choice: { host: p.host, port: p.port }, run: { errorCodes } }, r: {} }
  return step.run({ state, ports: fakeNetworkPorts({ answer: found, open: { 'files.example:445': 4.4 } }), signal })
}

test('on Windows a host that answers no ping is there when it takes a connection', async () => {
  expect(await connected({}, [11010])).toEqual({ port: 445, tcpOpen: true, tcpMs: 4 })
  expect(await connected({ host: 'other.example' }, [11010])).toEqual({ port: null, tcpOpen: null, tcpMs: null })
})

test('on Windows no port is tried that was not asked for where ping was answered or could not be sent', async () => {
  for (const codes of [[], [11001], [11003]]) {
    expect(await connected({}, codes)).toEqual({ port: null, tcpOpen: null, tcpMs: null })
  }
})
