import type { SearchHit } from '../../../contract/web-port.ts'
import type { InterfaceView } from './addresses.ts'
import { definePart } from './part.ts'

/** The line behind the router, and the parts of Windows that every connection goes through. */
export type InternetState = {
  airplaneMode: boolean
  /** False = the socket layer of Windows (Winsock) is damaged. */
  socketsWork: boolean
  lineUp: boolean
  /** Share of packets that the line loses on their way to other networks. */
  lossPct: number
  /** The network lets nobody out before a sign-in on its page. */
  signInPage: boolean
  networkName: string
  /** Pages by host and path, beside those that are always there; absent = there are no more. */
  pages?: Record<string, WebPageState>
  /** What a search finds first; absent = what it always finds. */
  hits?: SearchHit[]
}

/** A page as its server sends it; `type` = its Content-Type. */
export type WebPageState = { type: string; body: string }

function initialInternet(): InternetState {
  return { airplaneMode: false, socketsWork: true, lineUp: true, lossPct: 0, signInPage: false, networkName: 'Office' }
}

/** How far Windows says that a network reaches. */
export type Reach = 'NoTraffic' | 'LocalNetwork' | 'Internet'

export type NetworkProfile = {
  readonly name: string
  readonly ifIndex: number
  readonly reach: Reach
  readonly category: 'Public' | 'Private'
}

export type Internet = {
  airplaneMode(): boolean
  readonly socketsWork: () => boolean
  /** Ways out of the local network, best first. */
  routes(): { readonly nextHop: string; readonly ifIndex: number; readonly metric: number }[]
  profiles(): NetworkProfile[]
  /** True when every request is answered with the page on which a person has to sign in. */
  asksForSignIn(): boolean
  /** True when packets from the PC get as far as this address. */
  readonly pathTo: (address: string) => boolean
  /** Share of packets to this address that get lost. */
  readonly lossPctTo: (address: string) => number
  /** Routers on the way to this address, up to the last that answers. */
  readonly routersTo: (address: string) => readonly RouterView[]
  /** The network settings of Windows go back to their defaults. */
  reset(): void
}

export type RouterView = { readonly address: string; readonly roundTripMs: number }

export type InternetDeps = {
  readonly interfaces: () => InterfaceView[]
  readonly hostUp: (address: string) => boolean
  /** True when another device uses an address of this PC as well. */
  readonly addressTaken: (address: string) => boolean
  readonly forgetFixedAddresses: () => void
  /** The firewall lets no program out that has no rule of its own. */
  readonly outboundBlocked: () => boolean
}

/** The first router behind the own one. */
const provider: RouterView = { address: '198.51.100.1', roundTripMs: 9 }
/** What gets lost while two devices answer to one address. */
const clashLossPct = 60
const nobody = new Set(['0.0.0.0', '::'])
const isLoopback = (address: string): boolean => address.startsWith('127.') || address === '::1'
const subnet = (address: string): string => address.split('.').slice(0, 3).join('.')

/** Addresses that stand for the own network of the simulated PC. */
export const isInOwnNetwork = (address: string): boolean => subnet(address) === '192.0.2'

function createInternet(internet: InternetState, deps: InternetDeps): Internet {
  const behindRouter = (view: InterfaceView): boolean =>
    internet.lineUp && !internet.signInPage && view.gateway.some((gateway) => deps.hostUp(gateway))
  const reachOf = (view: InterfaceView): Reach => {
    if (view.selfAssigned) return 'NoTraffic'
    return internet.socketsWork && behindRouter(view) && !deps.outboundBlocked() ? 'Internet' : 'LocalNetwork'
  }
  const usable = (): InterfaceView[] => deps.interfaces().filter((view) => !view.selfAssigned)
  const isNear = (address: string): boolean =>
    usable().some((view) => view.ip.some((own) => subnet(own) === subnet(address)))
  return {
    airplaneMode: () => internet.airplaneMode,
    socketsWork: () => internet.socketsWork,
    routes: () =>
      deps
        .interfaces()
        .flatMap((view) => view.gateway.map((nextHop) => ({ nextHop, ifIndex: view.ifIndex, metric: 0 }))),
    profiles: () =>
      deps.interfaces().map((view) => ({
        name: view.selfAssigned ? 'Unidentified network' : internet.networkName,
        ifIndex: view.ifIndex,
        reach: reachOf(view),
        category: view.selfAssigned ? 'Public' : 'Private',
      })),
    asksForSignIn: () => internet.signInPage && internet.socketsWork && usable().length > 0,
    pathTo: (address) => {
      if (isLoopback(address)) return true
      if (nobody.has(address)) return false
      return isNear(address) || usable().some(behindRouter)
    },
    lossPctTo: (address) => {
      if (isLoopback(address)) return 0
      const clash = usable().some((view) => view.ip.some((own) => deps.addressTaken(own)))
      return Math.max(clash ? clashLossPct : 0, isNear(address) ? 0 : internet.lossPct)
    },
    routersTo: (address) => {
      if (isLoopback(address) || isNear(address)) return []
      const gateway = usable()
        .flatMap((view) => view.gateway)
        .find((candidate) => deps.hostUp(candidate))
      return gateway === undefined ? [] : [{ address: gateway, roundTripMs: 3 }, provider]
    },
    reset: () => {
      internet.socketsWork = true
      deps.forgetFixedAddresses()
    },
  }
}

export const internetPart = definePart({ healthy: initialInternet, create: createInternet })
