import { expect, test } from 'vitest'
import * as z from 'zod'

import { startBroker, type BrokerTest } from '../../test/fakes/broker-pair.ts'
import { settled } from '../../test/fakes/fake-time.ts'
import { fakeTool } from '../../test/fakes/fake-tool.ts'
import type { Tool } from '../contract/define-tool.ts'
import { canonicalJson } from '../kernel/canonical-json.ts'
import { createSystemIds } from '../kernel/system-ports.ts'
import { ok, fail } from '../kernel/result.ts'
import { createBrokerClient, type BrokerClient } from './broker-client.ts'
import type { Connection } from './connection.ts'
import { listOf } from './broker-list.ts'

const result = z.strictObject({ on: z.boolean() })
const service = z.strictObject({ name: z.enum(['Spooler', 'Audiosrv']), hard: z.boolean().default(false) })
const admin = { requiresAdmin: true, risk: 'caution' } as const
const restart: Tool = {
  ...fakeTool({ name: 'restart_service', kind: 'remediation', access: admin, args: service, result }),
  undo: 'automatic',
  undoReads: [],
}
const reset = fakeTool({ name: 'reset_all', kind: 'remediation', access: { ...admin, risk: 'elevated' }, result })
const ordinary = fakeTool({ name: 'check_light', result })
const command = fakeTool({ name: 'run_line', access: admin, capabilities: ['free_command'] })
const place = z.strictObject({ source: z.string().nullable().default(null) })
const placement = { folderArguments: ['source'] }
const image = { ...fakeTool({ name: 'repair_image', access: admin, args: place, result }), placement }
const always = {
  ...fakeTool({ name: 'read_folder', access: admin, args: z.strictObject({ source: z.string() }) }),
  placement,
}
const tools = [restart, reset, ordinary, command, image, always] as readonly Tool[]

const spooler = canonicalJson({ name: 'Spooler', hard: false })
const step = { toolId: 'restart_service', canonicalArgs: spooler }

async function open(): Promise<{
  readonly broker: BrokerTest
  readonly client: BrokerClient
  readonly connection: Connection
}> {
  const broker = startBroker(tools)
  const connection = await broker.meet()
  const { clock } = broker.time
  const client = createBrokerClient({ connection, clock, steady: clock, ids: createSystemIds(clock) })
  return { broker, client, connection }
}

const call = { callId: 'call-1', approvalId: 'yes-1', onProgress: () => undefined, onKept: () => undefined }
const signal = (): AbortSignal => new AbortController().signal

function submit(
  client: BrokerClient,
  one: { readonly toolId: string; readonly canonicalArgs: string; readonly undoes?: string } = step,
  more = {},
) {
  return client.submit({ ...one, ...call, signal: signal(), ...more })
}

/** A request as a program of the same user writes it by hand, over a connection that it has opened itself. */
function rawRequest(broker: BrokerTest, more: object = {}): object {
  return {
    kind: 'request',
    ...step,
    callId: 'call-1',
    approvalId: 'yes-1',
    nonce: 'b'.repeat(32),
    expiresAt: broker.time.clock.now() + 30_000,
    ...more,
  }
}

test('a step that was shown runs once, and its answer comes whole', async () => {
  const { broker, client } = await open()
  expect(await client.announce([step])).toEqual(ok(undefined))
  expect(broker.shown).toEqual([{ tools: ['restart_service'], click: false }])
  expect(await submit(client)).toEqual(ok({ record: { result: { on: true }, unavailable: [] } }))
  expect(await submit(client)).toMatchObject({ error: { code: 'broker_refused', data: { reason: 'not_shown' } } })
  expect(broker.ran).toEqual([`restart_service {"name":"Spooler","hard":false}`])
  expect(broker.log).toEqual([
    'shown run',
    'begun restart_service',
    'ended restart_service succeeded',
    'refused restart_service not_shown',
  ])
})

test.each([
  ['what was not shown', {}, 'not_shown'],
  ['an expired request', { expiresAt: -1 }, 'expired'],
  ['a request that holds too long', { expiresAt: 61_000 }, 'expired'],
])('%s does not run', async (_what, { expiresAt }: { readonly expiresAt?: number }, reason) => {
  const { broker, connection, client } = await open()
  if (reason !== 'not_shown') await client.announce([step])
  const now = broker.time.clock.now()
  connection.send(rawRequest(broker, expiresAt === undefined ? {} : { expiresAt: now + expiresAt }))
  await settled()
  expect(broker.ran).toEqual([])
  expect(broker.log.at(-1)).toBe(`refused restart_service ${reason}`)
})

test('the same request twice ends the connection', async () => {
  const { broker, connection, client } = await open()
  await client.announce([step, step])
  connection.send(rawRequest(broker))
  await settled()
  connection.send(rawRequest(broker))
  expect(await broker.ended).toBe('repeated')
  expect(broker.ran).toHaveLength(1)
})

test.each([
  ['another tool', { toolId: 'format_drive', canonicalArgs: '{}' }, 'not_listed'],
  ['a tool that needs no rights', { toolId: 'check_light', canonicalArgs: '{}' }, 'not_listed'],
  ['what cannot do without a folder', { toolId: 'read_folder', canonicalArgs: '{"source":"C:\\\\x"}' }, 'not_listed'],
  ['a folder', { toolId: 'repair_image', canonicalArgs: '{"source":"\\\\\\\\server\\\\share"}' }, 'folder'],
  ['a free command', { toolId: 'run_line', canonicalArgs: '{}' }, 'not_listed'],
  ['another key', { ...step, canonicalArgs: '{"hard":false,"name":"Spooler","program":"x"}' }, 'arguments'],
  ['a key twice', { ...step, canonicalArgs: '{"hard":false,"hard":true,"name":"Spooler"}' }, 'arguments'],
  ['another order', { ...step, canonicalArgs: '{"name":"Spooler","hard":false}' }, 'arguments'],
  ['a blank', { ...step, canonicalArgs: '{"hard":false, "name":"Spooler"}' }, 'arguments'],
  ['a default left out', { ...step, canonicalArgs: '{"name":"Spooler"}' }, 'arguments'],
  [
    'a value that is not allowed',
    { ...step, canonicalArgs: canonicalJson({ name: 'WinDefend', hard: false }) },
    'arguments',
  ],
  ['a path', { ...step, canonicalArgs: canonicalJson({ name: '..\\..\\evil', hard: false }) }, 'arguments'],
  ['a list', { ...step, canonicalArgs: '[]' }, 'arguments'],
  ['the undo of what has none', { toolId: 'reset_all', canonicalArgs: '{}', undoes: 'call-1' }, 'undo_missing'],
])('%s is not even shown', async (_what, one, reason) => {
  const { broker, client } = await open()
  expect(await client.announce([step, one])).toMatchObject({ error: { code: 'broker_refused', data: { reason } } })
  expect(await submit(client)).toMatchObject({ ok: false })
  expect([broker.shown, broker.ran]).toEqual([[], []])
})

test.each([
  ['another key', (broker: BrokerTest) => rawRequest(broker, { program: 'cmd.exe' })],
  ['a nonce of another form', (broker: BrokerTest) => rawRequest(broker, { nonce: 'x' })],
  ['a call that is a path', (broker: BrokerTest) => rawRequest(broker, { callId: '..\\..\\x' })],
  ['another kind', () => ({ kind: 'exec', line: 'calc' })],
  ['too many steps', () => ({ kind: 'steps', steps: Array.from({ length: 17 }, () => step) })],
  ['no steps', () => ({ kind: 'steps', steps: [] })],
])('a message with %s ends the connection', async (_what, message) => {
  const { broker, connection } = await open()
  connection.send(message(broker))
  expect(await broker.ended).toBe('not_understood')
  expect(broker.ran).toEqual([])
})

test('a step that is hard to undo waits for a click in the window of the broker, and a stop there is no', async () => {
  const { broker, client } = await open()
  broker.person = 'stop'
  const hard = { toolId: 'reset_all', canonicalArgs: '{}' }
  expect(await client.announce([step, hard])).toEqual(fail('elevation_refused'))
  expect(broker.shown).toEqual([{ tools: ['restart_service', 'reset_all'], click: true }])
  expect(await submit(client, hard)).toMatchObject({ error: { code: 'broker_refused' } })
  expect(broker.ran).toEqual([])
})

test.each([
  ['always', [step], true],
  ['never', [{ toolId: 'reset_all', canonicalArgs: '{}' }], false],
] as const)('the policy says when a click is needed: %s', async (reconfirm, steps, click) => {
  const { broker, client } = await open()
  broker.reconfirm = reconfirm
  await client.announce(steps)
  expect(broker.shown).toMatchObject([{ click }])
})

test('the policy is asked again before a step runs', async () => {
  const { broker, client } = await open()
  await client.announce([step])
  broker.refuses = ({ name }) => (name === 'restart_service' ? 'policy' : null)
  expect(await submit(client)).toMatchObject({ error: { code: 'broker_refused', data: { reason: 'policy' } } })
  expect(await client.announce([step])).toMatchObject({ error: { data: { reason: 'policy' } } })
  expect(broker.ran).toEqual([])
})

test('Stop in the window of the broker ends what runs and lets nothing more begin', async () => {
  const { broker, client } = await open()
  await client.announce([step, step])
  broker.run = (_tool, _args, { signal: stopped }) =>
    new Promise((resolve) => stopped.addEventListener('abort', () => resolve(fail('cancelled'))))
  const running = submit(client)
  await settled()
  broker.stop()
  expect(await running).toEqual(fail('cancelled'))
  expect(await submit(client)).toEqual(fail('elevation_refused'))
  // Steps that need no click there must not come back by being shown once more.
  expect(client.takes(1)).toBe(false)
  expect(await client.announce([step])).toMatchObject({ error: { data: { reason: 'stopped' } } })
  expect([broker.shown.length, broker.ran.length]).toEqual([1, 1])
})

test('one step at a time', async () => {
  const { broker, client } = await open()
  await client.announce([step, step])
  let end = (): void => undefined
  broker.run = () => new Promise((resolve) => (end = () => resolve(ok({ result: { on: true }, unavailable: [] }))))
  const first = submit(client)
  await settled()
  expect(await submit(client)).toMatchObject({ error: { data: { reason: 'busy' } } })
  end()
  expect(await first).toMatchObject({ ok: true })
})

test('a pipe that closes ends what runs; nobody can say what was done', async () => {
  const { broker, client } = await open()
  await client.announce([step])
  let wasStopped = false
  broker.run = (_tool, _args, { signal: stopped }) =>
    new Promise((resolve) =>
      stopped.addEventListener('abort', () => {
        wasStopped = true
        resolve(fail('cancelled'))
      }),
    )
  const running = submit(client)
  await settled()
  client.close()
  expect(await running).toEqual(fail('broker_lost'))
  expect(await broker.ended).toBe('ended')
  expect(wasStopped).toBe(true)
})

test('sixteen requests, then it ends', async () => {
  const { broker, client } = await open()
  await client.announce(Array.from({ length: 16 }, () => step))
  for (let count = 0; count < 16; count += 1)
    expect(await submit(client, step, { callId: `call-${count.toString()}` })).toMatchObject({ ok: true })
  expect(await broker.ended).toBe('ended')
  expect(client.takes(1)).toBe(false)
  expect(broker.ran).toHaveLength(16)
})

test('steps beyond the limit are not shown', async () => {
  const { client } = await open()
  const eight = Array.from({ length: 8 }, () => step)
  for (const expected of [true, true, false]) expect(await client.announce(eight)).toMatchObject({ ok: expected })
})

test('after five minutes nothing is taken; a step that runs then is let come to its end', async () => {
  const { broker, client } = await open()
  await client.announce([step])
  let end = (): void => undefined
  broker.run = () => new Promise((resolve) => (end = () => resolve(ok({ result: { on: true }, unavailable: [] }))))
  const running = submit(client)
  await broker.time.advance(300_000)
  expect(client.takes(1)).toBe(false)
  end()
  expect(await running).toMatchObject({ ok: true })
  expect(await broker.ended).toBe('ended')
})

test('only what the broker kept itself is undone, once, for the same tool and arguments', async () => {
  const { broker, client } = await open()
  const back = { ...step, undoes: 'call-1' }
  await client.announce([
    step,
    back,
    { ...back, undoes: 'call-9' },
    { ...back, canonicalArgs: canonicalJson({ name: 'Audiosrv', hard: false }) },
  ])
  await submit(client)
  const other = { ...back, canonicalArgs: canonicalJson({ name: 'Audiosrv', hard: false }) }
  const nothing = { error: { data: { reason: 'nothing_kept' } } }
  expect(await submit(client, { ...back, undoes: 'call-9' })).toMatchObject(nothing)
  expect(await submit(client, other)).toMatchObject(nothing)
  expect(await submit(client, back)).toEqual(ok({ restored: {} }))
  expect(broker.ran.at(-1)).toContain('undo restart_service')
  await client.announce([back])
  expect(await submit(client, back)).toMatchObject(nothing)
})

test('a tool that is not as the build wrote it down is not served', async () => {
  const list = listOf(tools)
  const changed = {
    ...restart,
    steps: [{ id: 'run', via: 'powershell', script: 'Format-Volume' }],
  } as const satisfies Tool
  const broker = startBroker([changed, reset], { list })
  const connection = await broker.meet()
  const { clock } = broker.time
  const client = createBrokerClient({ connection, clock, steady: clock, ids: createSystemIds(clock) })
  expect(await client.announce([step])).toMatchObject({ error: { data: { reason: 'not_listed' } } })
})

test('an answer larger than a message comes in parts', async () => {
  const { broker, client } = await open()
  await client.announce([step])
  const text = '"\u{1F6A8}\uD800é'.repeat(30_000)
  broker.run = () => Promise.resolve(ok({ result: { text }, unavailable: [] }))
  expect(await submit(client)).toEqual(ok({ record: { result: { text }, unavailable: [] } }))
})
