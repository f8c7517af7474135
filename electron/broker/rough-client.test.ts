import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod'

import { startBroker, type BrokerTest } from '../../test/fakes/broker-pair.ts'
import { settled } from '../../test/fakes/fake-time.ts'
import { fakeTool } from '../../test/fakes/fake-tool.ts'
import { createFrameReader, encodeFrame } from './frames.ts'
import { brokerLimits } from './limits.ts'

const args = z.strictObject({ name: z.enum(['Spooler']) })
const restart = fakeTool({ name: 'restart_service', access: { requiresAdmin: true, risk: 'caution' }, args })
const tools = [restart]
const spooler = { toolId: 'restart_service', canonicalArgs: '{"name":"Spooler"}' }
const harmless = 'restart_service {"name":"Spooler"}'

let drawn = 0
function request(broker: BrokerTest, more: object = {}): object {
  drawn += 1
  const nonce = drawn.toString(16).padStart(32, '0')
  const expiresAt = broker.time.clock.now() + 30_000
  return { kind: 'request', ...spooler, callId: `call-${drawn}`, approvalId: 'yes', nonce, expiresAt, ...more }
}

/** What a broker of its own connection was sent, byte for byte. */
async function recorded(): Promise<readonly Buffer[]> {
  const broker = startBroker(tools)
  const connection = await broker.meet()
  connection.send({ kind: 'steps', steps: [spooler] })
  await settled()
  connection.send(request(broker))
  await settled()
  expect(broker.ran).toEqual([harmless])
  return [...broker.wire.written]
}

test('what one connection has carried runs nothing over another, in whatever order or number', async () => {
  const earlier = await recorded()
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...earlier), { minLength: 1, maxLength: 12 }), async (frames) => {
      const broker = startBroker(tools)
      await broker.meet()
      for (const frame of frames) broker.wire.send(frame)
      await settled()
      expect([broker.ran, await broker.ended]).toEqual([[], 'altered'])
    }),
    { numRuns: 200 },
  )
})

test('two connections that are interleaved stay two: what one was shown the other cannot ask for', async () => {
  const [one, other] = [startBroker(tools), startBroker(tools)]
  const [first, second] = [await one.meet(), await other.meet()]
  first.send({ kind: 'steps', steps: [spooler] })
  await settled()
  second.send(request(other))
  first.send(request(one))
  await settled()
  expect([one.ran, other.ran]).toEqual([[harmless], []])
})

test('frames that are cut, joined or that name another length: no crash, nothing runs', async () => {
  const earlier = Buffer.concat(await recorded())
  const anyCut = fc.array(fc.nat(earlier.length), { minLength: 1, maxLength: 6 })
  const anyLength = fc.constantFrom(
    0,
    1,
    31,
    32,
    33,
    brokerLimits.messageBytes,
    brokerLimits.messageBytes + 1,
    0xffffffff,
  )
  await fc.assert(
    fc.asyncProperty(anyCut, fc.option(anyLength), async (cuts, length) => {
      const broker = startBroker(tools)
      await broker.meet()
      let from = 0
      for (const to of cuts.toSorted((a, b) => a - b)) {
        broker.wire.send(earlier.subarray(from, to))
        from = to
      }
      if (length !== null) broker.wire.send(Buffer.from([length >>> 24, length >>> 16, length >>> 8, length]))
      await settled()
      broker.wire.close()
      await broker.ended
      expect(broker.ran).toEqual([])
    }),
    { numRuns: 500 },
  )
})

test('a frame reader gives the same messages however the bytes come', () => {
  fc.assert(
    fc.property(
      fc.array(fc.uint8Array({ minLength: 1, maxLength: 40 }), { maxLength: 8 }),
      fc.nat(9),
      (messages, size) => {
        const bytes = Buffer.concat(messages.map((message) => encodeFrame(Buffer.from(message))))
        const reader = createFrameReader(1_000)
        const read: Buffer[] = []
        for (let at = 0; at < bytes.length; at += size + 1)
          read.push(...(reader.push(bytes.subarray(at, at + size + 1)) ?? []))
        expect(read.map((message) => [...message])).toEqual(messages.map((message) => [...message]))
      },
    ),
  )
})

const tricks = [
  'restart_service\0',
  'restart_service\u200b',
  'restart_\u0455ervice',
  '\u202erestart_service',
  'RESTART_SERVICE',
  'restart_service ',
  'restart_ser\ufb01ce',
  'restart_service/../x',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
] as const

test('10,000 messages with names and arguments that look like those of the list: none is shown, none runs, no crash', async () => {
  const anyName = fc.oneof(fc.constantFrom(...tricks), fc.string({ unit: 'binary', maxLength: 30 }))
  const anyArguments = fc.constantFrom(
    '{"name":"Spooler"}',
    '{"name":"Sp\\u006foler"}',
    '{"name":"Spooler\u0000"}',
    '{"name":"Ｓpooler"}',
    '{"\\u006eame":"Spooler"}',
    '{"name":"Spooler","__proto__":{}}',
    '{"__proto__":{"name":"Spooler"}}',
    '{"name":["Spooler"]}',
    '{"name":"Spooler","name":"Spooler"}',
    '{"name":"Spooler"}\u0000',
    '\ufeff{"name":"Spooler"}',
    '{"name":"\ud800"}',
    '{"name":1e999}',
    `{"name":${'['.repeat(15_000)}${']'.repeat(15_000)}}`,
    `{"name":${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}}`,
  )
  const anyStep = fc
    .record({ toolId: fc.oneof(fc.constant('restart_service'), anyName), canonicalArgs: anyArguments })
    .filter(({ toolId, canonicalArgs }) => toolId !== spooler.toolId || canonicalArgs !== spooler.canonicalArgs)
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 50, maxLength: 50 }), async (steps) => {
      let broker = startBroker(tools)
      let connection = await broker.meet()
      for (const step of steps) {
        if (broker.wire.isClosed) {
          broker = startBroker(tools)
          connection = await broker.meet()
        }
        connection.send({ kind: 'steps', steps: [step] })
        connection.send(request(broker, step))
        await settled()
        if (broker.ran.length + broker.shown.length > 0) throw new Error(JSON.stringify(step))
      }
      connection.close()
    }),
    { numRuns: 100 },
  )
})

test('a clock that is set back or ahead lets nothing in late, nor for longer', async () => {
  for (const ms of [-86_400_000, -61_000, 61_000, 86_400_000]) {
    const broker = startBroker(tools)
    const connection = await broker.meet()
    connection.send({ kind: 'steps', steps: [spooler, spooler] })
    await settled()
    const { expiresAt } = request(broker) as { readonly expiresAt: number }
    connection.send(request(broker, { expiresAt: expiresAt + ms }))
    await settled()
    expect([ms, broker.ran]).toEqual([ms, []])
  }
  for (const expiresAt of [0, Number.MAX_SAFE_INTEGER]) {
    const broker = startBroker(tools)
    const connection = await broker.meet()
    connection.send({ kind: 'steps', steps: [spooler] })
    await settled()
    connection.send(request(broker, { expiresAt }))
    await settled()
    expect(broker.ran).toEqual([])
  }
})

test('counts without end come to an end: lists, steps and requests are numbered for the whole connection', async () => {
  const broker = startBroker(tools)
  const connection = await broker.meet()
  for (let list = 0; list < 1_000 && !broker.wire.isClosed; list += 1) {
    connection.send({ kind: 'steps', steps: [spooler] })
    await settled()
    connection.send(request(broker))
    await settled()
  }
  expect(broker.ran.length).toBe(brokerLimits.requests)
  expect(broker.shown.length).toBeLessThanOrEqual(brokerLimits.requests)
  expect(await broker.ended).toBe('ended')
})
