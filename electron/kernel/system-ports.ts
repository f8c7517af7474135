import { randomBytes } from 'node:crypto'

import type { Clock, Ids } from './ports.ts'

export const systemClock: Clock = { now: () => Date.now() }

/** Milliseconds that only ever grow, whatever happens to the wall clock: for measuring how long something lasted. */
export const steadyClock: Clock = { now: () => performance.now() }

const randomDigits = 11
const drawnIds = 256

/** Ids of 20 characters: 9 of time in base 36, 11 random. */
export function createSystemIds(clock: Clock): Ids {
  // Every call has an id, and asking the system for randomness costs the same for one as for many.
  let drawn = ''
  let next = 0
  const digits = (): string => {
    if (next === drawn.length) {
      drawn = randomBytes((drawnIds * randomDigits) / 2).toString('hex')
      next = 0
    }
    next += randomDigits
    return drawn.slice(next - randomDigits, next)
  }
  return {
    newId: () => clock.now().toString(36).padStart(9, '0') + digits(),
    randomHex: (count) => randomBytes(count).toString('hex'),
  }
}
