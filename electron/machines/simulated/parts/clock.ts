import { definePart } from './part.ts'

export type ClockState = { nowMs: number; nextPid: number; nextId: number }

export const startOfTime = Date.parse('2025-11-22T08:00:00Z')

function initialClock(): ClockState {
  return { nowMs: startOfTime, nextPid: 9000, nextId: 1 }
}

/** Time of the simulated PC. It stands still unless somebody lets it pass. */
export type Clock = {
  now(): number
  /** The time as Windows scripts give it, offset in minutes: ISO 8601 in UTC. */
  utc(offsetMinutes?: number): string
  minutesSince(utc: string): number
  /** A process number that was never used before. */
  newPid(): number
  newId(): number
}

function createClock(clock: ClockState): Clock {
  return {
    now: () => clock.nowMs,
    utc: (offsetMinutes = 0) => new Date(clock.nowMs + offsetMinutes * 60_000).toISOString(),
    minutesSince: (utc) => Math.floor((clock.nowMs - Date.parse(utc)) / 60_000),
    newPid: () => (clock.nextPid += 4),
    newId: () => clock.nextId++,
  }
}

export const clockPart = definePart({ healthy: initialClock, create: createClock })
