import { startOfTime } from './clock.ts'
import { definePart } from './part.ts'

export type DiskState = {
  name: string
  media: 'SSD' | 'HDD' | 'SCM' | 'Unspecified'
  bus: string
  health: 'Healthy' | 'Warning' | 'Unhealthy' | 'Unknown'
  states: string[]
  sizeBytes: number
  /** Null = the disk does not say, as hard disks. */
  wearPct: number | null
  tempC: number
  /** Counted until `failingSinceUtc`; after that the disk loses a sector an hour. */
  readErrors: number
  failingSinceUtc: string | null
  /** At the start of the clock. */
  powerOnHours: number
}

export type DisksState = { disks: DiskState[]; optimizations: { atUtc: string; drive: string }[] }

const msPerHour = 3_600_000

function initialDisks(): DisksState {
  return {
    disks: [
      {
        name: 'Example NVMe',
        media: 'SSD',
        bus: 'NVMe',
        health: 'Healthy',
        states: ['OK'],
        sizeBytes: 512_000_000_000,
        wearPct: 3,
        tempC: 41,
        readErrors: 0,
        failingSinceUtc: null,
        powerOnHours: 2100,
      },
    ],
    optimizations: [{ atUtc: '2025-11-20T08:00:00.000Z', drive: 'C' }],
  }
}

export type DiskView = Omit<DiskState, 'readErrors' | 'failingSinceUtc'> & { readonly readErrorsUncorrected: number }

export type Disks = {
  list(): DiskView[]
  /** Newest first. */
  optimizations(): { atUtc: string; drive: string }[]
  /** Windows moves pieces together or tells the disk what is free, and writes that down. */
  optimize(drive: string): void
  /** The disk begins to die, with so many unreadable sectors already. */
  startFailing(index: number, readErrors: number): void
}

function createDisks(disks: DisksState, now: () => number): Disks {
  const hoursSince = (ms: number): number => Math.floor((now() - ms) / msPerHour)
  return {
    list: () =>
      disks.disks.map(({ readErrors, failingSinceUtc, ...disk }) => ({
        ...disk,
        powerOnHours: disk.powerOnHours + hoursSince(startOfTime),
        readErrorsUncorrected: readErrors + (failingSinceUtc === null ? 0 : hoursSince(Date.parse(failingSinceUtc))),
      })),
    optimizations: () => disks.optimizations.toSorted((a, b) => b.atUtc.localeCompare(a.atUtc)),
    optimize: (drive) => {
      disks.optimizations.push({ atUtc: new Date(now()).toISOString(), drive })
    },
    startFailing: (index, readErrors) => {
      const disk = disks.disks[index]
      if (!disk) return
      const failing = { health: 'Unhealthy', states: ['Predictive Failure'] } as const
      Object.assign(disk, failing, { readErrors, failingSinceUtc: new Date(now()).toISOString() })
    },
  }
}

export const disksPart = definePart({ healthy: initialDisks, create: createDisks })
