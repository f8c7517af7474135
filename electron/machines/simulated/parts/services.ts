import { definePart } from './part.ts'

export type ServiceState = {
  displayName: string
  state: 'Running' | 'Stopped' | 'StopPending'
  startMode: 'Auto' | 'Manual' | 'Disabled'
  delayed: boolean
  exitCode: number
  pid: number
  account: string
  requires: string[]
  /** What happens on a start: it runs, it stops again after five seconds, or it does not start at all. */
  onStart: 'ok' | 'crash' | 'fail'
  /** What happens when it is told to stop: it does, or it never ends stopping, until Windows itself starts anew. */
  onStop: 'ok' | 'hang'
}

/** ERROR_PROCESS_ABORTED. */
const endedUnexpectedly = 1067

export type ServicesState = Record<string, ServiceState>

/** A service that runs, unless `more` says otherwise. */
export function newService(displayName: string, pid: number, more: Partial<ServiceState> = {}): ServiceState {
  return {
    displayName,
    state: 'Running',
    startMode: 'Auto',
    delayed: false,
    exitCode: 0,
    pid,
    account: 'LocalSystem',
    requires: [],
    onStart: 'ok',
    onStop: 'ok',
    ...more,
  }
}

function initialServices(): ServicesState {
  return {
    ...innerServices(),
    AudioEndpointBuilder: newService('Windows Audio Endpoint Builder', 1984),
    Audiosrv: newService('Windows Audio', 2044, {
      account: 'NT AUTHORITY\\LocalService',
      requires: ['AudioEndpointBuilder', 'RPCSS'],
    }),
    WlanSvc: newService('WLAN AutoConfig', 1488),
    WSearch: newService('Windows Search', 4936, { requires: ['RPCSS'] }),
    TextInputManagementService: newService('Text Input Management Service', 1700),
    cbdhsvc_4a1b2: newService('Clipboard User Service_4a1b2', 5340, { account: 'PC-TEST\\test' }),
    WpnUserService_4a1b2: newService('Windows Push Notifications User Service_4a1b2', 5356, {
      account: 'PC-TEST\\test',
    }),
    Themes: newService('Themes', 1640),
    W32Time: newService('Windows Time', 0, {
      state: 'Stopped',
      startMode: 'Manual',
      account: 'NT AUTHORITY\\LocalService',
    }),
    bthserv: newService('Bluetooth Support Service', 1396, {
      startMode: 'Manual',
      account: 'NT AUTHORITY\\LocalService',
    }),
    TermService: newService('Remote Desktop Services', 1564, {
      account: 'NT AUTHORITY\\NetworkService',
      requires: ['RPCSS'],
    }),
    mpssvc: newService('Windows Defender Firewall', 1444, {
      account: 'NT AUTHORITY\\LocalService',
      requires: ['RPCSS'],
    }),
    AppXSvc: newService('AppX Deployment Service (AppXSVC)', 5204, { startMode: 'Manual', requires: ['RPCSS'] }),
    ClipSVC: newService('Client License Service (ClipSVC)', 0, { state: 'Stopped', startMode: 'Manual' }),
    InstallService: newService('Microsoft Store Install Service', 0, { state: 'Stopped', startMode: 'Manual' }),
    LicenseManager: newService('Windows License Manager Service', 0, { state: 'Stopped', startMode: 'Manual' }),
    wlidsvc: newService('Microsoft Account Sign-in Assistant', 0, { state: 'Stopped', startMode: 'Manual' }),
    LanmanWorkstation: newService('Workstation', 1712, { account: 'NT AUTHORITY\\NetworkService' }),
    Netlogon: newService('Netlogon', 1748, { requires: ['LanmanWorkstation'] }),
    edgeupdate: newService('Microsoft Edge Update Service', 0, { state: 'Stopped', delayed: true }),
  }
}

function innerServices(): ServicesState {
  return {
    RPCSS: newService('Remote Procedure Call (RPC)', 900, { account: 'NT AUTHORITY\\NetworkService' }),
    Spooler: newService('Print Spooler', 3120, { requires: ['RPCSS'] }),
    FontCache: newService('Windows Font Cache Service', 2208, { account: 'NT AUTHORITY\\LocalService' }),
    wuauserv: newService('Windows Update', 0, { state: 'Stopped', startMode: 'Manual', requires: ['RPCSS'] }),
    BITS: newService('Background Intelligent Transfer Service', 0, {
      state: 'Stopped',
      startMode: 'Manual',
      requires: ['RPCSS'],
    }),
    UsoSvc: newService('Update Orchestrator Service', 2516, { delayed: true, requires: ['RPCSS'] }),
    CryptSvc: newService('Cryptographic Services', 1892, {
      account: 'NT AUTHORITY\\NetworkService',
      requires: ['RPCSS'],
    }),
    Dhcp: newService('DHCP Client', 1320, { account: 'NT AUTHORITY\\LocalService' }),
    Dnscache: newService('DNS Client', 1348, { account: 'NT AUTHORITY\\NetworkService' }),
    EventLog: newService('Windows Event Log', 1204, { account: 'NT AUTHORITY\\LocalService' }),
  }
}

export type Services = {
  find(name: string): ServiceState | null
  running(name: string): boolean
  /** Returns whether it is stopped now. */
  stop(name: string): boolean
  /** Starts a service when everything it needs runs. Returns whether it runs now. */
  start(name: string): boolean
  restart(name: string): boolean
  /** It ends with an error and nothing starts it again. */
  crash(name: string): void
  /** Names of running services that need this one. */
  dependents(name: string): string[]
  /** Windows starts anew: so does what ran, and what is to start with it. */
  onBoot(): void
}

export type ServicesDeps = {
  readonly newPid: () => number
  /** Called after a service has started: what it holds in memory is read anew. */
  readonly onStarted: (name: string) => void
  /** True when what a service loads ends it right after its start. */
  readonly endsRightAway: (name: string) => boolean
  /** Called when a service did not stay up: Windows writes it down. */
  readonly onFailed: (service: ServiceState) => void
}

function createServices(services: ServicesState, deps: ServicesDeps): Services {
  const find = (name: string): ServiceState | null => {
    const key = Object.keys(services).find((known) => known.toLowerCase() === name.toLowerCase())
    return key === undefined ? null : (services[key] ?? null)
  }
  const running = (name: string): boolean => find(name)?.state === 'Running'
  const stop = (name: string): boolean => {
    const found = find(name)
    if (!found) return false
    const hangs = found.onStop === 'hang' && found.state !== 'Stopped'
    Object.assign(found, hangs ? { state: 'StopPending' } : { state: 'Stopped', pid: 0, exitCode: 0 })
    return !hangs
  }
  const start = (name: string): boolean => {
    const found = find(name)
    if (!found || found.startMode === 'Disabled' || !found.requires.every(running)) return false
    if (found.state === 'Running') return true
    if (found.state === 'StopPending') return false
    if (found.onStart !== 'ok' || deps.endsRightAway(name)) {
      found.exitCode = endedUnexpectedly
      deps.onFailed(found)
      return false
    }
    Object.assign(found, { state: 'Running', exitCode: 0, pid: deps.newPid() })
    deps.onStarted(name)
    return true
  }
  return {
    find,
    running,
    stop,
    start,
    restart: (name) => stop(name) && start(name),
    crash: (name) => {
      const found = find(name)
      if (found) Object.assign(found, { state: 'Stopped', pid: 0, exitCode: endedUnexpectedly })
    },
    dependents: (name) =>
      Object.entries(services)
        .filter(([, other]) => other.state === 'Running' && other.requires.includes(name))
        .map(([other]) => other),
    onBoot: () => {
      startAnew(services, { running, stop, start })
    },
  }
}

// A delayed service that was not running is one that starts only when something needs it; a service that is started by
// what needs it ran because that is there.
function startAnew(
  services: ServicesState,
  { running, stop, start }: Pick<Services, 'running' | 'stop' | 'start'>,
): void {
  const entries = Object.entries(services)
  const wanted = entries
    .filter(([, service]) => service.state !== 'Stopped' || (service.startMode === 'Auto' && !service.delayed))
    .map(([name]) => name)
  for (const [name, service] of entries) {
    service.onStop = 'ok'
    stop(name)
  }
  // What a service needs can stand behind it in the list.
  for (let started = -1; started !== 0;) {
    const stopped = wanted.filter((name) => !running(name))
    started = stopped.filter(start).length
  }
}

export const servicesPart = definePart({ healthy: initialServices, create: createServices })
