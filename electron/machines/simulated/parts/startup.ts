import type { PcState } from '../simulated-pc.ts'

export type StartupSource = 'user_run' | 'machine_run' | 'machine_run32' | 'user_folder' | 'machine_folder'

export type StartupAppState = { name: string; command: string; source: StartupSource }

/** Entries, and beside them the switches of Windows: a value with an odd first byte is off, no value is on. */
export type StartupState = {
  apps: StartupAppState[]
  switches: Record<StartupSource, Record<string, number[]>>
}

export function initialStartup(): StartupState {
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
  switchValue(source: StartupSource, name: string): number[] | null
  /** Writes the switch of an entry; null takes it away. */
  setSwitch(entry: { readonly source: StartupSource; readonly name: string }, value: readonly number[] | null): void
}

export function createStartup(state: PcState): Startup {
  const startup = state.startup
  const switchValue = (source: StartupSource, name: string): number[] | null => startup.switches[source][name] ?? null
  return {
    list: () =>
      startup.apps.map((app) => ({ ...app, enabled: ((switchValue(app.source, app.name)?.[0] ?? 0) & 1) === 0 })),
    add: (app) => {
      startup.apps.push(app)
    },
    switchValue,
    setSwitch: ({ source, name }, value) => {
      const switches = startup.switches[source]
      if (value === null) {
        // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- entry names are data
        delete switches[name]
        return
      }
      switches[name] = [...value]
    },
  }
}
