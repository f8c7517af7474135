import { refuse, type Refusal } from '../refusal.ts'
import { initialPrograms, servicesPid, type ProcessState } from './initial-programs.ts'
import { definePart } from './part.ts'

export type HangState = { app: string; atUtc: string }

/** `hangs` is the history that Windows keeps of programs that had to be ended because they did not answer. */
export type ProcessesState = { running: ProcessState[]; hangs: HangState[] }

function initialProcesses(): ProcessesState {
  return { running: initialPrograms(), hangs: [] }
}

/** A program of the person, with the few values that a fault wants different. */
export type NewProgram = { readonly name: string; readonly path: string | null } & Partial<ProcessState>

export type EndOutcome = 'gone' | 'still_there'

export type Processes = {
  /** Programs and service processes. */
  all(): readonly ProcessState[]
  find(pid: number): ProcessState | null
  /** The process that is really meant, or why it must not be touched: the same rules as the scripts have. */
  identify(pid: number, startedUtc: string): ProcessState | Refusal
  /** Name without `.exe`, as Windows shows it in most places. */
  shortName(process: ProcessState): string
  /** Name as the performance counters show it: the second one of a name gets `#1`. */
  counterName(process: ProcessState): string
  /** Of the last seven days. */
  recentHangs(): HangState[]
  /** Puts a program of the person on the PC; without `pid` it gets a new one. */
  add(program: NewProgram): ProcessState
  /** Ends it by force. */
  end(pid: number): EndOutcome
  /** Asks it to close: a program that hangs does not hear it. */
  askToClose(pid: number): EndOutcome
  /** Starts the same program again: fresh, with a new number. */
  startAgain(process: ProcessState): ProcessState
  /** Ends the desktop and starts it anew. Gives the numbers under which it runs then. */
  restartShell(): number[]
  /** Ends and starts what a boot ends and starts. */
  boot(): void
  advance(durationMs: number): void
}

export type ProcessesDeps = {
  readonly newPid: () => number
  /** The time of the simulated PC, as text. */
  readonly utc: () => string
  /** True while this file of Windows is damaged. */
  readonly fileDamaged: (name: string) => boolean
  /** By name. */
  readonly services: () => Readonly<Record<string, { readonly state: string; readonly pid: number }>>
  readonly bootedUtc: () => string
}

const fresh = { cpuPct: 0.5, privateBytes: 300_000_000, workingSetBytes: 240_000_000, handles: 400 }
const hourMs = 3_600_000
const shellProgram = 'explorer.exe'
/** A file of Windows that the desktop cannot do without. */
export const shellFile = 'twinui.pcshell.dll'
const sevenDaysMs = 7 * 24 * hourMs
/** Windows gives one program no more than this on a PC of this size. */
const largestPrivateBytes = 10_500_000_000
const largestWorkingSetBytes = 8_000_000_000

function createProcesses(processes: ProcessesState, deps: ProcessesDeps): Processes {
  // Windows starts the desktop again and again, and each time it ends at once.
  const stays = ({ name }: ProcessState): boolean => name !== shellProgram || !deps.fileDamaged(shellFile)
  const all = (): ProcessState[] => [...processes.running.filter(stays), ...serviceProcesses(processes, deps)]
  const find = (pid: number): ProcessState | null => processes.running.find((known) => known.pid === pid) ?? null
  const add = (program: NewProgram): ProcessState => {
    const added: ProcessState = { ...newProgram(processes), ...program, pid: program.pid ?? deps.newPid() }
    added.startedUtc = program.startedUtc ?? deps.utc()
    processes.running.push(added)
    return added
  }
  const startShell = (): void => {
    const shells = initialPrograms().filter(({ name }) => name === shellProgram)
    const others = processes.running.filter(({ name }) => name !== shellProgram)
    processes.running = [...others, ...shells.map((shell) => bootProcess(shell, deps))]
  }
  const end = (pid: number): EndOutcome => {
    const ended = find(pid)
    if (!ended) return 'gone'
    if (!ended.killable) return 'still_there'
    if (ended.hung) processes.hangs.push({ app: ended.name, atUtc: deps.utc() })
    // The processes that a program started for its own windows end with it.
    processes.running = processes.running.filter((other) => other !== ended && !isPartOf(other, ended))
    // Windows brings a desktop that was ended back by itself.
    if (ended.name === shellProgram) startShell()
    return 'gone'
  }
  return {
    all,
    find,
    identify: (pid, startedUtc) => identify(all(), pid, startedUtc),
    shortName,
    counterName: (process) => counterName(process, all()),
    recentHangs: () => hangsSince(processes.hangs, Date.parse(deps.utc()) - sevenDaysMs),
    add,
    end,
    askToClose: (pid) => (hearsNothing(find(pid)) ? 'still_there' : end(pid)),
    startAgain: (process) => add({ ...process, ...startValues(process), pid: deps.newPid(), startedUtc: deps.utc() }),
    restartShell: () => {
      const before = processes.running.filter(({ name }) => name === shellProgram)
      for (const { pid } of before) end(pid)
      if (before.length === 0) startShell()
      return all().flatMap(({ name, pid }) => (name === shellProgram ? pid : []))
    },
    boot: () => {
      processes.running = afterBoot(processes.running).map((process) => bootProcess(process, deps))
    },
    advance: (durationMs) => {
      for (const process of processes.running) leak(process, durationMs)
    },
  }
}

/** The request to close goes to a window that answers. */
function hearsNothing(process: ProcessState | null): boolean {
  return process !== null && (process.hung || process.title === null)
}

function shortName(process: ProcessState): string {
  return process.name.replace(/\.exe$/i, '')
}

function hangsSince(hangs: readonly HangState[], earliestMs: number): HangState[] {
  return hangs.filter((hang) => Date.parse(hang.atUtc) >= earliestMs)
}

function isPartOf(process: ProcessState, program: ProcessState): boolean {
  return process.parentPid === program.pid && process.name === program.name
}

function counterName(process: ProcessState, all: readonly ProcessState[]): string {
  const index = all.filter(({ name }) => name === process.name).findIndex(({ pid }) => pid === process.pid)
  return index > 0 ? `${shortName(process)}#${index}` : shortName(process)
}

function identify(all: readonly ProcessState[], pid: number, startedUtc: string): ProcessState | Refusal {
  const found = all.find((process) => process.pid === pid)
  if (!found) return refuse('no_such_process')
  // Windows hides the start time of what does not run in the session of the person.
  if (found.startedUtc === null || found.session === 0) return refuse('start_time_unknown')
  if (Math.abs(Date.parse(found.startedUtc) - Date.parse(startedUtc)) > 1000) return refuse('pid_reused')
  return found.allowListed ? found : refuse('protected_process')
}

function newProgram({ running }: ProcessesState): Omit<ProcessState, 'name' | 'path'> {
  const shell = running.find((process) => process.name === 'explorer.exe')
  return {
    ...fresh,
    pid: 0,
    parentPid: shell?.pid ?? 0,
    startedUtc: null,
    leakBytesPerHour: 0,
    session: 1,
    title: null,
    hung: false,
    killable: true,
    allowListed: true,
    startedBy: 'person',
  }
}

// A defect of the program itself, such as a leak, comes back with it; what only this run had built up does not.
function startValues(process: ProcessState): Partial<ProcessState> {
  return {
    cpuPct: Math.min(process.cpuPct, fresh.cpuPct),
    privateBytes: Math.min(process.privateBytes, fresh.privateBytes),
    workingSetBytes: Math.min(process.workingSetBytes, fresh.workingSetBytes),
    handles: Math.min(process.handles, fresh.handles),
    title: process.title?.replace(' (Not Responding)', '') ?? null,
    hung: false,
    killable: true,
  }
}

function named(processes: readonly ProcessState[], name: string): boolean {
  return processes.some((process) => process.name === name)
}

function afterBoot(running: readonly ProcessState[]): ProcessState[] {
  const kept = running.filter((process) => process.startedBy !== 'person')
  const ended = initialPrograms().filter(({ name, startedBy }) => startedBy !== 'person' && !named(kept, name))
  return [...kept, ...ended]
}

function bootProcess(process: ProcessState, deps: ProcessesDeps): ProcessState {
  // The kernel itself has always the same number and no start time.
  if (process.startedUtc === null) return process
  return { ...process, ...startValues(process), pid: deps.newPid(), startedUtc: deps.utc() }
}

function leak(process: ProcessState, durationMs: number): void {
  if (process.leakBytesPerHour === 0) return
  const grownBytes = Math.round((process.leakBytesPerHour * durationMs) / hourMs)
  process.privateBytes = Math.min(process.privateBytes + grownBytes, largestPrivateBytes)
  process.workingSetBytes = Math.min(process.workingSetBytes + grownBytes, largestWorkingSetBytes)
}

function serviceProcesses(processes: ProcessesState, { services, bootedUtc }: ProcessesDeps): ProcessState[] {
  const template = newProgram(processes)
  return Object.entries(services())
    .filter(([, service]) => service.state === 'Running')
    .map(([name, { pid }]) => {
      const file = name === 'Spooler' ? 'spoolsv.exe' : 'svchost.exe'
      return { ...template, ...serviceProcess(file, pid), startedUtc: bootedUtc() }
    })
}

function serviceProcess(name: string, pid: number) {
  return {
    name,
    pid,
    parentPid: servicesPid,
    path: `C:\\Windows\\System32\\${name}`,
    cpuPct: 0,
    privateBytes: 12_000_000,
    workingSetBytes: 18_000_000,
    handles: 320,
    session: 0,
    allowListed: false,
    startedBy: 'windows',
  } as const
}

export const processesPart = definePart({ healthy: initialProcesses, create: createProcesses })
