import { copyFile, lstat, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import {
  noCommit,
  type AgreedCommit,
  type GitCommitPort,
  type PlannedCommit,
  type WantedCommit,
} from '../../contract/git-commit-port.ts'
import type { FileDifference } from '../../contract/file-edits-port.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { problemOf } from './committed-files.ts'
import { identityOf, type Identity } from './git-identity.ts'
import { readNames, readStatus } from './read-output.ts'
import { openRepository, type GitDeps, type OpenRepository } from './run-git.ts'

const mostFiles = 200
/** More than this nobody reads before a yes. */
const longestDiffs = 100_000
const unfinished = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply', 'sequencer']
const statusOf = ['status', '--porcelain=v2', '--branch', '-z', '--untracked-files=no', '--ignore-submodules=all']
// What a submodule points to is shown: it is part of what is committed.
const diffOf = ['diff', '--no-color', '--no-ext-diff', '--no-textconv', '--no-renames', '--ignore-submodules=none']

/** The Git of this computer, writing into repositories that nobody vouches for: by its plumbing alone, which runs no hook. */
export function createGitCommits(deps: GitDeps): GitCommitPort {
  return {
    plan: async (wanted, agreed, signal) => {
      const opened = await openForWriting(wanted.folder, deps, signal)
      if (!opened.ok) return opened
      return withFolder(async (folder) => {
        const planned = await plan(wanted, { deps, folder, repository: opened.value, isKept: false })
        return planned.ok ? agreedOnly(planned.value.planned, agreed) : planned
      })
    },
    commit: async (wanted, agreed, signal) => {
      const opened = await openForWriting(wanted.folder, deps, signal)
      if (!opened.ok) return opened
      return withFolder((folder) => commit(wanted, agreed, { deps, folder, repository: opened.value, isKept: true }))
    },
    undoCommit: async ({ folder, commit: made, parent }, signal) => {
      const opened = await openForWriting(folder, deps, signal)
      if (!opened.ok) return opened
      const { run } = opened.value
      const known = await run(['rev-list', '--parents', '--max-count=1', 'HEAD', '--'])
      const before = parent === noCommit ? [] : [parent]
      if (known?.trim() !== [made, ...before].join(' ')) return fail('commit_not_last', { commit: made.slice(0, 12) })
      const reason = ['-m', 'reset: the commit before']
      const back = parent === noCommit ? ['-d', 'HEAD', made] : [...reason, 'HEAD', parent, made]
      // Git compares once more, in one step with the change.
      const done = await run(['update-ref', ...back], identityEnvironment({ name: 'Deskmedic', email: 'none' }))
      return done === null ? fail('commit_not_last', { commit: made.slice(0, 12) }) : ok(undefined)
    },
  }
}

function refuse(reason: string, detail: string | null = null): Result<never> {
  return fail('not_committed', { reason, detail: detail ?? '' })
}

async function openForWriting(folder: string, deps: GitDeps, signal: AbortSignal): Promise<Result<OpenRepository>> {
  const opened = await openRepository(folder, deps, signal)
  if (!opened.read) return refuse(opened.reason, opened.detail)
  for (const name of unfinished) {
    const found = await lstat(join(opened.value.gitFolder, name)).catch(() => null)
    if (found !== null) return refuse('in_progress', name)
  }
  return ok(opened.value)
}

/** Index and contents of a plan lie in a folder of their own until it is carried out. */
async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'deskmedic-git-'))
  try {
    await mkdir(join(folder, 'objects'))
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

type Work = {
  readonly deps: GitDeps
  readonly folder: string
  readonly repository: OpenRepository
  /** True = what it holds is kept in the repository. */
  readonly isKept: boolean
}

type Plan = { readonly planned: PlannedCommit; readonly identity: Identity }

async function plan(wanted: WantedCommit, work: Work): Promise<Result<Plan>> {
  const { run } = work.repository
  const status = await run(statusOf)
  if (status === null) return refuse('failed')
  const { head, branch } = readStatus(status)
  const parent = head ?? noCommit
  const { identity, wantsSignature } = await identityOf(work.repository, work.deps.environment)
  if (identity === null) return refuse('no_identity')
  const problem = wanted.files.length === 0 ? null : await problemOf(wanted.files, work.repository, work.deps)
  if (problem !== null) return refuse(problem.reason, problem.detail)
  const tree = await treeOf(wanted.files, parent, work)
  if (tree === null) return refuse(wanted.files.length === 0 ? 'nothing_to_commit' : 'failed')
  const diffs = await diffsOf({ parent, tree }, work)
  if (!diffs.ok) return diffs
  const author = `${identity.name} <${identity.email}>`
  return ok({ identity, planned: { branch: branch ?? '', parent, tree, author, wantsSignature, diffs: diffs.value } })
}

/** What the repository would hold, put together in an index of its own; null = Git could not do it. */
async function treeOf(files: readonly string[], parent: string, work: Work): Promise<string | null> {
  const { repository, folder } = work
  const { run, gitFolder } = repository
  const environment = environmentOf(work)
  if (files.length === 0) {
    const copied = await copyFile(join(gitFolder, 'index'), join(folder, 'index')).then(
      () => true,
      () => false,
    )
    if (!copied) return null
  } else {
    const begun = await run(['read-tree', ...(parent === noCommit ? ['--empty'] : [parent])], environment)
    if (begun === null || (await run(['add', '--all', '--', ...files], environment)) === null) return null
  }
  return idIn(await run(['write-tree'], environment))
}

function environmentOf({ folder, repository, isKept }: Work): Readonly<Record<string, string>> {
  const index = { GIT_INDEX_FILE: join(folder, 'index') }
  if (isKept) return index
  return {
    ...index,
    GIT_OBJECT_DIRECTORY: join(folder, 'objects'),
    GIT_ALTERNATE_OBJECT_DIRECTORIES: quoted(join(repository.commonFolder, 'objects')),
  }
}

/** A sign that parts a list can be in the name of a folder. */
function quoted(path: string): string {
  const text = path.replaceAll('\\', '/')
  return /[":;]/.test(text) && !/^[A-Za-z]:[^":;]*$/.test(text) ? `"${text.replaceAll('"', '\\"')}"` : text
}

function idIn(text: string | null): string | null {
  return /^[0-9a-f]{40,64}$/.exec(text?.trim() ?? '')?.[0] ?? null
}

async function diffsOf(
  { parent, tree }: Pick<PlannedCommit, 'parent' | 'tree'>,
  work: Work,
): Promise<Result<FileDifference[]>> {
  const { run, top } = work.repository
  const environment = environmentOf(work)
  const from = parent === noCommit ? idIn(await run(['hash-object', '-t', 'tree', '--stdin'])) : parent
  if (from === null) return refuse('failed')
  const text = await run([...diffOf, '--name-only', '-z', '-O/dev/null', from, tree, '--'], environment)
  if (text === null) return refuse('failed')
  const names = readNames(text)
  if (names.length === 0) return refuse('nothing_to_commit')
  if (names.length > mostFiles) return refuse('too_large')
  const diffs: FileDifference[] = []
  let left = longestDiffs
  for (const name of names) {
    if (!(await work.deps.mayShow(join(top, name)))) return refuse('file_closed', name)
    const patch = await run([...diffOf, from, tree, '--', name], environment)
    if (patch === null) return refuse('failed')
    left -= patch.length
    if (left < 0) return refuse('too_large')
    diffs.push(differenceOf(name, patch))
  }
  return ok(diffs)
}

/** Without the names and digests at its head; what it says of rights and of contents that are no text stays. */
function differenceOf(path: string, patch: string): FileDifference {
  const lines = patch.split('\n')
  const start = lines.findIndex((line) => line.startsWith('@@'))
  const head = lines.slice(0, start === -1 ? lines.length : start)
  const told = head.filter((line) => /^(?:old mode|new mode|new file mode (?!100644)|Binary files)/.test(line))
  const body = start === -1 ? [] : lines.slice(start)
  const count = (sign: string): number => body.filter((line) => line.startsWith(sign)).length
  return { path, removed: count('-'), added: count('+'), diff: [...told, ...body].join('\n') }
}

/** Where something was shown and agreed to, nothing else is done. */
function agreedOnly<T extends PlannedCommit>(planned: T, { parent, tree }: AgreedCommit): Result<T> {
  const isSame = (parent ?? planned.parent) === planned.parent && (tree ?? planned.tree) === planned.tree
  return isSame ? ok(planned) : fail('changed_since_preview', {})
}

async function commit(
  wanted: WantedCommit,
  agreed: AgreedCommit,
  work: Work,
): Promise<Result<PlannedCommit & { readonly commit: string }>> {
  const made = await plan(wanted, work)
  if (!made.ok) return made
  const { planned, identity } = made.value
  const same = agreedOnly(planned, agreed)
  if (!same.ok) return same
  const { run } = work.repository
  const { parent, tree } = planned
  const environment = identityEnvironment(identity)
  const parents = parent === noCommit ? [] : ['-p', parent]
  const id = idIn(await run(['commit-tree', tree, ...parents, '-m', wanted.message], environment))
  if (id === null) return refuse('failed')
  // First what a program that holds the index can refuse: by itself it commits nothing.
  if (wanted.files.length > 0 && (await run(['add', '--all', '--', ...wanted.files])) === null) return refuse('failed')
  const before = parent === noCommit ? '0'.repeat(id.length) : parent
  const subject = wanted.message.split('\n')[0] ?? ''
  const moved = await run(['update-ref', '-m', `commit: ${subject}`, 'HEAD', id, before], environment)
  return moved === null ? fail('changed_since_preview', {}) : ok({ ...planned, commit: id })
}

function identityEnvironment({ name, email }: Identity): Readonly<Record<string, string>> {
  const each = (who: string): Record<string, string> => ({ [`GIT_${who}_NAME`]: name, [`GIT_${who}_EMAIL`]: email })
  return { ...each('AUTHOR'), ...each('COMMITTER') }
}
