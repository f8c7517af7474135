import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod'

import { startBroker, wirePair, type BrokerTest } from '../../test/fakes/broker-pair.ts'
import { createFakeTime, settled } from '../../test/fakes/fake-time.ts'
import { fakeTool } from '../../test/fakes/fake-tool.ts'
import { createSystemIds } from '../kernel/system-ports.ts'
import { meetBroker } from './connection.ts'
import { createFrameReader, encodeFrame } from './frames.ts'
import { createSealing, proofOf, type Shared } from './sealing.ts'

const args = z.strictObject({ name: z.enum(['Spooler']) })
const restart = fakeTool({ name: 'restart_service', access: { requiresAdmin: true, risk: 'caution' }, args })
const tools = [restart]

function greeting(broker: BrokerTest): { readonly nonce: string } {
  return JSON.parse(received(broker)[0] ?? '{}') as { readonly nonce: string }
}

/** Messages that the broker has sent to the test's own end of the pipe. */
function received(broker: BrokerTest): readonly string[] {
  const reader = createFrameReader(1 << 20)
  return broker.heard.flatMap((bytes) => reader.push(bytes) ?? []).map((message) => message.toString('utf8'))
}

function challengeFor(broker: BrokerTest, more: object = {}): Buffer {
  const shared: Shared = { ...broker, brokerNonce: greeting(broker).nonce, appNonce: 'c'.repeat(32) }
  const honest = {
    kind: 'challenge',
    protocol: 1,
    list: broker.digest,
    nonce: shared.appNonce,
    proof: proofOf('app', shared),
    lang: 'en',
  }
  return encodeFrame(Buffer.from(JSON.stringify({ ...honest, ...more })))
}

async function greeted(): Promise<BrokerTest> {
  const broker = startBroker(tools)
  broker.listen()
  await settled()
  return broker
}

test.each([
  ['a wrong proof', { proof: '0'.repeat(64) }],
  ['the proof of the other side', 'mirrored'],
  ['another list of tools', { list: 'f'.repeat(64) }],
  ['another version of the protocol', { protocol: 2 }],
  ['another key', { admin: true }],
  ['a proof of another form', { proof: 'x' }],
] as const)('the handshake fails for %s, and nothing is said', async (_what, change) => {
  const broker = await greeted()
  const shared = { ...broker, brokerNonce: greeting(broker).nonce, appNonce: 'c'.repeat(32) }
  const more = change === 'mirrored' ? { proof: proofOf('broker', shared) } : change
  broker.wire.send(challengeFor(broker, more))
  expect(await broker.ended).toBe('handshake')
  expect(received(broker)).toHaveLength(1)
})

test('a proof of an earlier connection does not count', async () => {
  const earlier = await greeted()
  const old = challengeFor(earlier)
  const broker = await greeted()
  broker.wire.send(old)
  expect(await broker.ended).toBe('handshake')
})

test('without the secret nobody gets in, and somebody without it is no broker for the app either', async () => {
  const { timers, clock } = createFakeTime()
  const [own, other] = wirePair()
  const ids = createSystemIds(clock)
  const list = 'e'.repeat(64)
  other.onBytes(() => other.send(encodeFrame(Buffer.from(JSON.stringify({ kind: 'ready', proof: 'd'.repeat(64) })))))
  const meeting = meetBroker({ wire: own, timers, ids, secret: Buffer.alloc(32, 1), pipe: 'p', list, lang: 'en' })
  other.send(encodeFrame(Buffer.from(JSON.stringify({ kind: 'hello', protocol: 1, list, nonce: '0'.repeat(32) }))))
  expect(await meeting).toBe('handshake')
  expect(own.isClosed).toBe(true)
})

test('a client that says nothing, or says it too slowly, is let go', async () => {
  const silent = await greeted()
  await silent.time.advance(10_000)
  expect(await silent.ended).toBe('handshake')
  const slow = startBroker(tools)
  await slow.meet()
  slow.wire.send(encodeFrame(Buffer.alloc(100)).subarray(0, 5))
  await slow.time.advance(9_999)
  expect(slow.wire.isClosed).toBe(false)
  await slow.time.advance(1)
  expect(await slow.ended).toBe('too_slow')
})

test('a message of 10 MB is refused by its length, before it has come', async () => {
  const broker = startBroker(tools)
  await broker.meet()
  const header = Buffer.alloc(4)
  header.writeUInt32BE(10 * 1024 * 1024)
  broker.wire.send(header)
  expect(await broker.ended).toBe('too_large')
})

test('what is altered, repeated or out of order on its way ends the connection', async () => {
  for (const change of ['altered', 'repeated', 'swapped'] as const) {
    const broker = await greeted()
    broker.wire.send(challengeFor(broker))
    await settled()
    const shared: Shared = { ...broker, brokerNonce: greeting(broker).nonce, appNonce: 'c'.repeat(32) }
    const sealing = createSealing('app', shared)
    const [first, second] = ['{"kind":"cancel","nonce":"' + '1'.repeat(32) + '"}', '{}'].map((text) =>
      sealing.seal(text),
    )
    if (!first || !second) throw new Error('nothing was sealed')
    if (change === 'altered') first.writeUInt8(first.readUInt8(40) ^ 1, 40)
    for (const one of change === 'swapped' ? [second] : [first, first]) broker.wire.send(encodeFrame(one))
    expect([change, await broker.ended]).toEqual([change, 'altered'])
  }
})

const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('run', 'steps', 'request', '{}', 'restart_service'),
)
const anyStep = fc.record(
  {
    toolId: fc.oneof(fc.constant('restart_service'), anyText),
    canonicalArgs: fc.oneof(fc.constantFrom('{"name":"Spooler"}', '{"name":"WinDefend"}', '{}'), fc.json(), anyText),
    undoes: anyText,
    extra: fc.anything(),
  },
  { requiredKeys: ['toolId'] },
)
const anyMessage = fc.oneof(
  fc.json({ maxDepth: 3 }),
  fc
    .record({ kind: fc.constant('steps'), steps: fc.array(anyStep, { maxLength: 3 }) })
    .map((one) => JSON.stringify(one)),
  fc
    .record({
      kind: fc.constantFrom('request', 'cancel', 'shown', 'part'),
      ...{
        toolId: fc.constantFrom('restart_service', 'x'),
        canonicalArgs: fc.constantFrom('{"name":"Spooler"}', '{}'),
      },
      ...{ callId: anyText, approvalId: fc.constant('yes'), nonce: fc.stringMatching(/^[0-9a-f]{32}$/) },
      expiresAt: fc.integer(),
    })
    .map((one) => JSON.stringify(one)),
)

test('10,000 messages of somebody who knows the secret: no crash, and nothing runs that the list does not hold', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyMessage, { minLength: 25, maxLength: 25 }), async (messages) => {
      for (const group of grouped(messages, 5)) {
        const broker = startBroker(tools)
        const connection = await broker.meet()
        for (const text of group) connection.send(JSON.parse(text) as object)
        await settled()
        const harmless = broker.ran.every((line) => line === 'restart_service {"name":"Spooler"}')
        if (!harmless || broker.ran.length > broker.shown.flatMap(({ tools }) => tools).length)
          throw new Error(broker.ran.join())
        connection.close()
        await broker.ended
      }
    }),
    { numRuns: 200 },
  )
})

test('10,000 pieces of anything before the handshake: no crash, no answer', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 60 }), { minLength: 50, maxLength: 50 }), async (pieces) => {
      const broker = await greeted()
      for (const bytes of pieces) broker.wire.send(Buffer.from(bytes))
      await settled()
      broker.wire.close()
      expect(await broker.ended).toBe('handshake')
      expect([received(broker).length, broker.ran]).toEqual([1, []])
    }),
    { numRuns: 200 },
  )
})

function grouped<T>(all: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size))
}
