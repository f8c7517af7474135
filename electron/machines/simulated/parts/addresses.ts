import { definePart } from './part.ts'

export type LeaseState = {
  address: string
  mask: string
  /** Null = something deleted the way out; it comes back with the next answer of the address server. */
  gateway: string | null
  dns: string[]
  server: string
  expiresUtc: string
}

export type AddressState = {
  dhcp: boolean
  /** What the address server gave; null = it never answered or the lease ran out. */
  lease: LeaseState | null
  /** What a person set by hand; used when `dhcp` is false. */
  fixed: { address: string; mask: string; gateway: string | null; dns: string[] } | null
  /** Name servers that a person set by hand: they win over those of the lease. */
  dnsByHand: string[] | null
  /** Windows slept through the time to renew and does not try again by itself. */
  renewalMissed: boolean
  linkLocal: string
  /** The address that Windows gives itself when nobody gives it one. */
  selfAssigned: string
}

export type AddressesState = {
  /** By interface number. */
  byInterface: Record<string, AddressState>
  /** Addresses that another device has given itself. */
  takenByOthers: { address: string; mac: string }[]
  /** The address server of the network, and what it offers to each interface. */
  dhcpServer: { answers: boolean; address: string; gateway: string; dns: string[]; offers: Record<string, string> }
}

const leaseMs = 24 * 60 * 60 * 1000

function initialAddresses(): AddressesState {
  const lease = {
    address: '192.0.2.20',
    mask: '255.255.255.0',
    gateway: '192.0.2.1',
    dns: ['192.0.2.1'],
    server: '192.0.2.1',
    expiresUtc: '2025-11-23T08:00:00.000Z',
  }
  const byItself = { dhcp: true, fixed: null, dnsByHand: null, renewalMissed: false }
  return {
    byInterface: {
      '5': { ...byItself, lease: null, linkLocal: 'fe80::2', selfAssigned: '169.254.31.8' },
      '12': { ...byItself, lease, linkLocal: 'fe80::1', selfAssigned: '169.254.31.7' },
    },
    takenByOthers: [],
    dhcpServer: {
      answers: true,
      address: '192.0.2.1',
      gateway: '192.0.2.1',
      dns: ['192.0.2.1'],
      offers: { '5': '192.0.2.21', '12': '192.0.2.20' },
    },
  }
}

/** Addresses of one interface as Windows shows them now. */
export type InterfaceView = {
  readonly ifIndex: number
  readonly ip: string[]
  readonly mask: string[]
  readonly gateway: string[]
  readonly dns: string[]
  readonly dhcp: boolean
  readonly dhcpServer: string | null
  readonly leaseExpiresUtc: string | null
  readonly selfAssigned: boolean
}

export type Addresses = {
  /** Interfaces whose adapter is up. */
  readonly active: () => InterfaceView[]
  find(ifIndex: number): InterfaceView | null
  /** Asks the address server for a new lease. False = nobody answered; a lease that is still good stays. */
  renew(ifIndex: number): boolean
  /** A link came up: a lease that is still good is confirmed, a missing one asked for. */
  linkUp(ifIndex: number): void
  /** Windows forgets what was set by hand. */
  readonly forgetFixed: () => void
  /** Leases are renewed at half time and run out when nobody renews them. */
  readonly timePassed: () => void
}

export type AddressesDeps = {
  readonly now: () => number
  readonly isUp: (ifIndex: number) => boolean
  /** False = answers do not arrive at this adapter. */
  readonly receives: (ifIndex: number) => boolean
  readonly dhcpClientRuns: () => boolean
}

function viewOf(ifIndex: number, state: AddressState): InterfaceView {
  const lease = state.dhcp ? state.lease : null
  const fixed = state.dhcp ? null : state.fixed
  const given = lease ?? fixed
  return {
    ifIndex,
    ip: given ? [given.address, state.linkLocal] : [state.selfAssigned],
    mask: given ? [given.mask, '64'] : ['255.255.0.0'],
    gateway: given?.gateway ? [given.gateway] : [],
    dns: [...(state.dnsByHand ?? given?.dns ?? [])],
    dhcp: state.dhcp,
    dhcpServer: lease?.server ?? null,
    leaseExpiresUtc: lease?.expiresUtc ?? null,
    selfAssigned: given === null,
  }
}

function createAddresses(addresses: AddressesState, deps: AddressesDeps): Addresses {
  const { byInterface, dhcpServer } = addresses
  const entries = (): [number, AddressState][] =>
    Object.entries(byInterface).map(([ifIndex, found]) => [Number(ifIndex), found])
  const find = (ifIndex: number): InterfaceView | null => {
    const found = byInterface[String(ifIndex)]
    return found ? viewOf(ifIndex, found) : null
  }
  const renew = (ifIndex: number): boolean => {
    const own = byInterface[String(ifIndex)]
    const address = dhcpServer.offers[String(ifIndex)]
    if (!own?.dhcp || address === undefined || !deps.isUp(ifIndex)) return false
    if (!dhcpServer.answers || !deps.dhcpClientRuns() || !deps.receives(ifIndex)) return false
    own.renewalMissed = false
    own.lease = {
      address,
      mask: '255.255.255.0',
      gateway: dhcpServer.gateway,
      dns: [...dhcpServer.dns],
      server: dhcpServer.address,
      expiresUtc: new Date(deps.now() + leaseMs).toISOString(),
    }
    return true
  }
  const leftMs = (own: AddressState): number => (own.lease ? Date.parse(own.lease.expiresUtc) - deps.now() : 0)
  return {
    active: () =>
      entries()
        .filter(([ifIndex]) => deps.isUp(ifIndex))
        .map(([ifIndex, found]) => viewOf(ifIndex, found)),
    find,
    renew,
    linkUp: (ifIndex) => {
      const own = byInterface[String(ifIndex)]
      if (own?.dhcp && (leftMs(own) <= 0 || own.lease?.gateway === null)) renew(ifIndex)
    },
    forgetFixed: () => {
      for (const own of Object.values(byInterface)) Object.assign(own, { dhcp: true, fixed: null, dnsByHand: null })
    },
    timePassed: () => {
      for (const [ifIndex, own] of entries()) {
        if (own.lease === null || own.renewalMissed || leftMs(own) > leaseMs / 2 || renew(ifIndex)) continue
        if (leftMs(own) <= 0) own.lease = null
      }
    },
  }
}

export const addressesPart = definePart({ healthy: initialAddresses, create: createAddresses })
