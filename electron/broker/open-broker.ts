import type { Clock, Ids } from '../kernel/ports.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import { pause, type Timers } from '../kernel/timers.ts'
import { createBrokerClient, type BrokerClient } from './broker-client.ts'
import type { OpenBroker } from './broker-elevation.ts'
import { meetBroker } from './connection.ts'
import type { Wire } from './framed-wire.ts'

/** The program with rights, once Windows has started it. */
export type StartedBroker = {
  /** It is gone, or could not be seen any more. */
  readonly ended: Promise<unknown>
  /** Ends it where this account may; one with rights ends by itself when its pipe closes. */
  end(): void
}

/**
 * Has the program started with rights, by fixed text and the name of the pipe alone. Resolves when a person has answered. Errors:
 * `elevation_refused`, `elevation_unavailable`. @throws never
 */
export type StartBroker = (pipe: string, signal: AbortSignal) => Promise<Result<StartedBroker>>

export type OpenBrokerDeps = {
  readonly start: StartBroker
  readonly listen: (pipe: string) => Promise<{ readonly first: Promise<Wire | null>; close(): void }>
  readonly handover: {
    put(pipe: string, secret: Buffer): Promise<void>
    remove(pipe: string): Promise<void>
  }
  /** Digest of what this program can do with rights. */
  readonly list: string
  readonly clock: Clock
  readonly steady: Clock
  readonly timers: Timers
  readonly ids: Pick<Ids, 'randomHex'>
}

/** Windows itself gives up its question after two minutes. */
const startLimitMs = 180_000
/** From the yes of a person to the connection: a scanner looks at the program first. */
const connectLimitMs = 30_000

/** One start: a new name, a new secret, one connection, and nothing left of it. Never tried again by itself. */
export function createOpenBroker(deps: OpenBrokerDeps): OpenBroker {
  return async (lang, signal) => {
    const pipe = deps.ids.randomHex(16)
    const secret = Buffer.from(deps.ids.randomHex(32), 'hex')
    try {
      await deps.handover.put(pipe, secret)
      const listening = await deps.listen(pipe)
      try {
        return await connect(deps, { pipe, secret, lang, signal, first: listening.first })
      } finally {
        listening.close()
      }
    } catch {
      return fail('elevation_unavailable')
    } finally {
      await deps.handover.remove(pipe)
    }
  }
}

type Connecting = {
  readonly pipe: string
  readonly secret: Buffer
  readonly lang: Parameters<OpenBroker>[0]
  readonly signal: AbortSignal
  readonly first: Promise<Wire | null>
}

async function connect(deps: OpenBrokerDeps, connecting: Connecting): Promise<Result<BrokerClient>> {
  const { pipe, secret, lang, signal, first } = connecting
  const started = await within({ ...deps, limitMs: startLimitMs, signal }, deps.start(pipe, signal))
  if (started === null) return fail(signal.aborted ? 'cancelled' : 'elevation_unavailable')
  if (!started.ok) return started
  const { ended } = started.value
  const wire = await within({ ...deps, limitMs: connectLimitMs, signal }, Promise.race([first, ended.then(() => null)]))
  const met = wire === null ? null : await meetBroker({ ...deps, wire, secret, pipe, lang })
  if (met === null || typeof met === 'string') {
    started.value.end()
    return fail(signal.aborted ? 'cancelled' : 'elevation_unavailable')
  }
  const client = createBrokerClient({ ...deps, connection: met })
  void client.closed.then(() => started.value.end())
  return ok(client)
}

/** Null = not in time, or stopped. */
async function within<T>(
  {
    timers,
    limitMs,
    signal,
  }: Pick<OpenBrokerDeps, 'timers'> & { readonly limitMs: number; readonly signal: AbortSignal },
  work: Promise<T>,
): Promise<T | null> {
  const over = new AbortController()
  const stop = (): void => over.abort()
  signal.addEventListener('abort', stop, { once: true })
  if (signal.aborted) stop()
  try {
    return await Promise.race([work, pause(limitMs, over.signal, timers).then(() => null)])
  } finally {
    signal.removeEventListener('abort', stop)
    over.abort()
  }
}
