import type { PcState } from '../simulated-pc.ts'
import { createAddresses, initialAddresses, type Addresses, type AddressesState } from './addresses.ts'
import { createDevices, initialDevices, type Devices, type DevicesState } from './devices.ts'
import { createHostsFile, initialHostsFile, type HostsFile, type HostsFileState } from './hosts-file.ts'
import { createHosts, initialHosts, type Hosts, type HostsState } from './hosts.ts'
import { createInternet, initialInternet, type Internet, type InternetState } from './internet.ts'
import { createNameLookup, initialNameLookup, type NameLookup, type NameLookupState } from './name-lookup.ts'
import { createNics, initialNics, type Nics, type NicsState } from './nics.ts'
import { createProxy, initialProxy, type Proxy, type ProxyState } from './proxy.ts'

/** Everything between the PC and the internet, one part each. */
export type NetworkState = {
  devices: DevicesState
  nics: NicsState
  addresses: AddressesState
  internet: InternetState
  nameLookup: NameLookupState
  hostsFile: HostsFileState
  hosts: HostsState
  proxy: ProxyState
}

export type NetworkParts = {
  readonly devices: Devices
  readonly nics: Nics
  readonly addresses: Addresses
  readonly internet: Internet
  readonly nameLookup: NameLookup
  readonly hostsFile: HostsFile
  readonly hosts: Hosts
  readonly proxy: Proxy
}

/** The parts, and what happens to them together. */
export type Network = {
  readonly parts: NetworkParts
  /** The PC starts: a waiting reset is done, hanging drivers and links are free, names are looked up anew. */
  readonly onBoot: (actions: readonly string[]) => void
  /** The address client of Windows started: interfaces without a lease ask for one. */
  readonly dhcpClientStarted: () => void
  readonly timePassed: () => void
}

export type NetworkDeps = {
  readonly now: () => number
  readonly utcNow: () => string
  readonly serviceRuns: (name: string) => boolean
}

export function initialNetwork(): NetworkState {
  return {
    devices: initialDevices(),
    nics: initialNics(),
    addresses: initialAddresses(),
    internet: initialInternet(),
    nameLookup: initialNameLookup(),
    hostsFile: initialHostsFile(),
    hosts: initialHosts(),
    proxy: initialProxy(),
  }
}

/** Work that is planned for the next start: the network settings of Windows go back to their defaults. */
export const networkReset = 'network_reset'

/** Connects the parts: a device carries an adapter, an adapter an address, an address a route, a route a name server. */
export function createNetwork(state: PcState, deps: NetworkDeps): Network {
  const devices = createDevices(state)
  const nics = createNics(state, {
    deviceWorks: devices.works,
    airplaneMode: () => internet.airplaneMode(),
    onLinkUp: (ifIndex) => addresses.linkUp(ifIndex),
  })
  const addresses = createAddresses(state, {
    now: deps.now,
    isUp: (ifIndex) => nics.all().some((nic) => nic.ifIndex === ifIndex && nic.up),
    dhcpClientRuns: () => deps.serviceRuns('Dhcp'),
  })
  const internet = createInternet(state, {
    interfaces: addresses.active,
    hostUp: (address) => Object.values(state.hosts).some((host) => host.address === address && host.up),
    forgetFixedAddresses: addresses.forgetFixed,
  })
  const hostsFile = createHostsFile(state, deps.utcNow)
  const nameLookup = createNameLookup(state, {
    now: deps.now,
    ownServers: () => addresses.active().flatMap((view) => view.dns),
    pathTo: internet.pathTo,
    inHostsFile: hostsFile.addressOf,
  })
  const hosts = createHosts(state, {
    addressOf: nameLookup.addressOf,
    pathTo: internet.pathTo,
    socketsWork: internet.socketsWork,
  })
  const proxy = createProxy(state, hosts.tcpOpen)
  return {
    parts: { devices, nics, addresses, internet, nameLookup, hostsFile, hosts, proxy },
    onBoot: (actions) => {
      if (actions.includes(networkReset)) internet.reset()
      devices.onBoot()
      nameLookup.clearCache()
      nics.onBoot()
    },
    dhcpClientStarted: () => {
      for (const view of addresses.active()) addresses.linkUp(view.ifIndex)
    },
    timePassed: addresses.timePassed,
  }
}
