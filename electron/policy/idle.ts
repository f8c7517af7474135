import type { BusyReason } from '../../shared/domain/tool-call.ts'

/** A PC counts as idle after this long without a touch where nobody says otherwise, or when it is locked. */
export const idleAfterMs = 5 * 60_000

/** What is known of the person at the PC; null = could not be read. */
export type PresenceFacts = {
  readonly idleMs: number | null
  readonly locked: boolean | null
  readonly inCall: boolean | null
  readonly otherSessions: number | null
}

export type IdleState =
  | { readonly idle: true }
  | {
      readonly idle: false
      readonly reason: BusyReason
      readonly idleForMs: number | null
      /** How long it has to be untouched. */
      readonly neededMs: number
    }

/** Whether a disruptive fix may start by itself now. What cannot be read counts as "in use". */
export function judgeIdle(facts: PresenceFacts, neededMs = idleAfterMs): IdleState {
  const busy = (reason: BusyReason): IdleState => ({ idle: false, reason, idleForMs: facts.idleMs, neededMs })
  if (facts.inCall === null || facts.otherSessions === null) return busy('cannot_read')
  if (facts.inCall) return busy('in_call')
  if (facts.otherSessions > 0) return busy('others_signed_in')
  if (facts.locked === true) return { idle: true }
  if (facts.idleMs === null) return busy('cannot_read')
  return facts.idleMs >= neededMs ? { idle: true } : busy('in_use')
}
