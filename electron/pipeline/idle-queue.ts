import { roleIncludes, type Role } from '../../shared/domain/role.ts'
import type { WaitingAnswer, WaitingCall } from './consent.ts'

/** A place in the queue: what the person said so far, and a signal that fires when they say it. */
export type QueuePlace = {
  readonly given: () => WaitingAnswer | null
  readonly answered: AbortSignal
  /** From now on a person can be asked about it. */
  readonly waits: (call: WaitingCall) => void
  readonly leave: () => void
}

/** Calls that wait for an idle PC, and what the person at the PC says meanwhile. */
export type IdleQueue = {
  /** Answers a waiting call. False = no such call waits, or the role does not allow it. */
  answer(callId: string, answer: WaitingAnswer, role: Role): boolean
  add(callId: string): QueuePlace
  /** The call that waits under this id, and a signal that fires once it waits no more; null = none does. */
  find(callId: string): (WaitingCall & { readonly left: AbortSignal }) | null
  waiting(): readonly string[]
}

type Queued = {
  given: WaitingAnswer | null
  call: WaitingCall | null
  readonly controller: AbortController
  readonly left: AbortController
}

export function createIdleQueue(): IdleQueue {
  const waiting = new Map<string, Queued>()
  return {
    answer: (callId, answer, role) => {
      const place = waiting.get(callId)
      if (!place || !roleIncludes(role, 'human_agent')) return false
      // The time is set by the organisation: nobody at the PC can say "now" to it.
      if (answer === 'now' && place.call?.reason === 'outside_hours') return false
      place.given = answer
      place.controller.abort()
      return true
    },
    add: (callId) => {
      const place: Queued = { given: null, call: null, controller: new AbortController(), left: new AbortController() }
      waiting.set(callId, place)
      return {
        given: () => place.given,
        answered: place.controller.signal,
        waits: (call) => {
          place.call = call
        },
        leave: () => {
          waiting.delete(callId)
          place.left.abort()
        },
      }
    },
    find: (callId) => {
      const place = waiting.get(callId)
      return place?.call ? { ...place.call, left: place.left.signal } : null
    },
    waiting: () => [...waiting.keys()],
  }
}
