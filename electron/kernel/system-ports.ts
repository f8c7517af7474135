import { randomBytes, randomUUID } from 'node:crypto'

import type { Clock, Ids } from './ports.ts'

export const systemClock: Clock = { now: () => Date.now() }

/** Milliseconds that only ever grow, whatever happens to the wall clock: for measuring how long something lasted. */
export const steadyClock: Clock = { now: () => performance.now() }

/** Ids of 20 characters: 9 of time in base 36, 11 random. */
export function createSystemIds(clock: Clock): Ids {
  return {
    // The last 12 digits of a UUID are random, and Node draws many UUIDs at once: every call has an id.
    newId: () => clock.now().toString(36).padStart(9, '0') + randomUUID().slice(-11),
    randomHex: (count) => randomBytes(count).toString('hex'),
  }
}
