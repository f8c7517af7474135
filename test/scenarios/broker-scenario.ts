import path from 'node:path'

import { createBrokerElevation, type BrokerElevation } from '../../electron/broker/broker-elevation.ts'
import { digestOfList, listOf, servedTools } from '../../electron/broker/broker-list.ts'
import { greetApp } from '../../electron/broker/connection.ts'
import type { Wire } from '../../electron/broker/framed-wire.ts'
import { createOpenBroker, type StartBroker } from '../../electron/broker/open-broker.ts'
import type { KeptFix } from '../../electron/broker/broker-ports.ts'
import { serveBroker } from '../../electron/broker/serve-broker.ts'
import { silentLogger } from '../../electron/kernel/ports.ts'
import { fail, ok } from '../../electron/kernel/result.ts'
import { createSystemIds, steadyClock, systemClock } from '../../electron/kernel/system-ports.ts'
import { systemTimers, type Timers } from '../../electron/kernel/timers.ts'
import type { Machine } from '../../electron/machines/machine.ts'
import { createSimulatedMachine } from '../../electron/machines/simulated/simulated-machine.ts'
import { createPcStateFile } from '../../electron/machines/simulated/state-store.ts'
import { findSimulations, loadTools } from '../../electron/registry/folders.ts'
import { createMachineRunner } from '../../electron/runners/runners.ts'
import type { DurableFileSystem } from '../../electron/store/file-system.ts'
import { wirePair } from '../fakes/broker-pair.ts'

/** How a test's Windows answers when rights are asked for. */
export type WindowsAnswer = 'yes' | 'refused' | 'unavailable' | 'nobody'

export type TestBroker = {
  readonly elevation: BrokerElevation
  answer: WindowsAnswer
  /** How often a person was asked. */
  asked: number
  /** Tools that ran with rights. */
  readonly ran: string[]
  /** Batches that the broker's window showed. */
  readonly shown: (readonly string[])[]
  /** What the person clicks in that window. */
  click: 'run' | 'stop'
  /** The broker's process is killed as soon as a tool has begun there. */
  dies: boolean
}

type Place = { readonly dataFolder: string; readonly fileSystem: DurableFileSystem; readonly timers?: Timers }

const tools = loadTools()
const list = listOf(tools)

/** A broker over the PC of a data folder: the real protocol and both of its ends, and a process that is none. */
export function createTestBroker({ dataFolder, fileSystem, timers = systemTimers }: Place): TestBroker {
  const ids = createSystemIds(systemClock)
  const kept = new Map<string, KeptFix>()
  const served = servedTools(tools, list)
  let secret: Buffer = Buffer.alloc(0)
  let connect: (wire: Wire) => void = () => undefined
  const common = { clock: systemClock, steady: steadyClock, ids, list: digestOfList(list) }
  const start: StartBroker = (pipe) => {
    test.asked += 1
    if (test.answer === 'refused') return Promise.resolve(fail('elevation_refused'))
    if (test.answer === 'unavailable') return Promise.resolve(fail('elevation_unavailable'))
    if (test.answer === 'nobody') return new Promise(() => undefined)
    const [appEnd, brokerEnd] = wirePair()
    const machine = machineOf({ dataFolder, fileSystem }, test, () => brokerEnd.close())
    void greetApp({ ...common, wire: brokerEnd, secret, pipe, timers: systemTimers }).then((connection) =>
      connection === null
        ? undefined
        : serveBroker({
            ...{ ...common, timers: systemTimers, connection, served },
            runner: createMachineRunner(machine, { kind: 'simulated', id: 'broker' }),
            window: {
              show: (steps, { click }) => {
                test.shown.push(steps.map(({ tool }) => tool.name))
                return Promise.resolve(click ? test.click : 'run')
              },
              tell: () => undefined,
              onStop: () => undefined,
              close: () => undefined,
            },
            kept: {
              keep: (callId, fix) => Promise.resolve(kept.set(callId, fix).has(callId)),
              find: (callId) => Promise.resolve(kept.get(callId) ?? null),
              forget: (callId) => Promise.resolve(void kept.delete(callId)),
            },
            policy: () => Promise.resolve({ refuses: () => null, reconfirm: 'elevated' }),
            log: () => Promise.resolve(true),
          }),
    )
    connect(appEnd)
    return Promise.resolve(ok({ ended: new Promise(() => undefined), end: () => brokerEnd.close() }))
  }
  const openBroker = createOpenBroker({
    ...{ ...common, timers, start },
    listen: () =>
      Promise.resolve({ first: new Promise<Wire>((resolve) => (connect = resolve)), close: () => undefined }),
    handover: {
      put: (_pipe, given) => {
        secret = given
        return Promise.resolve()
      },
      remove: () => Promise.resolve(),
    },
  })
  const test: TestBroker = {
    elevation: createBrokerElevation({ openBroker, lang: () => 'en' }),
    ...{ answer: 'yes', asked: 0, ran: [], shown: [], click: 'run', dies: false },
  }
  return test
}

/** The PC of the data folder as the broker's process sees it. */
function machineOf({ dataFolder, fileSystem }: Place, test: TestBroker, die: () => void): Machine {
  const file = path.join(dataFolder, 'simulated-pc.json')
  const ports = { fileSystem, ids: createSystemIds(systemClock), logger: silentLogger }
  const store = createPcStateFile({ ...ports, file })
  const machine = createSimulatedMachine({ simulations: findSimulations(), store, ...ports, timers: systemTimers })
  return {
    ...machine,
    run: async (tool, args, options) => {
      test.ran.push(tool.name)
      if (!test.dies) return machine.run(tool, args, options)
      die()
      return new Promise((resolve) => options.signal.addEventListener('abort', () => resolve(fail('cancelled'))))
    },
  }
}
