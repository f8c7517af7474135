import { definePart } from './part.ts'

/** Things set aside by a fix, by the place where they are. */
export type QuarantineState = Record<string, unknown[]>

function initialQuarantine(): QuarantineState {
  return {}
}

export type Quarantine = {
  /** Sets things aside below this folder, under a new name that starts like this, and returns the name. */
  keep(below: string, start: string, things: readonly unknown[]): string
  /** Takes everything out of such a place again. */
  take<T>(below: string, name: string): T[]
}

function createQuarantine(quarantine: QuarantineState, stamp: () => string): Quarantine {
  return {
    keep: (below, start, things) => {
      const name = `${start}${stamp()}`
      quarantine[`${below}\\${name}`] = structuredClone([...things])
      return name
    },
    take: <T>(below: string, name: string) => {
      const place = `${below}\\${name}`
      const things = quarantine[place] ?? []
      // oxlint-disable-next-line typescript/no-dynamic-delete -- names of places are data
      delete quarantine[place]
      return things as T[]
    },
  }
}

export const quarantinePart = definePart({ healthy: initialQuarantine, create: createQuarantine })
