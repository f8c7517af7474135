import type { NewProgram, Processes } from './processes.ts'
import type { Startup, StartupAppState } from './startup.ts'
import { definePart } from './part.ts'

export type ThreatState = {
  id: number
  /** False = it protects itself while Windows runs. */
  removable: boolean
  /** The program it runs as, and the entry it starts by: both come back while it is there. */
  program: NewProgram | null
  startup: StartupAppState | null
  /** How long its program has been gone. */
  goneMs: number
}

export type ProductState = { name: string; enabled: boolean; upToDate: boolean }

export type DefenderState = {
  /** As Windows names it: `Normal`, `Passive Mode`. */
  mode: string
  realTime: boolean
  tamperProtection: boolean
  signaturesUtc: string
  /** False = the daily update of the definitions fails. */
  updatesItself: boolean
  lastQuickScanUtc: string
  products: ProductState[]
  /** Active ones, by name. */
  threats: Record<string, ThreatState>
  /** What scans have found, newest first. */
  detections: { threatId: number; utc: string; handled: boolean }[]
}

function initialDefender(): DefenderState {
  return {
    mode: 'Normal',
    realTime: true,
    tamperProtection: true,
    signaturesUtc: '2025-11-22T05:00:00.000Z',
    updatesItself: true,
    lastQuickScanUtc: '2025-11-20T08:00:00.000Z',
    products: [{ name: 'Windows Defender', enabled: true, upToDate: true }],
    threats: {},
    detections: [],
  }
}

/** A harmful program; what is not given it does not have. */
export type NewThreat = Pick<ThreatState, 'id' | 'removable'> & Partial<ThreatState>

export type Defender = {
  signatureAgeDays(): number
  /** Puts a harmful program on the PC: it runs and starts with Windows. */
  infect(name: string, threat: NewThreat): void
  /** Loads new definitions. False = there is no way to them. */
  updateSignatures(): boolean
  /** Looks for harmful programs and removes those that can be removed. True = new definitions were loaded before. */
  scan(options: { readonly update: boolean }): { updated: boolean | null }
  /** Harmful programs start with Windows. */
  onBoot(): void
  timePassed(durationMs: number): void
}

export type DefenderDeps = {
  readonly now: () => number
  readonly utc: () => string
  readonly online: () => boolean
  readonly processes: Pick<Processes, 'all' | 'add' | 'end'>
  readonly startup: Pick<Startup, 'list' | 'add' | 'remove' | 'setSwitch'>
}

const msPerDay = 86_400_000
const comesBackAfterMs = 30_000

function createDefender(defender: DefenderState, deps: DefenderDeps): Defender {
  const loadSignatures = (): void => {
    Object.assign(defender, { signaturesUtc: deps.utc(), updatesItself: true })
  }
  const updateSignatures = (): boolean => {
    const online = deps.online()
    if (online) loadSignatures()
    return online
  }
  return {
    signatureAgeDays: () => Math.max(0, Math.floor((deps.now() - Date.parse(defender.signaturesUtc)) / msPerDay)),
    infect: (name, given) => {
      const threat = { program: null, startup: null, goneMs: 0, ...given }
      defender.threats[name] = threat
      comeBack(threat, deps)
    },
    updateSignatures,
    scan: ({ update }) => {
      const updated = update ? updateSignatures() : null
      for (const [name, threat] of Object.entries(defender.threats)) {
        defender.detections.unshift({ threatId: threat.id, utc: deps.utc(), handled: threat.removable })
        if (!threat.removable) continue
        // oxlint-disable-next-line typescript/no-dynamic-delete -- names of threats are data
        delete defender.threats[name]
        remove(threat, deps)
      }
      defender.lastQuickScanUtc = deps.utc()
      return { updated }
    },
    onBoot: () => {
      for (const threat of Object.values(defender.threats)) comeBack(threat, deps)
    },
    timePassed: (durationMs) => {
      if (defender.updatesItself && deps.online() && deps.now() - Date.parse(defender.signaturesUtc) >= msPerDay) {
        loadSignatures()
      }
      for (const threat of Object.values(defender.threats)) {
        threat.goneMs = isThere(threat, deps) ? 0 : threat.goneMs + durationMs
        if (threat.goneMs >= comesBackAfterMs) comeBack(threat, deps)
      }
    },
  }
}

function runningProgram(threat: ThreatState, deps: DefenderDeps) {
  return deps.processes.all().find(({ path }) => path !== null && path === threat.program?.path)
}

function isThere(threat: ThreatState, deps: DefenderDeps): boolean {
  const { program, startup } = threat
  const entry = deps.startup.list().find(({ name }) => name === startup?.name)
  return (
    (program === null || runningProgram(threat, deps) !== undefined) && (startup === null || entry?.enabled === true)
  )
}

function comeBack(threat: ThreatState, deps: DefenderDeps): void {
  threat.goneMs = 0
  const { program, startup } = threat
  // Its number is another one when it comes back.
  if (program !== null && !runningProgram(threat, deps)) {
    const { pid, startedUtc, ...again } = program
    const first = pid === undefined ? {} : { pid, startedUtc: startedUtc ?? null }
    deps.processes.add({ ...again, ...first })
    threat.program = again
  }
  if (startup === null) return
  const known = deps.startup.list().some(({ name }) => name === startup.name)
  if (known) deps.startup.setSwitch(startup, null)
  else deps.startup.add(startup)
}

function remove(threat: ThreatState, deps: DefenderDeps): void {
  const running = runningProgram(threat, deps)
  if (running) deps.processes.end(running.pid)
  if (threat.startup !== null) deps.startup.remove(threat.startup)
}

export const defenderPart = definePart({ healthy: initialDefender, create: createDefender })
