import type { BrokerWindow, KeptFix, KeptFixes, RefuseTool, ServeDeps } from '../../electron/broker/broker-ports.ts'
import { serveBroker } from '../../electron/broker/serve-broker.ts'
import { servedTools, listOf, type BrokerList, type ServedTools } from '../../electron/broker/broker-list.ts'
import { refuseSteps } from '../../electron/broker/refusals.ts'
import { greetApp, meetBroker, type Connection } from '../../electron/broker/connection.ts'
import type { Wire, WireEnd } from '../../electron/broker/framed-wire.ts'
import type { BrokerRefusal } from '../../electron/broker/judge-step.ts'
import type { Tool } from '../../electron/contract/define-tool.ts'
import { createSystemIds } from '../../electron/kernel/system-ports.ts'
import { ok } from '../../electron/kernel/result.ts'
import { createFakeTime, type FakeTime } from './fake-time.ts'

/** Both ends of a pipe in memory. `written` = everything that was sent from here. */
export type WireEndpoint = Wire & { readonly written: Buffer[]; isClosed: boolean }

export function wirePair(): readonly [WireEndpoint, WireEndpoint] {
  const one = endpoint()
  const other = endpoint()
  one.join(other)
  other.join(one)
  return [one.wire, other.wire]
}

type Joined = { readonly wire: WireEndpoint; join(other: Joined): void; receive(bytes: Buffer): void; shut(): void }

function endpoint(): Joined {
  let peer: Joined | null = null
  let hear: ((bytes: Buffer) => void) | null = null
  const waiting: Buffer[] = []
  const closers: (() => void)[] = []
  const wire: WireEndpoint = {
    written: [],
    isClosed: false,
    send: (bytes) => {
      wire.written.push(bytes)
      if (!wire.isClosed) queueMicrotask(() => peer?.receive(bytes))
    },
    close: () => {
      self.shut()
      // What was sent before arrives before.
      queueMicrotask(() => peer?.shut())
    },
    onBytes: (listener) => {
      hear = listener
      for (const bytes of waiting.splice(0)) listener(bytes)
    },
    onClosed: (listener) => closers.push(listener),
  }
  const self: Joined = {
    wire,
    join: (other) => {
      peer = other
    },
    receive: (bytes) => {
      if (wire.isClosed) return
      if (hear) hear(bytes)
      else waiting.push(bytes)
    },
    shut: () => {
      if (wire.isClosed) return
      wire.isClosed = true
      queueMicrotask(() => closers.forEach((tell) => tell()))
    },
  }
  return self
}

export type BrokerTest = {
  readonly time: FakeTime
  readonly secret: Buffer
  readonly pipe: string
  readonly digest: string
  /** The app's end, for a client of the test's own. */
  readonly wire: WireEndpoint
  /** Bytes that came to the app's end, once `listen` was called. */
  readonly heard: Buffer[]
  listen(): void
  /** Tools that ran or were undone, with their arguments. */
  readonly ran: string[]
  /** What the window was given, and how. */
  readonly shown: { readonly tools: readonly string[]; readonly click: boolean }[]
  readonly log: string[]
  /** What the person does in the broker's window, as soon as they do. */
  person: 'run' | 'stop' | Promise<'run' | 'stop'>
  stop(): void
  refuses: RefuseTool
  reconfirm: 'elevated' | 'always' | 'never'
  kept: Map<string, KeptFix>
  /** What running a tool does; absent = it succeeds. */
  run: ServeDeps['runner']['run'] | null
  readonly ended: Promise<WireEnd | 'handshake'>
  /** The app's own end, opened as the app opens it. */
  meet(): Promise<Connection>
}

type Kind = {
  readonly list?: BrokerList
  /** Why this broker runs nothing at all; absent = it serves. */
  readonly refusal?: BrokerRefusal
}

/** A broker over these tools, without a process: its pipe, its window and its time belong to the test. */
export function startBroker(tools: readonly Tool[], { list, refusal }: Kind = {}): BrokerTest {
  const time = createFakeTime()
  const ids = createSystemIds(time.clock)
  const [wire, brokerWire] = wirePair()
  const secret = Buffer.alloc(32, 7)
  const pipe = 'a'.repeat(32)
  const served = list ? servedTools(tools, list) : unchanged(tools)
  let tellStop = (): void => undefined
  const test: BrokerTest = {
    ...{ time, secret, pipe, wire, digest: served.digest, ran: [], shown: [], log: [], person: 'run' },
    ...{ refuses: () => null, reconfirm: 'elevated', kept: new Map(), run: null },
    heard: [],
    listen: () => wire.onBytes((bytes) => test.heard.push(bytes)),
    stop: () => tellStop(),
    ended: Promise.resolve('handshake'),
    meet: async () => {
      const met = await meetBroker({ ...handshake, wire, lang: 'en' })
      if (typeof met === 'string') throw new Error(met)
      return met
    },
  }
  const handshake = { timers: time.timers, ids, secret, pipe, list: served.digest }
  const window: BrokerWindow = {
    show: (steps, { click }) => {
      test.shown.push({
        tools: steps.map(({ tool, undoes }) => (undoes === null ? tool.name : `undo ${tool.name}`)),
        click,
      })
      return Promise.resolve(click ? test.person : 'run')
    },
    tell: () => undefined,
    onStop: (listener) => {
      tellStop = listener
    },
    close: () => undefined,
  }
  const kept: KeptFixes = {
    keep: (callId, fix) => {
      test.kept.set(callId, fix)
      return Promise.resolve(true)
    },
    find: (callId) => Promise.resolve(test.kept.get(callId) ?? null),
    forget: (callId) => {
      test.kept.delete(callId)
      return Promise.resolve()
    },
  }
  const serve = async (): Promise<WireEnd | 'handshake'> => {
    const connection = await greetApp({ ...handshake, wire: brokerWire })
    if (connection === null) return 'handshake'
    if (refusal !== undefined) return refuseSteps({ connection, timers: time.timers }, refusal)
    return serveBroker({
      ...{ connection, served, window, kept, clock: time.clock, steady: time.clock, timers: time.timers },
      runner: {
        run: (tool, args, options) => {
          test.ran.push(`${tool.name} ${JSON.stringify(args)}`)
          return test.run?.(tool, args, options) ?? Promise.resolve(ok({ result: { on: true }, unavailable: [] }))
        },
        undo: (tool, { args }) => {
          test.ran.push(`undo ${tool.name} ${JSON.stringify(args)}`)
          return Promise.resolve(ok({}))
        },
      },
      policy: () => Promise.resolve({ refuses: (tool) => test.refuses(tool), reconfirm: test.reconfirm }),
      log: ({ event, tool = '', outcome = '' }) => {
        test.log.push([event, tool, outcome].filter((word) => word !== '').join(' '))
        return Promise.resolve(true)
      },
    })
  }
  return Object.assign(test, { ended: serve() })
}

const known = new WeakMap<readonly Tool[], ServedTools>()

/** As the build wrote them down; made once for the same tools. */
function unchanged(tools: readonly Tool[]): ServedTools {
  const served = known.get(tools) ?? servedTools(tools, listOf(tools))
  known.set(tools, served)
  return served
}
