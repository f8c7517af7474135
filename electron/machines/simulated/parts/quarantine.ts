import type { PcState } from '../simulated-pc.ts'

/** Things set aside by a fix, by the folder name that its result carries. */
export type QuarantineState = Record<string, unknown[]>

export function initialQuarantine(): QuarantineState {
  return {}
}

export type Quarantine = {
  /** Sets things aside and returns the folder. */
  keep(label: string, things: readonly unknown[]): string
  /** Takes everything out of a folder again. */
  take<T>(folder: string): T[]
}

export function createQuarantine(state: PcState, stamp: () => string): Quarantine {
  return {
    keep: (label, things) => {
      const folder = `C:\\ProgramData\\Deskmedic\\Quarantine\\${label}-${stamp()}`
      state.quarantine[folder] = structuredClone([...things])
      return folder
    },
    take: <T>(folder: string) => {
      const things = state.quarantine[folder] ?? []
      // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- folder names are data
      delete state.quarantine[folder]
      return things as T[]
    },
  }
}
