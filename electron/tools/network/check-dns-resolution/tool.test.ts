import { expect, test } from 'vitest'

import { fakeNetworkPorts } from '../../../../test/fakes/fake-network-ports.ts'
import type { NameAnswer } from '../../../contract/node-step.ts'
import { portable } from './portable.ts'
import { tool } from './tool.ts'

const { signal } = new AbortController()

async function lookUp(answer: NameAnswer): Promise<Record<string, unknown>> {
  const args = tool.args().parse({ name: 'www.example.com' })
  return tool.result().parse(await portable.run({ args, ports: fakeNetworkPorts({ answer }), signal }))
}

test('answers carry their type and time to live', async () => {
  const addresses = [
    { address: '198.51.100.10', family: 4, ttlSec: 300 },
    { address: '2001:db8::1', family: 6, ttlSec: null },
  ] as const
  expect(await lookUp({ status: 'found', addresses })).toMatchObject({
    ok: true,
    answers: [
      { address: '198.51.100.10', ttl: 300, type: 'A' },
      { address: '2001:db8::1', ttl: null, type: 'AAAA' },
    ],
  })
})

test.each([
  ['unknown_name', false, 'DNS_ERROR_RCODE_NAME_ERROR'],
  ['silent', false, 'ERROR_TIMEOUT'],
  ['no_address', false, null],
  ['not_tried', null, null],
] as const)('%s', async (status, ok, errorId) => {
  expect(await lookUp({ status })).toMatchObject({ ok, errorId, answers: [] })
})

const found: NameAnswer = { status: 'found', addresses: [{ address: '198.51.100.10', family: 4, ttlSec: 60 }] }

test('a dead first server is told from a dead line', async () => {
  const servers = { '192.168.1.1': { status: 'silent' }, '192.168.1.2': found } as const
  const ports = fakeNetworkPorts({ answer: found, servers })
  expect(tool.result().parse(await portable.run({ args: tool.args().parse({}), ports, signal }))).toMatchObject({
    name: 'www.microsoft.com',
    ok: true,
    servers: [
      { address: '192.168.1.1', place: 1, answered: false },
      { address: '192.168.1.2', place: 2, answered: true },
    ],
    notAsked: null,
  })
})

test('where no name may be asked for, nothing is, and that is unknown', async () => {
  const ports = fakeNetworkPorts({ answer: found, servers: { '192.168.1.1': found }, mode: 'internal' })
  expect(tool.result().parse(await portable.run({ args: tool.args().parse({}), ports, signal }))).toMatchObject({
    name: null,
    ok: null,
    servers: null,
    notAsked: 'no_own_name',
  })
})
