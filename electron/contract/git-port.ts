/** Why a repository was not read: nothing of it may run a program, and nothing outside its folder is shown. */
export const gitRefusals = [
  'not_a_repository',
  'git_missing',
  'leads_outside',
  'includes_config',
  'needs_network',
  'not_understood',
  'failed',
] as const
export type GitRefusal = (typeof gitRefusals)[number]

/** `detail` names the key or the file that was the reason. */
export type GitAnswer<T> =
  | { readonly read: true; readonly value: T }
  | { readonly read: false; readonly reason: GitRefusal; readonly detail: string | null }

export const gitChanges = ['added', 'modified', 'deleted', 'renamed', 'untracked', 'conflict'] as const
export type GitChange = (typeof gitChanges)[number]

export type GitFile = { readonly path: string; readonly change: GitChange; readonly staged: boolean }

export type GitStatus = {
  /** Null = HEAD points at a commit, not at a branch. */
  readonly branch: string | null
  /** Null = there is no commit yet. */
  readonly head: string | null
  readonly upstream: string | null
  /** Commits that the other side has not; null = there is no upstream to count against. */
  readonly ahead: number | null
  readonly behind: number | null
  readonly files: readonly GitFile[]
  /** Programs that the repository wants to run over contents: none was run, and such files can look changed. */
  readonly filtersOff: number
}

export type GitCommit = {
  readonly id: string
  /** Digest of all that the repository holds with it. */
  readonly tree: string
  readonly author: string
  readonly atUtc: string
  readonly subject: string
}

export type GitBranch = {
  readonly name: string
  readonly id: string
  readonly current: boolean
  readonly atUtc: string
}

/** Text of a change of one file as a unified diff, not longer than a limit; null = it could not be read. */
export type GitFileDiff = { readonly path: string; readonly patch: string | null; readonly cut: boolean }

export type GitDiff = {
  readonly files: readonly GitFileDiff[]
  /** Changed files that may not be shown: their content was not read. */
  readonly leftOut: readonly string[]
  /** How many changed files there are beyond the limit, shown or not. */
  readonly more: number
}

/** Reads a repository by the Git of this PC, at the top folder of it. @throws never */
export type GitPort = {
  status(folder: string, signal: AbortSignal): Promise<GitAnswer<GitStatus>>
  /** The newest first. */
  log(folder: string, limit: number, signal: AbortSignal): Promise<GitAnswer<readonly GitCommit[]>>
  branches(folder: string, signal: AbortSignal): Promise<GitAnswer<readonly GitBranch[]>>
  /** What is changed since the last commit, staged or not. */
  diff(folder: string, limit: number, signal: AbortSignal): Promise<GitAnswer<GitDiff>>
}
