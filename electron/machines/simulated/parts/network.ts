import type { PcState } from '../simulated-pc.ts'
import { createAddresses, initialAddresses, type Addresses, type AddressesState } from './addresses.ts'
import { createDevices, initialDevices, type Devices, type DevicesState } from './devices.ts'
import { createHostsFile, initialHostsFile, type HostsFile, type HostsFileState } from './hosts-file.ts'
import { createHosts, initialHosts, type Hosts, type HostsState } from './hosts.ts'
import { createInternet, initialInternet, type Internet, type InternetState } from './internet.ts'
import { createNameLookup, initialNameLookup, type NameLookup, type NameLookupState } from './name-lookup.ts'
import { createNics, initialNics, type Nics, type NicsState } from './nics.ts'
import {
  createRemoteDesktop,
  initialRemoteDesktop,
  type RemoteDesktop,
  type RemoteDesktopState,
} from './remote-desktop.ts'
import { createShares, initialShares, type Shares, type SharesState } from './shares.ts'
import { createVpn, initialVpn, type Vpn, type VpnState } from './vpn.ts'
import { createWifi, initialWifi, type Wifi, type WifiState } from './wifi.ts'
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
  wifi: WifiState
  vpn: VpnState
  shares: SharesState
  remoteDesktop: RemoteDesktopState
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
  readonly wifi: Wifi
  readonly vpn: Vpn
  readonly shares: Shares
  readonly remoteDesktop: RemoteDesktop
}

/** The parts, and what happens to them together. */
export type Network = {
  readonly parts: NetworkParts
  /** The PC starts: a waiting reset is done, hanging drivers and links are free, names are looked up anew. */
  readonly onBoot: (actions: readonly string[]) => void
  /** A service of Windows started: what it holds in memory is anew. */
  readonly serviceStarted: (name: string) => void
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
    wifi: initialWifi(),
    vpn: initialVpn(),
    shares: initialShares(),
    remoteDesktop: initialRemoteDesktop(),
  }
}

/** Work that is planned for the next start: the network settings of Windows go back to their defaults. */
export const networkReset = 'network_reset'

/** Connects the parts: a device carries an adapter, an adapter an address, an address a route, a route a name server. */
export function createNetwork(state: PcState, deps: NetworkDeps): Network {
  const link = createLink(state, deps)
  const reach = createReach(state, deps, link)
  const use = createUse(state, deps, reach.hosts)
  const { addresses, internet } = link
  return {
    parts: { ...link, ...reach, ...use },
    onBoot: (actions) => {
      if (actions.includes(networkReset)) internet.reset()
      link.devices.onBoot()
      reach.nameLookup.clearCache()
      link.nics.onBoot()
    },
    serviceStarted: (name) => {
      const service = name.toLowerCase()
      if (service === 'wlansvc') link.wifi.started()
      if (service === 'termservice') use.remoteDesktop.serviceStarted()
      if (service !== 'dhcp' && service !== 'wlansvc') return
      for (const view of addresses.active()) addresses.linkUp(view.ifIndex)
    },
    timePassed: addresses.timePassed,
  }
}

type Link = Pick<NetworkParts, 'devices' | 'wifi' | 'nics' | 'addresses' | 'internet'>

/** From the device to the way out. */
function createLink(state: PcState, deps: NetworkDeps): Link {
  const devices = createDevices(state)
  const wifi = createWifi(state, () => deps.serviceRuns('WlanSvc'))
  const nics = createNics(state, {
    deviceWorks: devices.works,
    airplaneMode: () => internet.airplaneMode(),
    wirelessLink: () => wifi.joined() !== null,
    onWirelessStarted: wifi.started,
    onLinkUp: (ifIndex) => addresses.linkUp(ifIndex),
  })
  const addresses = createAddresses(state, {
    now: deps.now,
    isUp: (ifIndex) => nics.all().some((nic) => nic.ifIndex === ifIndex && nic.up),
    receives: nics.receives,
    dhcpClientRuns: () => deps.serviceRuns('Dhcp'),
  })
  const internet = createInternet(state, {
    interfaces: addresses.active,
    hostUp: (address) => Object.values(state.hosts).some((host) => host.address === address && host.up),
    addressTaken: (address) => state.addresses.takenByOthers.some((other) => other.address === address),
    forgetFixedAddresses: addresses.forgetFixed,
    outboundBlocked: () => Object.values(state.firewall).every(({ outbound }) => outbound === 'Block'),
  })
  return { devices, wifi, nics, addresses, internet }
}

type Reach = Pick<NetworkParts, 'hostsFile' | 'nameLookup' | 'hosts'>

/** From a name to the computer that has it. */
function createReach(state: PcState, deps: NetworkDeps, { addresses, internet }: Link): Reach {
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
    lossPctTo: internet.lossPctTo,
    routersTo: internet.routersTo,
    socketsWork: internet.socketsWork,
  })
  return { hostsFile, nameLookup, hosts }
}

type Use = Pick<NetworkParts, 'proxy' | 'vpn' | 'shares' | 'remoteDesktop'>

/** What a person uses over the network. */
function createUse(state: PcState, deps: NetworkDeps, { tcpOpen }: Hosts): Use {
  return {
    proxy: createProxy(state, tcpOpen),
    vpn: createVpn(state, deps.utcNow),
    shares: createShares(state, { serviceRuns: () => deps.serviceRuns('LanmanWorkstation'), tcpOpen }),
    remoteDesktop: createRemoteDesktop(state, () => deps.serviceRuns('TermService')),
  }
}
