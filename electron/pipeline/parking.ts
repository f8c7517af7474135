import { roleIncludes, type Role } from '../../shared/domain/role.ts'
import type { ParkedAnswer, ParkedCall } from './consent.ts'

/** A place in the car park: what the person said so far, and a signal that fires when they say it. */
export type ParkedPlace = {
  readonly given: () => ParkedAnswer | null
  readonly answered: AbortSignal
  /** From now on a person can be asked about it. */
  readonly waits: (call: ParkedCall) => void
  readonly leave: () => void
}

/** Calls that wait for an idle PC, and what the person at the PC says meanwhile. */
export type Parking = {
  /** Answers a waiting call. False = no such call waits, or the role does not allow it. */
  answer(callId: string, answer: ParkedAnswer, role: Role): boolean
  park(callId: string): ParkedPlace
  /** The call that waits under this id, and a signal that fires once it waits no more; null = none does. */
  find(callId: string): (ParkedCall & { readonly left: AbortSignal }) | null
  waiting(): readonly string[]
}

type Parked = {
  given: ParkedAnswer | null
  call: ParkedCall | null
  readonly controller: AbortController
  readonly left: AbortController
}

export function createParking(): Parking {
  const parked = new Map<string, Parked>()
  return {
    answer: (callId, answer, role) => {
      const place = parked.get(callId)
      if (!place || !roleIncludes(role, 'human_agent')) return false
      place.given = answer
      place.controller.abort()
      return true
    },
    park: (callId) => {
      const place: Parked = { given: null, call: null, controller: new AbortController(), left: new AbortController() }
      parked.set(callId, place)
      return {
        given: () => place.given,
        answered: place.controller.signal,
        waits: (call) => {
          place.call = call
        },
        leave: () => {
          parked.delete(callId)
          place.left.abort()
        },
      }
    },
    find: (callId) => {
      const place = parked.get(callId)
      return place?.call ? { ...place.call, left: place.left.signal } : null
    },
    waiting: () => [...parked.keys()],
  }
}
