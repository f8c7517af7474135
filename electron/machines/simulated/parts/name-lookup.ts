import { definePart } from './part.ts'

export type CachedName = {
  name: string
  /** Null = the cache remembers that the name does not exist. */
  address: string | null
  expiresUtc: string
}

export type NameLookupState = {
  cache: CachedName[]
  /** Name servers by address. */
  servers: Record<string, { answers: boolean; roundTripMs: number }>
  /** What the name servers know. */
  zone: Record<string, string>
}

function initialNameLookup(): NameLookupState {
  return {
    cache: [
      { name: 'files.example', address: '192.0.2.10', expiresUtc: '2025-11-22T08:04:00.000Z' },
      { name: 'mail.example', address: '192.0.2.25', expiresUtc: '2025-11-22T08:03:20.000Z' },
    ],
    servers: { '192.0.2.1': { answers: true, roundTripMs: 22 } },
    zone: {
      'files.example': '192.0.2.10',
      'intranet.example': '192.0.2.80',
      'app.example': '192.0.2.90',
      'mail.example': '192.0.2.25',
      'www.example.com': '198.51.100.10',
      'update.microsoft.com': '198.51.100.20',
      'login.microsoftonline.com': '198.51.100.21',
      'www.microsoft.com': '198.51.100.22',
      'www.google.com': '198.51.100.30',
      'time.windows.com': '198.51.100.40',
      'corp.example': '192.0.2.5',
      'dc1.corp.example': '192.0.2.5',
    },
  }
}

export type LookupOutcome =
  | { readonly found: true; readonly address: string; readonly ttlSec: number; readonly durationMs: number }
  | { readonly found: false; readonly why: 'unknown_name' | 'silent'; readonly durationMs: number }

export type NameLookup = {
  /** Asks the cache, then the name servers in their order; past the hosts file. A named server is always asked itself. */
  lookUp(name: string, server?: string | null): LookupOutcome
  /** Name servers of the connected adapters, in order. */
  readonly ownServers: () => string[]
  /** Name or address to address, as programs see it: hosts file first. */
  readonly addressOf: (host: string) => { readonly address: string } | { readonly failed: 'unknown_name' | 'silent' }
  /** Answers that the cache still remembers. */
  cached(): CachedName[]
  clearCache(): void
}

export type NameLookupDeps = {
  readonly now: () => number
  /** Name servers of the connected adapters, in order. */
  readonly ownServers: () => string[]
  readonly pathTo: (address: string) => boolean
  readonly inHostsFile: (name: string) => string | null
}

const ttlSec = 300
// QuickTimeout of Resolve-DnsName gives up after about this long.
const silenceMs = 4000
const literalAddress = /^(?:\d{1,3}(?:\.\d{1,3}){3}|[0-9A-Fa-f:]*:[0-9A-Fa-f:.]*)$/

// Windows adds the suffix of the network to a name without a dot.
const qualified = (name: string): string => (name.includes('.') ? name : `${name}.example`)

function createNameLookup(names: NameLookupState, deps: NameLookupDeps): NameLookup {
  const cached = (): CachedName[] => names.cache.filter((entry) => Date.parse(entry.expiresUtc) > deps.now())
  const askServer = (name: string, server: string): LookupOutcome => {
    const found = names.servers[server]
    if (found?.answers !== true || !deps.pathTo(server)) {
      return { found: false, why: 'silent', durationMs: silenceMs }
    }
    const address = names.zone[name]
    if (address === undefined) return { found: false, why: 'unknown_name', durationMs: found.roundTripMs }
    return { found: true, address, ttlSec, durationMs: found.roundTripMs }
  }
  /** What is silent is waited for, then the next one is asked. */
  const askOwnServers = (name: string): LookupOutcome => {
    let waitedMs = 0
    for (const server of deps.ownServers()) {
      const outcome = askServer(name, server)
      if (outcome.found || outcome.why !== 'silent') return { ...outcome, durationMs: waitedMs + outcome.durationMs }
      waitedMs += outcome.durationMs
    }
    return { found: false, why: 'silent', durationMs: Math.max(waitedMs, silenceMs) }
  }
  const lookUp = (given: string, server: string | null = null): LookupOutcome => {
    const name = qualified(given.toLowerCase())
    if (server !== null) return askServer(name, server)
    const entry = cached().find((candidate) => candidate.name === name)
    if (!entry) return askOwnServers(name)
    if (entry.address === null) return { found: false, why: 'unknown_name', durationMs: 1 }
    const leftSec = Math.ceil((Date.parse(entry.expiresUtc) - deps.now()) / 1000)
    return { found: true, address: entry.address, ttlSec: leftSec, durationMs: 1 }
  }
  return {
    lookUp,
    ownServers: deps.ownServers,
    addressOf: (host) => {
      if (literalAddress.test(host)) return { address: host }
      if (host.toLowerCase() === 'localhost') return { address: '127.0.0.1' }
      const redirected = deps.inHostsFile(host)
      if (redirected !== null) return { address: redirected }
      const outcome = lookUp(host)
      return outcome.found ? { address: outcome.address } : { failed: outcome.why }
    },
    cached,
    clearCache: () => {
      names.cache = []
    },
  }
}

export const nameLookupPart = definePart({ healthy: initialNameLookup, create: createNameLookup })
