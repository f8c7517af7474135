import type { PcState } from '../simulated-pc.ts'

/** Things set aside by a fix, by the folder name that its result carries. */
export type QuarantineState = Record<string, unknown[]>

export function initialQuarantine(): QuarantineState {
  return {}
}

export type Quarantine = {
  /** Sets things aside in a new folder below this one and returns it. */
  keep(below: string, things: readonly unknown[]): string
  /** Takes everything out of a folder again. */
  take<T>(folder: string): T[]
}

export function createQuarantine(state: PcState, stamp: () => string): Quarantine {
  return {
    keep: (below, things) => {
      const folder = `${below}\\Deskmedic-${stamp()}`
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
