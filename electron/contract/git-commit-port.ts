import type { Result } from '../kernel/result.ts'
import type { FileDifference } from './file-edits-port.ts'

export type WantedCommit = {
  readonly folder: string
  readonly message: string
  /** From the top folder on, with `/`: as they are now. Empty = what is staged. */
  readonly files: readonly string[]
}

/** In place of a commit before the first one. */
export const noCommit = 'none'

/** What a commit would hold. */
export type PlannedCommit = {
  /** Empty = HEAD points at a commit, not at a branch. */
  readonly branch: string
  /** The commit that it comes after, or `noCommit`. */
  readonly parent: string
  /** Digest of all that the repository holds with it, as Git names it. */
  readonly tree: string
  readonly author: string
  /** The repository or the account wants commits to be signed: this one is not. */
  readonly wantsSignature: boolean
  readonly diffs: FileDifference[]
}

/** What was agreed to; null = nothing was shown yet. */
export type AgreedCommit = { readonly parent: string | null; readonly tree: string | null }

export type MadeCommit = { readonly folder: string; readonly commit: string; readonly parent: string }

/**
 * Commits by the Git of this PC. Nothing of the repository runs: no hook, no filter, no program that signs. Fails with `not_committed`,
 * with `changed_since_preview` where the repository is another one than was agreed to, and with `commit_not_last`.
 */
export type GitCommitPort = {
  /** What would be committed. Writes nothing into the repository. */
  plan(wanted: WantedCommit, agreed: AgreedCommit, signal: AbortSignal): Promise<Result<PlannedCommit>>
  commit(
    wanted: WantedCommit,
    agreed: AgreedCommit,
    signal: AbortSignal,
  ): Promise<Result<PlannedCommit & { readonly commit: string }>>
  /** Goes back to the commit before, only where this one is still the last; files and index stay as they are. */
  undoCommit(made: MadeCommit, signal: AbortSignal): Promise<Result<void>>
}
