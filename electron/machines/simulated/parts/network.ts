import { attemptsPart } from './attempts.ts'
import { devicesPart } from './devices.ts'
import { nicsPart } from './nics.ts'
import { addressesPart } from './addresses.ts'
import { internetPart } from './internet.ts'
import { nameLookupPart } from './name-lookup.ts'
import { hostsFilePart } from './hosts-file.ts'
import { hostsPart, type Hosts } from './hosts.ts'
import { proxyPart } from './proxy.ts'
import { wifiPart } from './wifi.ts'
import { vpnPart } from './vpn.ts'
import { sharesPart } from './shares.ts'
import { remoteDesktopPart } from './remote-desktop.ts'
import type { ActionsOf, StateOf } from './part.ts'

/** Everything between the PC and the internet, one part each. */
export const networkParts = {
  devices: devicesPart,
  nics: nicsPart,
  addresses: addressesPart,
  internet: internetPart,
  nameLookup: nameLookupPart,
  hostsFile: hostsFilePart,
  hosts: hostsPart,
  attempts: attemptsPart,
  proxy: proxyPart,
  wifi: wifiPart,
  vpn: vpnPart,
  shares: sharesPart,
  remoteDesktop: remoteDesktopPart,
}

type NetworkState = StateOf<typeof networkParts>

export type NetworkParts = ActionsOf<typeof networkParts>

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
  /** A firewall lets nothing out. */
  readonly outboundBlocked: () => boolean
}

/** Work that is planned for the next start: the network settings of Windows go back to their defaults. */
export const networkReset = 'network_reset'

/** Connects the parts: a device carries an adapter, an adapter an address, an address a route, a route a name server. */
export function createNetwork(state: NetworkState, deps: NetworkDeps): Network {
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
function createLink(state: NetworkState, deps: NetworkDeps): Link {
  const devices = devicesPart.create(state.devices)
  const wifi = wifiPart.create(state.wifi, () => deps.serviceRuns('WlanSvc'), deps.now)
  const nics = nicsPart.create(state.nics, {
    deviceWorks: devices.works,
    airplaneMode: () => internet.airplaneMode(),
    wirelessLink: () => wifi.joined() !== null,
    onWirelessStarted: wifi.started,
    onLinkUp: (ifIndex) => addresses.linkUp(ifIndex),
  })
  const addresses = addressesPart.create(state.addresses, {
    now: deps.now,
    isUp: (ifIndex) => nics.all().some((nic) => nic.ifIndex === ifIndex && nic.up),
    receives: nics.receives,
    dhcpClientRuns: () => deps.serviceRuns('Dhcp'),
  })
  const internet = internetPart.create(state.internet, {
    interfaces: addresses.active,
    hostUp: (address) => Object.values(state.hosts).some((host) => host.address === address && host.up),
    addressTaken: (address) => state.addresses.takenByOthers.some((other) => other.address === address),
    forgetFixedAddresses: addresses.forgetFixed,
    outboundBlocked: deps.outboundBlocked,
  })
  return { devices, wifi, nics, addresses, internet }
}

type Reach = Pick<NetworkParts, 'hostsFile' | 'nameLookup' | 'hosts' | 'attempts'>

/** From a name to the computer that has it. */
function createReach(state: NetworkState, deps: NetworkDeps, { addresses, internet }: Link): Reach {
  const hostsFile = hostsFilePart.create(state.hostsFile, deps.utcNow)
  const nameLookup = nameLookupPart.create(state.nameLookup, {
    now: deps.now,
    ownServers: () => addresses.active().flatMap((view) => view.dns),
    pathTo: internet.pathTo,
    inHostsFile: hostsFile.addressOf,
  })
  const hosts = hostsPart.create(state.hosts, {
    addressOf: nameLookup.addressOf,
    pathTo: internet.pathTo,
    lossPctTo: internet.lossPctTo,
    routersTo: internet.routersTo,
    socketsWork: internet.socketsWork,
  })
  const attempts = attemptsPart.create(state.attempts, {
    addressOf: nameLookup.addressOf,
    pathTo: internet.pathTo,
    tcpOpen: hosts.tcpOpen,
  })
  return { hostsFile, nameLookup, hosts, attempts }
}

type Use = Pick<NetworkParts, 'proxy' | 'vpn' | 'shares' | 'remoteDesktop'>

/** What a person uses over the network. */
function createUse(state: NetworkState, deps: NetworkDeps, { tcpOpen }: Hosts): Use {
  return {
    proxy: proxyPart.create(state.proxy, tcpOpen),
    vpn: vpnPart.create(state.vpn, deps.utcNow),
    shares: sharesPart.create(state.shares, { serviceRuns: () => deps.serviceRuns('LanmanWorkstation'), tcpOpen }),
    remoteDesktop: remoteDesktopPart.create(state.remoteDesktop, () => deps.serviceRuns('TermService')),
  }
}
