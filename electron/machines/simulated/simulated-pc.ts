import { createBoot, initialBoot, type Boot, type BootState } from './parts/boot.ts'
import { createMemory, initialMemory, type Memory, type MemoryState } from './parts/memory.ts'
import { createProcesses, initialProcesses, type Processes, type ProcessesState } from './parts/processes.ts'
import { initialSystem, type SystemState } from './parts/system.ts'
import { createNetwork, initialNetwork, type NetworkParts, type NetworkState } from './parts/network.ts'
import { createBattery, initialBattery, type Battery, type BatteryState } from './parts/battery.ts'
import { initialPace, type PaceState } from './parts/pace.ts'
import { createSession, initialSession, type Session, type SessionState } from './parts/session.ts'
import { createEventLog, initialEventLog, type EventLog, type EventLogState } from './parts/event-log.ts'
import { createVolumes, initialVolumes, type Volumes, type VolumesState } from './parts/volumes.ts'
import { createFiles, initialFiles, type Files, type FilesState } from './parts/files.ts'
import { createDisks, initialDisks, type Disks, type DisksState } from './parts/disks.ts'
import { createUpdates, initialUpdates, type Updates, type UpdatesState } from './parts/updates.ts'
import { createStartup, initialStartup, type Startup, type StartupState } from './parts/startup.ts'
import { createLogFiles, initialLogFiles, type LogFiles, type LogFilesState } from './parts/log-files.ts'
import { createClock, initialClock, type Clock, type ClockState } from './parts/clock.ts'
import { createPrinting, initialPrinting, type Printing, type PrintingState } from './parts/printing.ts'
import { createQuarantine, initialQuarantine, type Quarantine, type QuarantineState } from './parts/quarantine.ts'
import { createWeb, openOutside, type OutsideRules, type Web } from './parts/web.ts'
import { createServices, initialServices, type Services, type ServicesState } from './parts/services.ts'

/** Everything the simulated PC is, as plain JSON: causes are stored, symptoms are derived at every read. */
export type PcState = NetworkState & {
  schemaVersion: 1
  /** Faults that were put in, in order; none of them is read by a tool. */
  faults: string[]
  clock: ClockState
  quarantine: QuarantineState
  services: ServicesState
  volumes: VolumesState
  files: FilesState
  disks: DisksState
  updates: UpdatesState
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
export type SimulatedPc = NetworkParts & {
  readonly state: PcState
  readonly clock: Clock
  readonly quarantine: Quarantine
  readonly services: Services
  readonly volumes: Volumes
  readonly files: Files
  readonly disks: Disks
  readonly updates: Updates
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
    volumes: initialVolumes(),
    files: initialFiles(),
    disks: initialDisks(),
    updates: initialUpdates(),
    startup: initialStartup(),
    printing: initialPrinting(),
    system: initialSystem(),
    boot: initialBoot(),
    processes: initialProcesses(),
    memory: initialMemory(),
    ...initialNetwork(),
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
  const network = createNetwork(state, {
    now: () => clock.now(),
    utcNow: () => clock.utc(),
    serviceRuns: (name) => services.running(name),
  })
  const printing = createPrinting(state, () => services.running('Spooler'))
  const services = createServices(state, {
    newPid: () => clock.newPid(),
    onStarted: (name) => {
      if (name.toLowerCase() === 'spooler') printing.serviceStarted()
      if (name.toLowerCase() === 'dhcp') network.dhcpClientStarted()
    },
    onFailed: (service) => own.eventLog.serviceFailed(service),
  })
  const boot = createBoot(state, {
    services,
    durationMs: () => 38_000,
    // Parts that a start of Windows puts right, in this order.
    onBoot: [() => own.processes.boot(), (actions) => network.onBoot(actions), () => own.session.onBoot()],
  })
  const memory = createMemory(state, { processes: () => own.processes.all(), uptimeSec: () => boot.uptimeSec() })
  const { nameLookup: names, internet } = network.parts
  const web = createWeb({ names, internet, files: own.files, utcNow: () => clock.utc() }, outside)
  const grow = (durationMs: number): void => {
    state.clock.nowMs += durationMs
    own.processes.advance(durationMs)
    own.battery.advance(durationMs)
    own.eventLog.forgetOld()
    network.timePassed()
    own.updates.timePassed()
  }
  const advance = (durationMs: number): void => passTime(state, durationMs, { grow, restart: () => boot.restart() })
  return { state, clock, ...own, ...network.parts, services, printing, boot, memory, web, advance }
}

/** Parts that need no other part than the clock and the files. */
function createOwnParts(state: PcState, clock: Clock) {
  const now = (): number => clock.now()
  const files = createFiles(state)
  return {
    files,
    volumes: createVolumes(state, { now, personalBytes: (drive) => files.bytesOn(drive) }),
    disks: createDisks(state, now),
    updates: createUpdates(state, now),
    startup: createStartup(state),
    eventLog: createEventLog(state, now),
    logFiles: createLogFiles(state),
    session: createSession(state, now),
    battery: createBattery(state),
    quarantine: createQuarantine(state, () => clock.utc().replace(/\D/g, '').slice(0, 14)),
    processes: createProcesses(state, { newPid: () => clock.newPid(), utc: () => clock.utc() }),
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
