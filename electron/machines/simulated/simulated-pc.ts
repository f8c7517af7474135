import { createBoot, initialBoot, type Boot, type BootDeps, type BootState } from './parts/boot.ts'
import { createMemory, initialMemory, type Memory, type MemoryState } from './parts/memory.ts'
import { createProcesses, initialProcesses, type Processes, type ProcessesState } from './parts/processes.ts'
import { initialSystem, type SystemState } from './parts/system.ts'
import { createNetwork, initialNetwork, type NetworkParts, type NetworkState } from './parts/network.ts'
import { createBattery, initialBattery, type Battery, type BatteryState } from './parts/battery.ts'
import { initialPace, type PaceState } from './parts/pace.ts'
import { createSession, initialSession, type Session, type SessionState } from './parts/session.ts'
import { createEventLog, initialEventLog, type EventLog, type EventLogState } from './parts/event-log.ts'
import { createFiles, initialFiles, type Files, type FilesState } from './parts/files.ts'
import { createStartup, initialStartup, type Startup, type StartupState } from './parts/startup.ts'
import { createLogFiles, initialLogFiles, type LogFiles, type LogFilesState } from './parts/log-files.ts'
import { createUpkeep, initialUpkeep, type UpkeepParts, type UpkeepState } from './parts/upkeep.ts'
import { createPrograms, initialProgramsState, type ProgramParts, type ProgramsState } from './parts/programs.ts'
import { createProtection, initialProtection, type ProtectionParts, type ProtectionState } from './parts/protection.ts'
import {
  createPeripherals,
  initialPeripherals,
  type PeripheralParts,
  type PeripheralsState,
} from './parts/peripherals.ts'
import { createDesktop, initialDesktop, type DesktopParts, type DesktopState } from './parts/desktop.ts'
import { createClock, initialClock, type Clock, type ClockState } from './parts/clock.ts'
import { createPrinting, initialPrinting, type Printing, type PrintingState } from './parts/printing.ts'
import { createCompany, initialCompany, type CompanyParts, type CompanyState } from './parts/company.ts'
import { createQuarantine, initialQuarantine, type Quarantine, type QuarantineState } from './parts/quarantine.ts'
import { createWeb, openOutside, type OutsideRules, type Web } from './parts/web.ts'
import { createServices, initialServices, type Services, type ServicesState } from './parts/services.ts'

/** Everything the simulated PC is, as plain JSON: causes are stored, symptoms are derived at every read. */
export type PcState = PeripheralsState &
  DesktopState &
  NetworkState &
  UpkeepState &
  ProgramsState &
  ProtectionState &
  CompanyState & {
    schemaVersion: 1
    /** Faults that were put in, in order; none of them is read by a tool. */
    faults: string[]
    clock: ClockState
    quarantine: QuarantineState
    services: ServicesState
    files: FilesState
    startup: StartupState
    printing: PrintingState
    system: SystemState
    boot: BootState
    processes: ProcessesState
    memory: MemoryState
    battery: BatteryState
    session: SessionState
    eventLog: EventLogState
    logFiles: LogFilesState
    pace: PaceState
  }

/** The parts of the simulated PC, each with the few actions that tools and faults need. */
export type SimulatedPc = PeripheralParts &
  DesktopParts &
  NetworkParts &
  UpkeepParts &
  ProgramParts &
  ProtectionParts &
  CompanyParts & {
    readonly state: PcState
    readonly clock: Clock
    readonly quarantine: Quarantine
    readonly services: Services
    readonly files: Files
    readonly startup: Startup
    readonly printing: Printing
    readonly boot: Boot
    readonly processes: Processes
    readonly memory: Memory
    readonly battery: Battery
    readonly session: Session
    readonly eventLog: EventLog
    readonly logFiles: LogFiles
    readonly web: Web
    /** Lets time pass: what grows, grows. */
    advance(durationMs: number): void
  }

/** A PC on which nothing is wrong. */
export function healthyState(): PcState {
  return {
    schemaVersion: 1,
    faults: [],
    clock: initialClock(),
    quarantine: initialQuarantine(),
    services: initialServices(),
    files: initialFiles(),
    startup: initialStartup(),
    printing: initialPrinting(),
    system: initialSystem(),
    boot: initialBoot(),
    processes: initialProcesses(),
    memory: initialMemory(),
    ...initialNetwork(),
    ...initialUpkeep(),
    ...initialPeripherals(),
    ...initialDesktop(),
    ...initialProgramsState(),
    ...initialProtection(),
    ...initialCompany(),
    battery: initialBattery(),
    session: initialSession(),
    eventLog: initialEventLog(),
    logFiles: initialLogFiles(),
    pace: initialPace(),
  }
}

/** The live parts over a state; the state is changed in place. */
export function createSimulatedPc(state: PcState, outside: OutsideRules = openOutside): SimulatedPc {
  const clock = createClock(state)
  const own = createOwnParts(state, clock)
  const printing = createPrinting(state, () => services.running('Spooler'))
  const groups = createGroups({ state, clock, own, services: () => services })
  const services = createWindowsServices({ state, clock, own, groups, printing })
  const boot = createBoot(state, {
    services,
    delays: () => ({ items: own.startup.delays(), otherMs: groups.upkeep.bootDelayMs() }),
    onBoot: atStart({ own, groups, memory: () => memory }),
  })
  const memory = createMemory(state, { processes: () => own.processes.all(), uptimeSec: () => boot.uptimeSec() })
  const { nameLookup: names, internet } = groups.network.parts
  const web = createWeb({ names, internet, files: own.files, utcNow: () => clock.utc() }, outside)
  const grow = (durationMs: number): void => {
    state.clock.nowMs += durationMs
    for (const pass of [own.processes, own.battery, groups.peripherals.bluetooth, memory]) pass.advance(durationMs)
    own.eventLog.forgetOld()
    groups.network.timePassed()
    groups.upkeep.timePassed()
    groups.protection.defender.timePassed(durationMs)
    groups.company.timePassed(durationMs)
  }
  const advance = (durationMs: number): void => passTime(state, durationMs, { grow, restart: () => boot.restart() })
  const { network, upkeep, company, peripherals, desktop, programs, protection } = groups
  const grouped = { ...network.parts, web, ...upkeep.parts, ...company.parts, ...peripherals, ...desktop }
  return { state, clock, ...own, ...grouped, ...programs, ...protection, services, printing, boot, memory, advance }
}

type OwnParts = ReturnType<typeof createOwnParts>
type Basis = {
  readonly state: PcState
  readonly clock: Clock
  readonly own: OwnParts
  /** Services are made last: what they start and end lies in the other parts. */
  readonly services: () => Services
}
type Groups = ReturnType<typeof createGroups>

/** Parts by subject, each with what it must know of the others. */
function createGroups({ state, clock, own, services }: Basis) {
  const time = { now: () => clock.now(), utc: () => clock.utc() }
  const serviceRuns = (name: string): boolean => services().running(name)
  const processes = () => own.processes.all()
  const network = createNetwork(state, { now: time.now, utcNow: time.utc, serviceRuns })
  const programs = createPrograms(state)
  return {
    network,
    programs,
    upkeep: createUpkeep(state, {
      now: time.now,
      personalBytes: (drive) => own.files.bytesOn(drive),
      serviceMayRun: (name) => services().find(name)?.startMode !== 'Disabled',
      programDamaged: (name) =>
        (name === 'Office' && state.office.filesDamaged) ||
        (state.storeApps.apps[name] !== undefined && !programs.storeApps.works(name)),
    }),
    protection: createProtection(state, {
      ...time,
      online: () => network.parts.internet.profiles().some(({ reach }) => reach === 'Internet'),
      processes: own.processes,
      startup: own.startup,
    }),
    company: createCompany(state, {
      ...time,
      newId: () => clock.newId(),
      eventLog: own.eventLog,
      connected: () => network.parts.addresses.active().length > 0,
      serviceRuns,
      tcpOpen: network.parts.hosts.tcpOpen,
    }),
    peripherals: createPeripherals(state, {
      serviceRuns,
      deviceWorks: (instanceId) => network.parts.devices.works(instanceId),
      airplaneMode: () => network.parts.internet.airplaneMode(),
      processes,
    }),
    desktop: createDesktop(state, {
      now: time.now,
      serviceRuns,
      processes,
      remoteSession: () => own.session.remote(),
    }),
  }
}

type Serving = Omit<Basis, 'services'> & { readonly groups: Groups; readonly printing: Printing }

function createWindowsServices({ state, clock, own, groups, printing }: Serving): Services {
  const { network, peripherals, desktop, upkeep } = groups
  return createServices(state, {
    newPid: () => clock.newPid(),
    onStarted: (name) => {
      if (name.toLowerCase() === 'spooler') printing.serviceStarted()
      network.serviceStarted(name)
      peripherals.sound.serviceStarted(name)
      desktop.searchIndex.serviceStarted(name)
      upkeep.onServiceStarted(name)
    },
    endsRightAway: (name) =>
      (name.toLowerCase() === 'spooler' && printing.endsService()) || peripherals.sound.endsService(name),
    onFailed: (service) => own.eventLog.serviceFailed(service),
  })
}

type Starting = { readonly own: OwnParts; readonly groups: Groups; readonly memory: () => Memory }

/** Parts that a start of Windows puts right, in this order. */
function atStart({ own, groups, memory }: Starting): BootDeps['onBoot'] {
  return [
    () => own.processes.boot(),
    () => memory().onBoot(),
    (actions) => groups.network.onBoot(actions),
    () => own.session.onBoot(),
    (actions) => groups.upkeep.onBoot(actions),
    () => groups.programs.oneDrive.onBoot(),
    () => groups.desktop.clipboard.onBoot(),
    () => groups.protection.defender.onBoot(),
    () => groups.company.onBoot(),
  ]
}

/** Parts that need no other part than the clock and the files. */
function createOwnParts(state: PcState, clock: Clock) {
  const now = (): number => clock.now()
  const files = createFiles(state)
  return {
    files,
    startup: createStartup(state),
    eventLog: createEventLog(state, now),
    logFiles: createLogFiles(state),
    session: createSession(state, now),
    battery: createBattery(state),
    quarantine: createQuarantine(state, () => clock.utc().replace(/\D/g, '').slice(0, 14)),
    processes: createProcesses(state, {
      newPid: () => clock.newPid(),
      utc: () => clock.utc(),
      fileDamaged: (name) => state.windowsFiles.damagedFiles.includes(name),
    }),
  } satisfies Partial<SimulatedPc>
}

type TimeEffects = { readonly grow: (durationMs: number) => void; readonly restart: () => void }

// A planned restart happens on the way, at its own time.
function passTime(state: PcState, durationMs: number, { grow, restart }: TimeEffects): void {
  const untilMs = state.clock.nowMs + durationMs
  const restartAtMs = state.boot.scheduledAtMs
  if (restartAtMs !== null && restartAtMs <= untilMs) {
    grow(Math.max(0, restartAtMs - state.clock.nowMs))
    restart()
  }
  grow(untilMs - state.clock.nowMs)
}
