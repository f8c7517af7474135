import type { PcState } from '../simulated-pc.ts'
import type { InterfaceView } from './addresses.ts'

/** The line behind the router, and the parts of Windows that every connection goes through. */
export type InternetState = {
  airplaneMode: boolean
  /** False = the socket layer of Windows (Winsock) is damaged. */
  socketsWork: boolean
  lineUp: boolean
  networkName: string
}

export function initialInternet(): InternetState {
  return { airplaneMode: false, socketsWork: true, lineUp: true, networkName: 'Office' }
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
  /** True when packets from the PC get as far as this address. */
  readonly pathTo: (address: string) => boolean
  /** The network settings of Windows go back to their defaults. */
  reset(): void
}

export type InternetDeps = {
  readonly interfaces: () => InterfaceView[]
  readonly hostUp: (address: string) => boolean
  readonly forgetFixedAddresses: () => void
}

const nobody = new Set(['0.0.0.0', '::'])
const isLoopback = (address: string): boolean => address.startsWith('127.') || address === '::1'
const subnet = (address: string): string => address.split('.').slice(0, 3).join('.')

export function createInternet(state: PcState, deps: InternetDeps): Internet {
  const internet = state.internet
  const behindRouter = (view: InterfaceView): boolean =>
    internet.lineUp && view.gateway.some((gateway) => deps.hostUp(gateway))
  const reachOf = (view: InterfaceView): Reach => {
    if (view.selfAssigned) return 'NoTraffic'
    return internet.socketsWork && behindRouter(view) ? 'Internet' : 'LocalNetwork'
  }
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
    pathTo: (address) => {
      if (isLoopback(address)) return true
      if (nobody.has(address)) return false
      const usable = deps.interfaces().filter((view) => !view.selfAssigned)
      return usable.some((view) => view.ip.some((own) => subnet(own) === subnet(address)) || behindRouter(view))
    },
    reset: () => {
      internet.socketsWork = true
      deps.forgetFixedAddresses()
    },
  }
}
