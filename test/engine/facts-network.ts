import { firewallProfiles } from '../../electron/machines/simulated/parts/firewall.ts'
import type { NicView } from '../../electron/machines/simulated/parts/nics.ts'
import type { SimulatedPc } from '../../electron/machines/simulated/simulated-pc.ts'
import { cim, date, dateOrNull, type FactRow, type FactTables } from './fact-tables.ts'

const wireless = 9
const wired = 14
const yes = 1
const no = 2
/** Product states of the security center: a byte says whether it is on, another whether it is up to date. */
const productOn = 0x1000
const productOld = 0x10
const timedOut = 11_010
/** The number of an adapter among all is another one than that of its interface. */
export const indexGap = 100

/** Adapters, addresses, ways out, shares, firewall and virus protection. */
export function networkTables(pc: SimulatedPc): FactTables {
  return { ...linkTables(pc), ...connectionTables(pc), ...protectionTables(pc) }
}

function linkTables(pc: SimulatedPc): FactTables {
  const adapters = pc.nics.all()
  const nameOf = (ifIndex: number): string => adapters.find((adapter) => adapter.ifIndex === ifIndex)?.name ?? ''
  const routes = pc.internet.routes()
  return {
    netAdapters: adapters.map((adapter) => ({
      Name: adapter.name,
      InterfaceDescription: adapter.description,
      ifIndex: adapter.ifIndex,
      InterfaceOperationalStatus: adapter.up ? yes : no,
      InterfaceAdminStatus: adapter.disabled ? no : yes,
      MediaConnectState: adapter.cablePlugged ? yes : no,
      LinkSpeed: adapter.linkSpeed,
      NdisPhysicalMedium: pc.state.nics[adapter.name]?.cablePlugged === null ? wireless : wired,
      Physical: true,
    })),
    [cim('Win32_NetworkAdapterConfiguration')]: adapters.flatMap((adapter) => configuration(pc, adapter)),
    netProfiles: pc.internet.profiles().map((profile) => ({
      Name: profile.name,
      InterfaceAlias: nameOf(profile.ifIndex),
      InterfaceIndex: profile.ifIndex,
      IPv4Connectivity: profile.reach,
      IPv6Connectivity: 'NoTraffic',
      NetworkCategory: profile.category,
    })),
    netRoutes: routes.map(({ nextHop, ifIndex, metric }) => ({
      DestinationPrefix: '0.0.0.0/0',
      NextHop: nextHop,
      InterfaceIndex: ifIndex,
      RouteMetric: metric,
    })),
    netNeighbors: routes.map(({ nextHop }) => {
      const isThere = Object.values(pc.state.hosts).some(({ address, up }) => up && address === nextHop)
      return { IPAddress: nextHop, State: isThere ? 'Reachable' : 'Unreachable' }
    }),
    pings: [
      ...routes.map(({ nextHop }) => nextHop),
      ...Object.entries(pc.state.hosts).flatMap(([name, { address }]) => [name, address]),
      ...pc.shares.drives().map(({ path }) => path.split('\\')[2] ?? ''),
    ].map((name) => pingRow(pc, name)),
  }
}

function configuration(pc: SimulatedPc, { ifIndex, description, mac }: NicView): FactRow[] {
  const view = pc.addresses.find(ifIndex)
  if (!view) return []
  const adapter = { Description: description, Index: ifIndex + indexGap, InterfaceIndex: ifIndex, MACAddress: mac }
  // One that is off has settings and no address.
  if (!pc.addresses.active().some((active) => active.ifIndex === ifIndex)) {
    const addresses = { IPAddress: null, IPSubnet: null, DefaultIPGateway: null, DNSServerSearchOrder: null }
    const lease = { DHCPEnabled: view.dhcp, DHCPServer: null, DHCPLeaseExpires: null, DNSDomain: null }
    return [{ ...adapter, IPEnabled: false, ...addresses, ...lease }]
  }
  return [
    {
      ...adapter,
      IPEnabled: true,
      DNSDomain: pc.state.directory.networkSuffix,
      IPAddress: view.ip,
      IPSubnet: view.mask,
      DefaultIPGateway: view.gateway.length > 0 ? view.gateway : null,
      DNSServerSearchOrder: view.dns.length > 0 ? view.dns : null,
      DHCPEnabled: view.dhcp,
      DHCPServer: view.dhcpServer,
      DHCPLeaseExpires: dateOrNull(view.leaseExpiresUtc),
    },
  ]
}

/** `Received` is the share of answers in percent; what is missing ends with the number of its error. */
function pingRow(pc: SimulatedPc, name: string): FactRow {
  const outcome = pc.hosts.ping(name)
  if (!outcome.answered) return { Address: name, Received: 0, ErrorCode: outcome.errorCode }
  const { address, roundTripMs, lossPct } = outcome
  const answer = { ResponseTime: roundTripMs, ProtocolAddress: address }
  return { Address: name, Received: 100 - lossPct, ErrorCode: timedOut, ...answer }
}

function connectionTables(pc: SimulatedPc): FactTables {
  const listening = { LocalAddress: '0.0.0.0', RemoteAddress: '0.0.0.0', RemotePort: 0, State: 'Listen' }
  const browser = pc.processes.all().find(({ name }) => name === 'chrome.exe')
  const online = pc.internet.profiles().filter(({ reach }) => reach === 'Internet')
  return {
    tcpConnections: [
      ...pc.attempts.waiting().map(({ host, port }) => ({
        ...{ LocalAddress: '0.0.0.0', LocalPort: 50_222, RemoteAddress: host, RemotePort: port },
        ...{ State: 'SynSent', OwningProcess: 0 },
      })),
      ...online.flatMap(({ ifIndex }) => {
        const LocalAddress = pc.addresses.find(ifIndex)?.ip[0]
        if (LocalAddress === undefined || browser === undefined) return []
        const far = { RemoteAddress: '198.51.100.30', RemotePort: 443, State: 'Established' }
        return [{ LocalAddress, LocalPort: 50_111, ...far, OwningProcess: browser.pid }]
      }),
      ...(pc.remoteDesktop.listening()
        ? [
            {
              ...listening,
              LocalPort: pc.state.remoteDesktop.port,
              OwningProcess: pc.services.find('TermService')?.pid ?? 0,
            },
          ]
        : []),
    ],
    smbMappings: pc.shares.drives().map(({ drive, path, status }) => ({
      LocalPath: drive,
      RemotePath: path,
      Status: status,
    })),
    vpnConnections: pc.state.vpn.profiles.map((profile) => ({
      Name: profile.name,
      ServerAddress: profile.server,
      ConnectionStatus: profile.status,
      TunnelType: profile.tunnel,
      SplitTunneling: profile.splitTunneling,
      AllUser: false,
    })),
  }
}

function protectionTables(pc: SimulatedPc): FactTables {
  const { firewall, defender, remoteDesktop } = pc.state
  const { present, on } = remoteDesktop.firewallRules
  return {
    firewallProfiles: firewallProfiles.map((name) => ({
      Name: name,
      Enabled: firewall[name].enabled ? 'True' : 'False',
      DefaultInboundAction: firewall[name].inbound,
      DefaultOutboundAction: firewall[name].outbound,
      AllowLocalFirewallRules: 'True',
    })),
    firewallRules: Array.from({ length: present }, (_, index) => ({
      Group: '@FirewallAPI.dll,-28752',
      Direction: 'Inbound',
      Enabled: index < on ? 'True' : 'False',
    })),
    groupMembers: remoteDesktop.members.map((name) => ({ GroupSid: 'S-1-5-32-555', Name: name })),
    [cim('FirewallProduct', 'root\\SecurityCenter2')]: [],
    [cim('AntiVirusProduct', 'root\\SecurityCenter2')]: defender.products.map(({ name, enabled, upToDate }) => ({
      displayName: name,
      productState: 0x60000 + (enabled ? productOn : 0) + (upToDate ? 0 : productOld),
    })),
    defenderStatus: [
      {
        AMRunningMode: defender.mode,
        RealTimeProtectionEnabled: defender.realTime,
        AntivirusSignatureAge: pc.defender.signatureAgeDays(),
        QuickScanEndTime: date(defender.lastQuickScanUtc),
        FullScanEndTime: null,
        IsTamperProtected: defender.tamperProtection,
      },
    ],
    defenderThreats: Object.entries(defender.threats).map(([name, { id }]) => ({
      ThreatName: name,
      ThreatID: id,
      IsActive: true,
    })),
  }
}
