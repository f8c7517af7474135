import { lookup, Resolver } from 'node:dns/promises'

import { errorCode } from '../../kernel/error-code.ts'
import { settlesWithin, type Timers } from '../../kernel/timers.ts'
import { questionBytes, type TrafficCounter } from './traffic-counter.ts'
import type { FoundAddress, LookUpOptions, NameAnswer } from '../../contract/node-step.ts'

export type NameLookupDeps = {
  /** False for what the network mode does not let be asked, or asked for. */
  readonly mayReach: (host: string) => boolean
  readonly timers: Timers
  readonly sent: TrafficCounter
}

/** Answers of servers that know the name and have no such record, and that do not know it. */
const noAddressCodes = new Set(['ENODATA'])
const unknownNameCodes = new Set(['ENOTFOUND'])

type Lookup = readonly FoundAddress[] | 'unknown_name' | 'no_address' | 'silent'

/** Asks for the addresses of a name, as far as the network mode lets it. */
export async function lookUpName(deps: NameLookupDeps, name: string, options: LookUpOptions): Promise<NameAnswer> {
  if (!mayAsk(deps, name, options.server)) return { status: 'not_tried' }
  if (options.signal.aborted) return { status: 'silent' }
  const resolver = new Resolver({ timeout: Math.max(1, Math.ceil(options.timeoutMs / 2)), tries: 2 })
  const stop = (): void => resolver.cancel()
  options.signal.addEventListener('abort', stop)
  try {
    // Each of them asks for both kinds of address.
    deps.sent.add(2 * questionBytes(name))
    const asking = options.source === 'system' ? [askSystem(name)] : askServer(resolver, name, options.server)
    const answers = Promise.all(asking)
    if (!(await settlesWithin(answers, options.timeoutMs, deps.timers))) return { status: 'silent' }
    return merge(await answers)
  } catch {
    return { status: 'not_tried' }
  } finally {
    options.signal.removeEventListener('abort', stop)
    resolver.cancel()
  }
}

/** A server of the own network asks others for what it does not know: the name has to be one that may be asked for, too. */
function mayAsk({ mayReach }: NameLookupDeps, name: string, server: string | null): boolean {
  return mayReach(name) && (server === null || mayReach(server))
}

function askServer(resolver: Resolver, name: string, server: string | null): Promise<Lookup>[] {
  if (server !== null) resolver.setServers([server])
  const found = (family: 4 | 6) => (records: readonly { readonly address: string; readonly ttl: number }[]) =>
    records.map(({ address, ttl }) => ({ address, family, ttlSec: ttl }))
  return [
    resolver.resolve4(name, { ttl: true }).then(found(4), meaningOf),
    resolver.resolve6(name, { ttl: true }).then(found(6), meaningOf),
  ]
}

async function askSystem(name: string): Promise<Lookup> {
  try {
    const records = await lookup(name, { all: true })
    return records.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4, ttlSec: null }))
  } catch (error) {
    return meaningOf(error)
  }
}

function meaningOf(error: unknown): Lookup {
  const code = errorCode(error) ?? ''
  if (unknownNameCodes.has(code)) return 'unknown_name'
  return noAddressCodes.has(code) ? 'no_address' : 'silent'
}

/** One family that answers is an answer; a name is unknown only when a server said so. */
function merge(lookups: readonly Lookup[]): NameAnswer {
  const addresses = lookups.flatMap((answer) => (typeof answer === 'string' ? [] : answer))
  if (addresses.length > 0) return { status: 'found', addresses }
  if (lookups.includes('unknown_name')) return { status: 'unknown_name' }
  return { status: lookups.includes('silent') ? 'silent' : 'no_address' }
}
