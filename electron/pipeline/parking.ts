import { roleIncludes, type Role } from '../../shared/domain/role.ts'

export type ParkedAnswer = 'now' | 'not_today'

/** A place in the car park: what the person said so far, and a signal that fires when they say it. */
export type ParkedPlace = {
  readonly given: () => ParkedAnswer | null
  readonly answered: AbortSignal
  readonly leave: () => void
}

/** Calls that wait for an idle PC, and what the person at the PC says meanwhile. */
export type Parking = {
  /** Answers a waiting call. False = no such call waits, or the role does not allow it. */
  answer(callId: string, answer: ParkedAnswer, role: Role): boolean
  park(callId: string): ParkedPlace
  waiting(): readonly string[]
}

export function createParking(): Parking {
  const parked = new Map<string, { given: ParkedAnswer | null; readonly controller: AbortController }>()
  return {
    answer: (callId, answer, role) => {
      const place = parked.get(callId)
      if (!place || !roleIncludes(role, 'human_agent')) return false
      place.given = answer
      place.controller.abort()
      return true
    },
    park: (callId) => {
      const place = { given: null as ParkedAnswer | null, controller: new AbortController() }
      parked.set(callId, place)
      return {
        given: () => place.given,
        answered: place.controller.signal,
        leave: () => void parked.delete(callId),
      }
    },
    waiting: () => [...parked.keys()],
  }
}
