import { definePart } from './part.ts'

export type RestorePointState = { sequence: number; description: string; createdUtc: string }

export type RestoreState = {
  protectionOn: boolean
  disabledByPolicy: boolean
  points: RestorePointState[]
  /** Sequence numbers are never given twice, also after points were removed. */
  lastSequence: number
}

const dayMs = 86_400_000

function initialRestore(): RestoreState {
  return {
    protectionOn: true,
    disabledByPolicy: false,
    points: [{ sequence: 12, description: 'Windows Update', createdUtc: '2025-11-18T08:00:00.000Z' }],
    lastSequence: 12,
  }
}

export type Restore = {
  /** Null = there is no point. */
  newest(): RestorePointState | null
  /** Windows leaves it out without a word when the newest point is younger than a day. */
  create(description: string): void
}

function createRestore(restore: RestoreState, now: () => number): Restore {
  const newest = (): RestorePointState | null => restore.points.toSorted((a, b) => b.sequence - a.sequence)[0] ?? null
  return {
    newest,
    create: (description) => {
      const last = newest()
      if (last !== null && now() - Date.parse(last.createdUtc) < dayMs) return
      restore.lastSequence += 1
      restore.points.push({
        sequence: restore.lastSequence,
        description,
        createdUtc: new Date(now()).toISOString(),
      })
    },
  }
}

export const restorePart = definePart({ healthy: initialRestore, create: createRestore })
