import type { Approval } from '../../shared/domain/decision.ts'
import type { Clock, Ids } from '../kernel/ports.ts'

/** How long a yes holds while a fix waits for an idle PC or for administrator rights. */
export const approvalLifetimeMs = 8 * 60 * 60_000

export type Approvals = {
  /** Keeps a yes that a person gave. Called by the consent of the pipeline alone. */
  issue(given: Pick<Approval, 'digest' | 'role' | 'shownTextHash'>): Approval
  /** Hands out the yes for exactly this call, once. */
  take(digest: string): Approval | null
  isValid(approval: Approval): boolean
}

export type ApprovalsDeps = {
  /** A steady one: a fix that sets the clock of the PC must neither end nor lengthen a yes. */
  readonly clock: Clock
  readonly ids: Ids
  /** Told of every yes that is kept. */
  readonly onIssue?: (digest: string) => void
}

export function createApprovals({ clock, ids, onIssue }: ApprovalsDeps): Approvals {
  const waiting = new Map<string, Approval>()
  // A standing permission has a date of its own: it is asked for anew before anything is done.
  const isValid = ({ by, expiresAt }: Approval): boolean => by === 'standing_grant' || expiresAt > clock.now()
  return {
    isValid,
    issue: (given) => {
      const approval: Approval = {
        ...given,
        id: ids.newId(),
        by: 'person',
        expiresAt: clock.now() + approvalLifetimeMs,
      }
      waiting.set(given.digest, approval)
      onIssue?.(given.digest)
      return approval
    },
    take: (digest) => {
      const approval = waiting.get(digest) ?? null
      waiting.delete(digest)
      return approval !== null && isValid(approval) ? approval : null
    },
  }
}
