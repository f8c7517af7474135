import type { AppError } from '../errors.ts'

/** Why a call may run, must be asked for, or may not run. */
export type AllowReason = 'read_only' | 'approved_by_person' | 'standing_grant'
export type AskReason = 'changes_pc' | 'hard_to_undo' | 'needs_notice' | 'needs_admin' | 'free_command'

/** What the rules say about one call. Reasons are never empty. */
export type Decision =
  | { readonly answer: 'allow'; readonly reasons: readonly AllowReason[] }
  | { readonly answer: 'ask'; readonly reasons: readonly AskReason[] }
  | { readonly answer: 'deny'; readonly reasons: readonly AppError[] }

/** A yes of a person, bound to one call by its digest. Single use. */
export type Approval = {
  readonly id: string
  /** SHA-256 over what the tool runs, canonical arguments, caller, machine and nonce. */
  readonly digest: string
  readonly by: 'person' | 'standing_grant'
  readonly role: 'human_agent' | 'admin'
  /** Of a person: milliseconds of the steady clock. Of a standing permission: since the epoch. */
  readonly expiresAt: number
  /** SHA-256 of the text that was shown. */
  readonly shownTextHash: string
}
