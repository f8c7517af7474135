import type { SlowItemState } from './boot.ts'
import { definePart } from './part.ts'

export type StartupSource = 'user_run' | 'machine_run' | 'machine_run32' | 'user_folder' | 'machine_folder'

export type StartupAppState = {
  name: string
  command: string
  source: StartupSource
  /** How much longer a start takes because of it. */
  bootCostMs?: number
}

/** Entries, and beside them the switches of Windows: a value with an odd first byte is off, no value is on. */
export type StartupState = {
  apps: StartupAppState[]
  switches: Record<StartupSource, Record<string, number[]>>
}

function initialStartup(): StartupState {
  return {
    apps: [
      {
        name: 'OneDrive',
        command: '"C:\\Program Files\\Microsoft OneDrive\\OneDrive.exe" /background',
        source: 'user_run',
      },
    ],
    switches: { user_run: {}, machine_run: {}, machine_run32: {}, user_folder: {}, machine_folder: {} },
  }
}

export type Startup = {
  list(): (StartupAppState & { enabled: boolean })[]
  add(app: StartupAppState): void
  /** What the programs that are on add to a start. */
  delays(): SlowItemState[]
  /** Takes an entry and its switch away. */
  remove(entry: { readonly source: StartupSource; readonly name: string }): void
  switchValue(source: StartupSource, name: string): number[] | null
  /** Writes the switch of an entry; null takes it away. */
  setSwitch(entry: { readonly source: StartupSource; readonly name: string }, value: readonly number[] | null): void
}

function createStartup(startup: StartupState): Startup {
  const switchValue = (source: StartupSource, name: string): number[] | null => startup.switches[source][name] ?? null
  const list = (): (StartupAppState & { enabled: boolean })[] =>
    startup.apps.map((app) => ({ ...app, enabled: ((switchValue(app.source, app.name)?.[0] ?? 0) & 1) === 0 }))
  return {
    list,
    delays: () =>
      list()
        .filter(({ enabled, bootCostMs = 0 }) => enabled && bootCostMs > 0)
        .map(({ command, bootCostMs = 0 }) => ({ kind: 'app', name: programOf(command), totalMs: bootCostMs })),
    add: (app) => {
      startup.apps.push(app)
    },
    remove: ({ source, name }) => {
      startup.apps = startup.apps.filter((app) => app.source !== source || app.name !== name)
      // oxlint-disable-next-line typescript/no-dynamic-delete -- entry names are data
      delete startup.switches[source][name]
    },
    switchValue,
    setSwitch: ({ source, name }, value) => {
      const switches = startup.switches[source]
      if (value === null) {
        // oxlint-disable-next-line typescript/no-dynamic-delete -- entry names are data
        delete switches[name]
        return
      }
      switches[name] = [...value]
    },
  }
}

/** File name of the program in a command line. */
function programOf(command: string): string {
  return /([^\\"]+\.exe)/i.exec(command)?.[1] ?? command
}

export const startupPart = definePart({ healthy: initialStartup, create: createStartup })
