import { definePart } from './part.ts'

export type TimekeepingState = {
  /** What a time server would add to the clock of the PC, in seconds. */
  offsetSec: number
  /** The time server that Windows asks. */
  source: string
  syncType: 'NTP' | 'NT5DS' | 'NoSync'
  zone: { id: string; offsetMin: number; hasDaylightTime: boolean }
  /** Windows sets the time zone by itself. */
  autoZone: boolean
}

const timeServer = 'time.windows.com'

function initialTimekeeping(): TimekeepingState {
  return {
    offsetSec: 0.12,
    source: timeServer,
    syncType: 'NTP',
    zone: { id: 'Korea Standard Time', offsetMin: 540, hasDaylightTime: false },
    autoZone: true,
  }
}

/** How right the clock of the PC is. The time of the simulation itself is the part `clock`. */
export type Timekeeping = {
  /** Difference to this server in seconds; null = it does not answer. */
  offsetTo(server: string): number | null
  /** Sets the clock by its time server. False = that one does not answer. */
  sync(): boolean
  readonly timePassed: (durationMs: number) => void
}

export type TimekeepingDeps = {
  /** The network of the simulation has one kind of port: time is asked like any other service. */
  readonly reaches: (host: string, port: number) => boolean
}

const timePort = 123
const driftSecPerDay = 1
const msPerDay = 86_400_000

function createTimekeeping(own: TimekeepingState, { reaches }: TimekeepingDeps): Timekeeping {
  const answers = (server: string): boolean => reaches(server, timePort)
  return {
    offsetTo: (server) => (answers(server) ? own.offsetSec : null),
    sync: () => {
      if (!answers(own.source)) return false
      own.offsetSec = 0.02
      return true
    },
    timePassed: (durationMs) => {
      if (!answers(own.source)) own.offsetSec += (durationMs / msPerDay) * driftSecPerDay
    },
  }
}

export const timekeepingPart = definePart({ healthy: initialTimekeeping, create: createTimekeeping })
