import { bootPart, type BootDeps } from './parts/boot.ts'
import { memoryPart } from './parts/memory.ts'
import { processesPart } from './parts/processes.ts'
import { systemPart } from './parts/system.ts'
import { createNetwork, networkParts } from './parts/network.ts'
import { batteryPart } from './parts/battery.ts'
import { pacePart } from './parts/pace.ts'
import { sessionPart } from './parts/session.ts'
import { eventLogPart } from './parts/event-log.ts'
import { filesPart } from './parts/files.ts'
import { repositoriesPart } from './parts/repositories.ts'
import { startupPart } from './parts/startup.ts'
import { logFilesPart } from './parts/log-files.ts'
import { loggedHistory } from './parts/logged-history.ts'
import { createUpkeep, upkeepParts } from './parts/upkeep.ts'
import { createPrograms, programParts } from './parts/programs.ts'
import { createProtection, protectionParts } from './parts/protection.ts'
import { createPeripherals, peripheralParts } from './parts/peripherals.ts'
import { createDesktop, desktopParts } from './parts/desktop.ts'
import { clockPart } from './parts/clock.ts'
import { printingPart } from './parts/printing.ts'
import { companyParts, createCompany } from './parts/company.ts'
import { quarantinePart } from './parts/quarantine.ts'
import { textsPart } from './parts/texts.ts'
import { createWeb, openExternalAccess, type ExternalAccessRules, type Web } from './parts/web.ts'
import { servicesPart } from './parts/services.ts'
import { healthyOf, type ActionsOf, type StateOf } from './parts/part.ts'

const parts = {
  clock: clockPart,
  quarantine: quarantinePart,
  services: servicesPart,
  files: filesPart,
  repositories: repositoriesPart,
  texts: textsPart,
  startup: startupPart,
  printing: printingPart,
  system: systemPart,
  boot: bootPart,
  processes: processesPart,
  memory: memoryPart,
  battery: batteryPart,
  session: sessionPart,
  eventLog: eventLogPart,
  logFiles: logFilesPart,
  pace: pacePart,
  ...networkParts,
  ...upkeepParts,
  ...peripheralParts,
  ...desktopParts,
  ...programParts,
  ...protectionParts,
  ...companyParts,
}

/** Everything the simulated PC is, as plain JSON: causes are stored, symptoms are derived at every read. */
export type PcState = StateOf<typeof parts> & {
  schemaVersion: 1
  /** Faults that were put in, in order; none of them is read by a tool. */
  faults: string[]
}

type PcParts = ActionsOf<typeof parts>

/** The parts of the simulated PC, each with the few actions that tools and faults need. */
export type SimulatedPc = PcParts & {
  readonly state: PcState
  readonly web: Web
  /** Lets time pass: what grows, grows. */
  advance(durationMs: number): void
}

/** A PC on which nothing is wrong. */
export function healthyState(): PcState {
  return { schemaVersion: 1, faults: [], ...healthyOf(parts) }
}

/** The live parts over a state; the state is changed in place. */
export function createSimulatedPc(
  state: PcState,
  externalAccess: ExternalAccessRules = openExternalAccess,
): SimulatedPc {
  const clock = clockPart.create(state.clock)
  const own = createOwnParts(state, clock)
  const printing = printingPart.create(state.printing, () => services.running('Spooler'))
  const groups = createGroups({ state, clock, own, services: () => services })
  const services = createWindowsServices({ state, clock, own, groups, printing })
  const boot = bootPart.create(state.boot, {
    now: () => clock.now(),
    delays: () => ({ items: own.startup.delays(), otherMs: groups.upkeep.bootDelayMs() }),
    onBoot: atStart({ own, groups, services, memory: () => memory }),
  })
  const memory = memoryPart.create(state.memory, {
    processes: () => own.processes.all(),
    uptimeSec: () => boot.uptimeSec(),
    ramBytes: () => state.system.ramBytes,
  })
  const { nameLookup: names, internet } = groups.network.parts
  const content = state.internet
  const web = createWeb({ names, internet, content, files: own.files, utcNow: () => clock.utc() }, externalAccess)
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
  return {
    state,
    clock,
    ...own,
    ...grouped,
    ...programs.parts,
    ...protection,
    services,
    printing,
    boot,
    memory,
    advance,
  }
}

type OwnParts = ReturnType<typeof createOwnParts>
type Basis = {
  readonly state: PcState
  readonly clock: PcParts['clock']
  readonly own: OwnParts
  /** Services are made last: what they start and end lies in the other parts. */
  readonly services: () => PcParts['services']
}
type Groups = ReturnType<typeof createGroups>

/** Parts by subject, each with what it must know of the others. */
function createGroups({ state, clock, own, services }: Basis) {
  const time = { now: () => clock.now(), utc: () => clock.utc() }
  const serviceRuns = (name: string): boolean => services().running(name)
  const processes = () => own.processes.all()
  const network = createNetwork(state, {
    ...{ now: time.now, utcNow: time.utc, serviceRuns },
    outboundBlocked: () => Object.values(state.firewall).every(({ outbound }) => outbound === 'Block'),
  })
  const programs = createPrograms(state, {
    serviceDisabled: (name) => state.services[name]?.startMode === 'Disabled',
  })
  return {
    network,
    programs,
    upkeep: createUpkeep(state, {
      now: time.now,
      personalBytes: (drive) => own.files.bytesOn(drive),
      serviceMayRun: (name) => services().find(name)?.startMode !== 'Disabled',
      programDamaged: programs.damaged,
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
      devices: state.devices,
      deviceWorks: (instanceId) => network.parts.devices.works(instanceId),
      bootedUtc: () => state.boot.lastBootUtc,
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

type Serving = Omit<Basis, 'services'> & { readonly groups: Groups; readonly printing: PcParts['printing'] }

function createWindowsServices({ state, clock, own, groups, printing }: Serving): PcParts['services'] {
  const { network, peripherals, desktop, upkeep } = groups
  return servicesPart.create(state.services, {
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

type Starting = {
  readonly own: OwnParts
  readonly groups: Groups
  readonly services: PcParts['services']
  readonly memory: () => PcParts['memory']
}

/** Parts that a start of Windows puts right, in this order. */
function atStart({ own, groups, services, memory }: Starting): BootDeps['onBoot'] {
  return [
    () => services.onBoot(),
    () => own.processes.boot(),
    () => memory().onBoot(),
    (actions) => groups.network.onBoot(actions),
    () => own.session.onBoot(),
    (actions) => groups.upkeep.onBoot(actions),
    () => groups.programs.parts.oneDrive.onBoot(),
    () => groups.desktop.clipboard.onBoot(),
    () => groups.protection.defender.onBoot(),
    () => groups.company.onBoot(),
  ]
}

/** Parts that need no other part than the clock and the files. */
function createOwnParts(state: PcState, clock: PcParts['clock']) {
  const now = (): number => clock.now()
  const files = filesPart.create(state.files)
  const repositories = repositoriesPart.create(state.repositories, () => clock.utc())
  return {
    files,
    texts: textsPart.create(state.texts, {
      folderExists: (folder) => files.list(folder) !== null || repositories.isTop(folder),
    }),
    repositories,
    startup: startupPart.create(state.startup),
    eventLog: eventLogPart.create(state.eventLog, { now, history: () => loggedHistory(state) }),
    logFiles: logFilesPart.create(state.logFiles),
    session: sessionPart.create(state.session, now),
    battery: batteryPart.create(state.battery),
    quarantine: quarantinePart.create(state.quarantine, () => clock.utc().replace(/\D/g, '').slice(0, 14)),
    processes: processesPart.create(state.processes, {
      newPid: () => clock.newPid(),
      utc: () => clock.utc(),
      services: () => state.services,
      bootedUtc: () => state.boot.lastBootUtc,
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
