import { expect, test } from 'vitest'
import * as z from 'zod'

import { startBroker, type BrokerTest } from '../../test/fakes/broker-pair.ts'
import { settled } from '../../test/fakes/fake-time.ts'
import { fakeTool } from '../../test/fakes/fake-tool.ts'
import type { Tool } from '../contract/define-tool.ts'
import { createFrameReader, encodeFrame } from './frames.ts'
import { brokerLimits } from './limits.ts'
import { createSealing, proofOf, type Shared } from './sealing.ts'

const args = z.strictObject({ name: z.enum(['Spooler']) })
const restart: Tool = {
  ...fakeTool({
    name: 'restart_service',
    kind: 'remediation',
    access: { requiresAdmin: true, risk: 'caution' },
    args,
    result: z.strictObject({ on: z.boolean() }),
  }),
  undo: 'automatic',
  undoReads: [],
}
const reset = fakeTool({ name: 'reset_all', kind: 'remediation', access: { requiresAdmin: true, risk: 'elevated' } })
const tools = [restart, reset]
const spooler = { toolId: 'restart_service', canonicalArgs: '{"name":"Spooler"}' }
const all = { toolId: 'reset_all', canonicalArgs: '{}' }
const harmless = 'restart_service {"name":"Spooler"}'

/** A program of the same user that has read the secret and writes to the pipe by itself: any messages, sealed, as one write. */
type Client = {
  readonly broker: BrokerTest
  readonly write: (...messages: readonly (object | string)[]) => Promise<void>
}

async function openClient(broker = startBroker(tools)): Promise<Client> {
  broker.listen()
  await settled()
  const [hello] = createFrameReader(1 << 20).push(broker.heard[0] ?? Buffer.alloc(0)) ?? []
  const { nonce: brokerNonce } = JSON.parse(hello?.toString('utf8') ?? '{}') as { readonly nonce: string }
  const shared: Shared = { ...broker, brokerNonce, appNonce: 'c'.repeat(32) }
  const own = { kind: 'challenge', protocol: 1, list: broker.digest, nonce: shared.appNonce, lang: 'en' }
  broker.wire.send(encodeFrame(Buffer.from(JSON.stringify({ ...own, proof: proofOf('app', shared) }))))
  await settled()
  const sealing = createSealing('app', shared)
  const textOf = (message: object | string): string => (typeof message === 'string' ? message : JSON.stringify(message))
  return {
    broker,
    write: async (...messages) => {
      broker.wire.send(Buffer.concat(messages.map((message) => encodeFrame(sealing.seal(textOf(message))))))
      await settled()
    },
  }
}

let drawn = 0
function request({ broker }: Client, more: object = {}): object {
  drawn += 1
  const nonce = drawn.toString(16).padStart(32, '0')
  const expiresAt = broker.time.clock.now() + 30_000
  return { kind: 'request', ...spooler, callId: `call-${drawn}`, approvalId: 'yes', nonce, expiresAt, ...more }
}

const steps = (...list: readonly object[]): object => ({ kind: 'steps', steps: list })
const cancel = { kind: 'cancel', nonce: 'f'.repeat(32) }

test('two requests in one write: one runs, the other one is told that it is not alone', async () => {
  const client = await openClient()
  await client.write(steps(spooler, spooler))
  await client.write(request(client), request(client))
  expect(client.broker.ran).toEqual([harmless])
  expect(client.broker.log).toContain('refused restart_service busy')
})

test('a request in the same write as its list: nothing runs before it is in sight', async () => {
  const client = await openClient()
  await client.write(steps(spooler), request(client))
  expect([client.broker.ran, client.broker.shown.length]).toEqual([[], 1])
})

test('two lists in one write: one is shown, and only that can be asked for', async () => {
  const client = await openClient()
  client.broker.reconfirm = 'never'
  await client.write(steps(spooler), steps(all))
  await client.write(request(client, all))
  expect(client.broker.shown).toEqual([{ tools: ['restart_service'], click: false }])
  expect(client.broker.ran).toEqual([])
})

test('what was shown and not asked for is gone with the next list, also with one that is refused there', async () => {
  const client = await openClient()
  await client.write(steps(spooler))
  client.broker.person = 'stop'
  await client.write(steps(spooler, all))
  await client.write(request(client))
  expect(client.broker.ran).toEqual([])
})

test('what stands behind a message that ends the connection, in the same write, is not heard', async () => {
  const client = await openClient()
  await client.write(steps(spooler))
  await client.write({ kind: 'exec' }, request(client))
  expect([await client.broker.ended, client.broker.ran]).toEqual(['not_understood', []])
})

test('a list and its requests behind a click that somebody else makes: nothing of it runs', async () => {
  const client = await openClient()
  let click: (answer: 'run') => void = () => undefined
  client.broker.person = new Promise((resolve) => (click = resolve))
  await client.write(steps(all))
  await client.write(request(client, all), steps(spooler), request(client))
  click('run')
  await settled()
  expect(client.broker.ran).toEqual([])
  await client.write(request(client, all))
  expect(client.broker.ran).toEqual(['reset_all {}'])
})

test('a yes that comes after the pipe is gone runs nothing', async () => {
  const client = await openClient()
  let click: (answer: 'run') => void = () => undefined
  client.broker.person = new Promise((resolve) => (click = resolve))
  await client.write(steps(all))
  client.broker.wire.close()
  await client.broker.ended
  click('run')
  await client.write(request(client, all))
  expect(client.broker.ran).toEqual([])
})

test.each(['a Stop in the window', 'a cancel', 'the same request again'] as const)(
  '%s while the policy is asked once more: the step does not begin',
  async (what) => {
    const client = await openClient()
    const { broker } = client
    await client.write(steps(spooler))
    const asked = request(client) as { readonly nonce: string }
    let written: Promise<void> = Promise.resolve()
    broker.refuses = () => {
      if (what === 'a Stop in the window') broker.stop()
      else written = client.write(what === 'a cancel' ? { kind: 'cancel', nonce: asked.nonce } : asked)
      return null
    }
    await client.write(asked)
    await written
    await settled()
    expect([what, broker.ran]).toEqual([what, []])
  },
)

test('the same for an undo of what the broker kept', async () => {
  const client = await openClient()
  const { broker } = client
  const back = { ...spooler, undoes: 'call-of-before' }
  const version = restart.version
  broker.kept.set('call-of-before', {
    tool: 'restart_service',
    version,
    args: { name: 'Spooler' },
    result: { on: true },
  })
  await client.write(steps(back))
  broker.refuses = () => {
    broker.stop()
    return null
  }
  await client.write(request(client, back))
  expect([broker.ran, broker.kept.size]).toEqual([[], 1])
})

test('20,000 cancels, in writes of any size, cost no line on the disk and end nothing', async () => {
  const client = await openClient()
  await client.write(steps(spooler))
  const lines = client.broker.log.length
  for (let count = 0; count < 20; count += 1) await client.write(...Array.from({ length: 1_000 }, () => cancel))
  expect(client.broker.log).toHaveLength(lines)
  await client.write(request(client))
  expect(client.broker.ran).toEqual([harmless])
})

const manyKeys = Object.fromEntries(Array.from({ length: 4_000 }, (_, at) => [`k${at}`, at]))

test.each([
  ['a message with thousands of keys', { ...cancel, ...manyKeys }],
  ['a list with thousands of keys', steps({ ...spooler, ...manyKeys })],
  ['a prototype that is a request', `{"__proto__":${JSON.stringify(steps(spooler))}}`],
  ['a prototype beside it', `{"kind":"steps","steps":[${JSON.stringify(spooler)}],"__proto__":{"admin":true}}`],
  ['a constructor', '{"kind":"steps","steps":[],"constructor":{"prototype":{"allows":true}}}'],
  ['the same key twice', `{"kind":"cancel","kind":"steps","steps":[${JSON.stringify(spooler)}],"nonce":"x"}`],
  ['a list that is an object', '{"kind":"steps","steps":{"length":1,"0":{}}}'],
  ['lists in lists', `{"kind":"steps","steps":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
  ['a number for a name', steps({ ...spooler, toolId: 7 })],
  ['text that ends within a letter', '{"kind":"cancel","nonce":"\ud800"}'],
])('%s ends the connection, and nothing is shown', async (_what, message) => {
  const client = await openClient()
  await client.write(message)
  expect(await client.broker.ended).toBe('not_understood')
  expect([client.broker.shown, client.broker.ran]).toEqual([[], []])
  expect(Object.keys({}.constructor.prototype as object)).toEqual([])
})

test('arguments with thousands of keys are refused, and the broker goes on', async () => {
  const client = await openClient()
  await client.write(steps({ ...spooler, canonicalArgs: JSON.stringify(manyKeys) }))
  expect(client.broker.log).toEqual(['refused arguments'])
  await client.write(steps(spooler))
  await client.write(request(client))
  expect(client.broker.ran).toEqual([harmless])
})

test('an undo under the name of a fix of another kind, or of the call itself, undoes nothing', async () => {
  const client = await openClient()
  const { broker } = client
  broker.kept.set('call-a', { tool: 'reset_all', version: reset.version, args: {}, result: { on: true } })
  broker.kept.set('call-b', { tool: 'restart_service', version: 99, args: { name: 'Spooler' }, result: { on: true } })
  for (const undoes of ['call-a', 'call-b', 'call-none', 'constructor']) {
    await client.write(steps({ ...spooler, undoes }))
    await client.write(request(client, { undoes, callId: undoes }))
  }
  expect(broker.ran).toEqual([])
  expect(broker.log.filter((line) => line.endsWith('nothing_kept'))).toHaveLength(4)
})

test('a storm of connections, each with its own broker: what one was shown no other one runs, and each ends', async () => {
  const clients = await Promise.all(Array.from({ length: 200 }, () => openClient()))
  await Promise.all(clients.map((client, at) => client.write(at % 2 === 0 ? steps(spooler) : request(client))))
  await Promise.all(clients.map((client, at) => client.write(at % 2 === 0 ? cancel : request(client))))
  for (const { broker } of clients) broker.wire.close()
  expect(new Set(await Promise.all(clients.map(({ broker }) => broker.ended)))).toEqual(new Set(['ended']))
  expect(clients.flatMap(({ broker }) => broker.ran)).toEqual([])
})

test('whatever is asked for over and over, no broker writes more lines than a few for each thing that it takes', async () => {
  const client = await openClient()
  for (let count = 0; count < 400 && !client.broker.wire.isClosed; count += 1)
    await client.write(steps(spooler), request(client), cancel, steps(all), request(client, all))
  await client.broker.ended
  expect(client.broker.log.length).toBeLessThanOrEqual(6 * brokerLimits.asked)
})
