import { servedTools, type BrokerList } from '../../broker/broker-list.ts'
import type { BrokerRefusal } from '../../broker/judge-step.ts'
import { refuseSteps } from '../../broker/refusals.ts'
import { greetApp } from '../../broker/connection.ts'
import type { ServeDeps } from '../../broker/broker-ports.ts'
import { serveBroker } from '../../broker/serve-broker.ts'
import { createHandover } from '../../executors/pipes/handover.ts'
import { connectLocally } from '../../executors/pipes/local-pipe.ts'
import { createSystemIds, steadyClock, systemClock } from '../../kernel/system-ports.ts'
import { settlesWithin, systemTimers } from '../../kernel/timers.ts'
import { loadTools } from '../../registry/folders.ts'
import type { BrokerStart } from './broker-start.ts'

/** What differs between a broker with rights and the one of the practice PC. */
export type BrokerParts = Pick<ServeDeps, 'runner' | 'window' | 'kept' | 'policy' | 'log'> & {
  /** Removes what is kept no longer, once the app is served. */
  readonly removeOld: () => Promise<void>
  /** Ends what the machine has started. */
  readonly close: () => Promise<void>
}

/** How the process ends. */
export const brokerExits = { done: 0, usage: 2, notWhole: 3, noApp: 4, noRights: 5, crashed: 6 } as const

const lastWaitMs = 2_000

export type RunBroker = {
  readonly start: BrokerStart
  readonly list: BrokerList
  readonly windowsFolder: string | null
  /** A refusal = this broker can run nothing, and says so. */
  readonly open: () => Promise<BrokerParts | BrokerRefusal | null>
}

/** The life of one broker: one connection, and the end with it. Gives the exit code. */
export async function runBroker({ start, list, windowsFolder, open }: RunBroker): Promise<number> {
  const { pipe } = start
  const secret = await createHandover(windowsFolder).read(pipe)
  if (secret === null) return brokerExits.noApp
  const parts = await open()
  if (parts === null) return brokerExits.noRights
  const isWhole = typeof parts !== 'string'
  try {
    const served = servedTools(loadTools(), list)
    const wire = await connectLocally(pipe)
    if (wire === null) return brokerExits.noApp
    const deps = { timers: systemTimers, ids: createSystemIds(systemClock), clock: systemClock, steady: steadyClock }
    const connection = await greetApp({ ...deps, wire, secret, pipe, list: served.digest })
    if (connection === null) {
      if (isWhole) await parts.log({ event: 'closed', outcome: 'handshake' })
      return brokerExits.noApp
    }
    if (isWhole) await serve(parts, { ...deps, connection, served })
    else await refuseSteps({ ...deps, connection }, parts)
    // The end of the process would take the last answer with it.
    await settlesWithin(wire.gone, lastWaitMs, systemTimers)
    return isWhole ? brokerExits.done : brokerExits.noRights
  } finally {
    if (isWhole) {
      parts.window.close()
      await parts.close()
    }
  }
}

async function serve(parts: BrokerParts, deps: Omit<ServeDeps, keyof BrokerParts>): Promise<void> {
  await parts.log({ event: 'started' })
  await serveBroker({ ...deps, ...parts })
  await parts.removeOld()
}
