import type { RouterView } from './internet.ts'
import { definePart } from './part.ts'

/** Another computer or device on the network. */
export type HostState = {
  address: string
  up: boolean
  answersPing: boolean
  /** Open TCP ports. */
  ports: number[]
  /** Time of one round trip in milliseconds. */
  roundTripMs: number
}

/** By name; devices without a name by their address. */
export type HostsState = Record<string, HostState>

function host(address: string, roundTripMs: number, ports: number[]): HostState {
  return { address, up: true, answersPing: true, ports, roundTripMs }
}

function initialHosts(): HostsState {
  return {
    '192.0.2.1': host('192.0.2.1', 3, [53, 80]),
    '192.0.2.60': host('192.0.2.60', 2, [9100]),
    'files.example': host('192.0.2.10', 4, [445]),
    'intranet.example': host('192.0.2.80', 4, [80, 443]),
    'app.example': host('192.0.2.90', 4, [8443]),
    'mail.example': host('192.0.2.25', 5, [443, 993]),
    'www.example.com': host('198.51.100.10', 18, [80, 443]),
    'update.microsoft.com': host('198.51.100.20', 21, [80, 443]),
    'login.microsoftonline.com': host('198.51.100.21', 19, [443]),
    'www.microsoft.com': host('198.51.100.22', 15, [80, 443]),
    'www.google.com': host('198.51.100.30', 12, [80, 443]),
    'time.windows.com': host('198.51.100.40', 24, [123]),
    'dc1.corp.example': host('192.0.2.5', 3, [53, 88, 135, 389, 445]),
  }
}

/** What a ping gives: an answer, or the number that Windows reports instead. */
export type PingOutcome =
  | { readonly answered: true; readonly address: string; readonly roundTripMs: number; readonly lossPct: number }
  | { readonly answered: false; readonly errorCode: number }

export type RouteView = {
  readonly stations: readonly { readonly address: string | null; readonly roundTripMs: number | null }[]
  readonly reached: boolean
}

export type Hosts = {
  /** True when a TCP connection from the PC to this name or address can be made now. */
  readonly tcpOpen: (host: string, port: number) => boolean
  /** Time of such a connection in milliseconds; null when it cannot be made. */
  tcpMs(host: string, port: number): number | null
  ping(host: string): PingOutcome
  /** True = somebody in the network of the PC has this address, whether or not it answers a ping. */
  isThere(address: string): boolean
  /** Stations on the way, at most `maxHops`; null = the name is not known. A silent station has no address. */
  trace(host: string, maxHops: number): RouteView | null
}

export type HostsDeps = {
  /** Name or address to address, as programs see it: hosts file, then cache, then server. */
  readonly addressOf: (host: string) => { readonly address: string } | { readonly failed: 'unknown_name' | 'silent' }
  /** True when packets from the PC get as far as this address. */
  readonly pathTo: (address: string) => boolean
  readonly lossPctTo: (address: string) => number
  readonly routersTo: (address: string) => readonly RouterView[]
  /** False when the socket layer of Windows is damaged. */
  readonly socketsWork: () => boolean
}

// https://learn.microsoft.com/windows/win32/winsock/windows-sockets-error-codes-2 and the IP_STATUS values of ipexport.h
const nameNotFound = 11001
const nameServerSilent = 11002
const hostUnreachable = 11003
const timedOut = 11010

const loopback: HostState = { address: '127.0.0.1', up: true, answersPing: true, ports: [], roundTripMs: 0 }

function createHosts(hosts: HostsState, deps: HostsDeps): Hosts {
  const at = (address: string): HostState | null => {
    if (address.startsWith('127.') || address === '::1') return { ...loopback, address }
    return Object.values(hosts).find((known) => known.address === address) ?? null
  }
  const tcpMs = (name: string, port: number): number | null => {
    const target = deps.addressOf(name)
    if ('failed' in target || !deps.socketsWork() || !deps.pathTo(target.address)) return null
    const found = at(target.address)
    return found?.up === true && found.ports.includes(port) ? found.roundTripMs + 1 : null
  }
  return {
    tcpMs,
    tcpOpen: (name, port) => tcpMs(name, port) !== null,
    ping: (name) => {
      const target = deps.addressOf(name)
      if ('failed' in target) {
        return { answered: false, errorCode: target.failed === 'unknown_name' ? nameNotFound : nameServerSilent }
      }
      if (!deps.pathTo(target.address)) return { answered: false, errorCode: hostUnreachable }
      const found = at(target.address)
      if (found?.up !== true || !found.answersPing) return { answered: false, errorCode: timedOut }
      const lossPct = deps.lossPctTo(target.address)
      return { answered: true, address: target.address, roundTripMs: found.roundTripMs, lossPct }
    },
    isThere: (address) => at(address)?.up === true,
    trace: (name, maxHops) => {
      const target = deps.addressOf(name)
      if ('failed' in target) return null
      const { address } = target
      const found = at(address)
      const reached = deps.pathTo(address) && found?.up === true
      const last = reached ? [{ address, roundTripMs: found.roundTripMs }] : []
      const answering = [...deps.routersTo(address), ...last].slice(0, maxHops)
      const silent = reached ? 0 : maxHops - answering.length
      const stations = [...answering, ...Array.from({ length: silent }, () => ({ address: null, roundTripMs: null }))]
      return { stations, reached: reached && stations.at(-1)?.address === address }
    },
  }
}

export const hostsPart = definePart({ healthy: initialHosts, create: createHosts })
