import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { afterEach, beforeAll, expect, test } from 'vitest'

import { createBrokerClient, type BrokerClient } from '../../electron/broker/broker-client.ts'
import { digestOfList, listOf } from '../../electron/broker/broker-list.ts'
import { meetBroker, type Connection } from '../../electron/broker/connection.ts'
import { encodeFrame } from '../../electron/broker/frames.ts'
import { createHandover } from '../../electron/executors/pipes/handover.ts'
import { connectLocally, listenLocally, type LocalPipe } from '../../electron/executors/pipes/local-pipe.ts'
import { brokerExits } from '../../electron/hosts/broker/run-broker.ts'
import { windowsFolder } from '../../electron/engine/windows-pc/windows-folder.ts'
import { silentLogger } from '../../electron/kernel/ports.ts'
import { ok } from '../../electron/kernel/result.ts'
import { createSystemIds, steadyClock, systemClock } from '../../electron/kernel/system-ports.ts'
import { systemTimers } from '../../electron/kernel/timers.ts'
import { setUpPc } from '../../electron/machines/simulated/set-up.ts'
import { createPcStateFile } from '../../electron/machines/simulated/state-store.ts'
import { loadFaults, loadTools } from '../../electron/registry/folders.ts'
import { createNodeFileSystem } from '../../electron/store/node-file-system.ts'
import { brokerLogText } from '../fakes/broker-log-text.ts'
import { useTemporaryFolders } from '../fakes/storage-deps.ts'
import { root } from './command-line.ts'

const newFolder = useTemporaryFolders()
const ids = createSystemIds(systemClock)
const handover = createHandover(process.platform === 'win32' ? windowsFolder() : null)
const list = digestOfList(listOf(loadTools()))
const step = { toolId: 'clear_print_queue', canonicalArgs: '{}' }
const processes: ChildProcess[] = []
/** On the PC of the tests on Windows it is a program of its own, as on the PC of a person. */
const programs = process.env['DESKMEDIC_BROKER_PROGRAMS']
const broker =
  programs === undefined
    ? { file: process.execPath, words: [path.join(root, 'dist', 'practice-broker.cjs')] }
    : { file: path.join(programs, 'practice-broker', 'Deskmedic.Broker.exe'), words: [] }

beforeAll(async () => {
  if (programs !== undefined) return
  const bundle = (await import(pathToFileURL(path.join(root, 'build', 'bundle.mjs')).href)) as {
    readonly ensureBundle: (wanted: { readonly only: readonly string[] }) => Promise<void>
  }
  await bundle.ensureBundle({ only: ['practice-broker'] })
}, 300_000)

afterEach(() => {
  for (const one of processes.splice(0)) one.kill('SIGKILL')
})

type Started = {
  readonly pipe: string
  readonly secret: Buffer
  readonly folder: string
  readonly process: ChildProcess
  /** What has connected; null = nothing did before the process had ended. */
  readonly wire: LocalPipe | null
  readonly exit: Promise<unknown>
}

/** A broker in a process of its own, over a pipe of the system; `secret` = what it finds, where that is not the true one. */
async function start(given: { readonly secret?: Buffer | null } = {}): Promise<Started> {
  const folder = await newFolder()
  const faults = setUpPc(['print-job-stuck'], await loadFaults())
  if (!faults.ok) throw new Error(faults.error.code)
  const ports = { fileSystem: createNodeFileSystem(), ids, logger: silentLogger }
  await createPcStateFile({ ...ports, file: path.join(folder, 'simulated-pc.json') }).save(faults.value)
  const pipe = ids.randomHex(16)
  const secret = Buffer.from(ids.randomHex(32), 'hex')
  const put = given.secret === undefined ? secret : given.secret
  if (put !== null) await handover.put(pipe, put)
  const listening = await listenLocally(pipe)
  const { child, exit } = spawnBroker(pipe, folder)
  const wire = await Promise.race([listening.first, exit.then(() => null)])
  listening.close()
  await handover.remove(pipe)
  return { pipe, secret, folder, process: child, wire, exit }
}

/** `first` = a program that runs in the process before the broker does. */
function spawnBroker(
  pipe: string,
  folder: string,
  first?: string,
): { readonly child: ChildProcess; readonly exit: Promise<unknown> } {
  const words = ['--pipe', pipe, '--parent', process.pid.toString(), '--practice', folder]
  const before = first === undefined ? [] : ['--require', first]
  const child = spawn(broker.file, [...before, ...broker.words, ...words], { stdio: 'ignore' })
  processes.push(child)
  return { child, exit: once(child, 'exit').then(([code]: unknown[]) => code) }
}

type Met = Started & { readonly wire: LocalPipe; readonly connection: Connection; readonly client: BrokerClient }

async function meet(): Promise<Met> {
  const started = await start()
  const { wire, pipe, secret } = started
  if (wire === null) throw new Error('the broker did not connect')
  const connection = await meetBroker({ wire, pipe, secret, list, ids, timers: systemTimers, lang: 'en' })
  if (typeof connection === 'string') throw new Error(connection)
  const client = createBrokerClient({ connection, ids, clock: systemClock, steady: steadyClock })
  return { ...started, wire, connection, client }
}

const call = { ...step, callId: 'call-1', approvalId: 'yes', onProgress: () => undefined, onKept: () => undefined }
const submit = ({ client }: Met) => client.submit({ ...call, signal: new AbortController().signal })

test('two processes over a pipe of the system: shown, run, written down, ended with the pipe', async () => {
  const met = await meet()
  // The name is taken: a second process finds nobody there.
  expect(await connectLocally(met.pipe)).toBeNull()
  expect(await met.client.announce([step])).toEqual(ok(undefined))
  expect(await submit(met)).toMatchObject({ ok: true })
  met.client.close()
  expect(await met.exit).toBe(0)
  const events = brokerLogText(met.folder).trim().split('\n')
  expect(events.map((line) => (JSON.parse(line) as { readonly event: string }).event)).toEqual([
    'started',
    'shown',
    'begun',
    'ended',
    'closed',
  ])
})

test.each([
  ['no secret', null],
  ['a secret of another length', Buffer.alloc(31)],
])('a broker that finds %s does not connect', async (_what, secret) => {
  const { wire, exit } = await start({ secret })
  expect(wire).toBeNull()
  expect(await exit).toBe(4)
})

test('a broker with another secret is not spoken with, and ends', async () => {
  const { wire, pipe, secret, exit } = await start({ secret: Buffer.alloc(32, 1) })
  if (wire === null) throw new Error('the broker did not connect')
  expect(await meetBroker({ wire, pipe, secret, list, ids, timers: systemTimers, lang: 'en' })).toBe('handshake')
  expect(await exit).toBe(4)
})

test('a broker of another program is not spoken with', async () => {
  const { wire, pipe, secret, exit } = await start()
  if (wire === null) throw new Error('the broker did not connect')
  const other = { wire, pipe, secret, ids, timers: systemTimers, list: 'f'.repeat(64), lang: 'en' } as const
  expect(await meetBroker(other)).toBe('version')
  expect(await exit).toBe(4)
})

test.each([
  ['expired', (met: Met) => met.connection.send({ kind: 'request', ...step, ...idOf(met), expiresAt: 1 }), false],
  ['repeated', (met: Met) => [1, 2].map(() => met.connection.send(request(met))), true],
  ['altered', ({ wire }: Met) => wire.send(encodeFrame(Buffer.alloc(200, 1))), true],
  ['oversized', ({ wire }: Met) => wire.send(Buffer.from([0, 160, 0, 0])), true],
  ['half closed', ({ wire }: Met) => wire.close(), true],
])('what is %s runs nothing', async (_what, send, ends) => {
  const met = await meet()
  if (_what !== 'repeated') await met.client.announce([step])
  send(met)
  if (!ends) met.client.close()
  expect(await met.exit).toBe(0)
  expect(brokerLogText(met.folder)).toContain('"closed"')
  expect(brokerLogText(met.folder)).not.toContain('"begun"')
})

const idOf = (_met: Met) => ({ callId: 'call-1', approvalId: 'yes', nonce: '0'.repeat(32) })
const request = (met: Met) => ({ kind: 'request', ...step, ...idOf(met), expiresAt: Date.now() + 30_000 })

test('who says nothing, who begins a message and never ends it, and who ends it far too late, is let go', async () => {
  const [silent, begun, late] = await Promise.all([start(), meet(), meet()])
  begun.wire.send(Buffer.from([0, 0, 1, 0, 123]))
  // Each byte comes soon after the one before, and all of them in two minutes.
  slowly(late.wire, { bytes: 1, everyMs: 500 }).send(Buffer.alloc(260, Buffer.from([0, 0, 1, 0])))
  expect(await Promise.all([silent.exit, begun.exit, late.exit])).toEqual([4, 0, 0])
  for (const { folder } of [begun, late]) expect(brokerLogText(folder)).not.toContain('"shown"')
}, 60_000)

test('who is slow and in time is served: bytes come one by one, in the greeting and in every message', async () => {
  const started = await start()
  if (started.wire === null) throw new Error('the broker did not connect')
  const wire = slowly(started.wire, { bytes: 7, everyMs: 20 })
  const connection = await meetBroker({ ...started, wire, list, ids, timers: systemTimers, lang: 'en' })
  if (typeof connection === 'string') throw new Error(connection)
  const client = createBrokerClient({ connection, ids, clock: systemClock, steady: steadyClock })
  const met = { ...started, wire, connection, client }
  expect(await client.announce([step])).toEqual(ok(undefined))
  expect(await submit(met)).toMatchObject({ ok: true })
  client.close()
  expect(await met.exit).toBe(0)
}, 60_000)

/** The same pipe for somebody who writes so many bytes at a time. */
function slowly(wire: LocalPipe, { bytes: size, everyMs }: { bytes: number; everyMs: number }): LocalPipe {
  let turn = Promise.resolve()
  const closed = { yet: false }
  wire.onClosed(() => (closed.yet = true))
  const write = async (bytes: Buffer): Promise<void> => {
    for (let at = 0; at < bytes.length && !closed.yet; at += size) {
      await new Promise((resolve) => setTimeout(resolve, everyMs))
      wire.send(bytes.subarray(at, at + size))
    }
  }
  return {
    ...wire,
    send: (bytes) => {
      turn = turn.then(() => write(bytes))
    },
    close: () => {
      void turn.then(() => wire.close())
    },
  }
}

test('a broker that is killed: what waits for it is lost, and nothing hangs', async () => {
  const met = await meet()
  await met.client.announce([step])
  met.process.kill('SIGKILL')
  expect(await submit(met)).toMatchObject({ error: { code: 'broker_lost' } })
})

test('words that no app gives start nothing', async () => {
  for (const words of [[], ['--pipe', 'x'], ['--pipe', '0'.repeat(32), '--parent', '1', '--practice', '.', 'more']]) {
    const child = spawn(broker.file, [...broker.words, ...words], { stdio: 'ignore' })
    expect(await once(child, 'exit')).toEqual([2, null])
  }
})

test('two brokers at once: each serves the app that started it, and the end of one is nothing to the other', async () => {
  const [one, other] = await Promise.all([meet(), meet()])
  await Promise.all([one, other].map(({ client }) => client.announce([step])))
  one.client.close()
  expect(await one.exit).toBe(0)
  expect(await submit(other)).toMatchObject({ ok: true })
  other.client.close()
  expect(await other.exit).toBe(0)
  expect(brokerLogText(one.folder)).toContain('"closed"')
  expect(brokerLogText(one.folder)).not.toContain('"begun"')
})

test('a second broker for a start that is taken is turned away, and the first one goes on', async () => {
  const met = await meet()
  // As if it had read the secret before it was gone.
  await handover.put(met.pipe, met.secret)
  expect(await spawnBroker(met.pipe, await newFolder()).exit).toBe(4)
  await met.client.announce([step])
  expect(await submit(met)).toMatchObject({ ok: true })
  met.client.close()
  expect(await met.exit).toBe(0)
})

/** Under Windows it is one file, before which nothing can be run. */
test.skipIf(programs !== undefined).each([
  ['in its beginning', 'net.connect = () => { throw planted }'],
  ['beside it', 'net.connect = (...given) => { setTimeout(() => { throw planted }); return connect(...given) }'],
  ['in what nobody waits for', 'net.connect = (...given) => { Promise.reject(planted); return connect(...given) }'],
])('an error that nobody caught, %s, is written down without its text, and ends the broker', async (_where, breaks) => {
  const folder = await newFolder()
  const first = path.join(folder, 'breaks.cjs')
  const planted = `Object.assign(new TypeError('of Anna'), { code: 'ENOSPC' })`
  await writeFile(
    first,
    `const net = require('node:net'); const { connect } = net; const planted = ${planted}; ${breaks}`,
  )
  const pipe = ids.randomHex(16)
  await handover.put(pipe, Buffer.alloc(32, 1))
  const listening = await listenLocally(pipe)
  expect(await spawnBroker(pipe, folder, first).exit).toBe(brokerExits.crashed)
  listening.close()
  await handover.remove(pipe)
  const [line = '', ...more] = brokerLogText(folder).trim().split('\n')
  expect(more).toEqual([])
  expect(JSON.parse(line)).toEqual({
    at: expect.any(String) as string,
    event: 'crashed',
    cause: expect.stringMatching(/^name=TypeError reason=ENOSPC at=breaks\.cjs:1:\d+(<|$)/) as string,
  })
  expect(line).not.toContain('Anna')
})
