import type { PcState } from '../simulated-pc.ts'

/** Things set aside by a fix, by the place that its result carries. */
export type QuarantineState = Record<string, unknown[]>

export function initialQuarantine(): QuarantineState {
  return {}
}

export type Quarantine = {
  /** Sets things aside in a new folder below this one and returns it. */
  keep(below: string, things: readonly unknown[]): string
  /** Copies a thing to a name beside this one and returns it. */
  copyBeside(path: string, thing: unknown): string
  /** Takes everything out of such a place again. */
  take<T>(place: string): T[]
}

export function createQuarantine(state: PcState, stamp: () => string): Quarantine {
  const keepAt = (place: string, things: readonly unknown[]): string => {
    state.quarantine[place] = structuredClone([...things])
    return place
  }
  return {
    keep: (below, things) => keepAt(`${below}\\Deskmedic-${stamp()}`, things),
    copyBeside: (path, thing) => keepAt(`${path}.bak-${stamp()}`, [thing]),
    take: <T>(place: string) => {
      const things = state.quarantine[place] ?? []
      // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- names of places are data
      delete state.quarantine[place]
      return things as T[]
    },
  }
}
