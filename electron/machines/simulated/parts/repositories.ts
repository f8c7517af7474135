import {
  noCommit,
  type AgreedCommit,
  type GitCommitPort,
  type PlannedCommit,
  type WantedCommit,
} from '../../../contract/git-commit-port.ts'
import type { GitAnswer, GitBranch, GitCommit, GitFile, GitPort } from '../../../contract/git-port.ts'
import { digestOf } from '../../../kernel/digest.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { definePart } from './part.ts'

export type RepositoryState = {
  branch: string
  upstream: string | null
  ahead: number
  behind: number
  files: GitFile[]
  commits: GitCommit[]
  branches: GitBranch[]
  patches: Record<string, string>
  /** Files of the commits that were made here. */
  committed?: Record<string, GitFile[]>
  /** A program that its configuration names for contents: Deskmedic runs none. */
  filters: number
  /** A configuration that leads elsewhere: it is not opened. */
  includes: string | null
}

/** Repositories of the person by their top folder. */
export type RepositoriesState = Record<string, RepositoryState>

const first = 'a3f1c2d4e5b60718293a4b5c6d7e8f9012345678'
const second = 'b4e2d3c5f6a7182930415263748596a7b8c9d0e1'

function initialRepositories(): RepositoriesState {
  const commits = [
    {
      id: second,
      tree: 'd4e2d3c5f6a7182930415263748596a7b8c9d0e1',
      author: 'Kim',
      atUtc: '2025-11-19T15:20:00.000Z',
      subject: 'opening hours of December',
    },
    {
      id: first,
      tree: 'c3f1c2d4e5b60718293a4b5c6d7e8f9012345678',
      author: 'Lee',
      atUtc: '2025-11-12T09:05:00.000Z',
      subject: 'first pages',
    },
  ]
  const main = { name: 'main', id: second, current: true, atUtc: '2025-11-19T15:20:00.000Z' }
  const plain = { branch: 'main', upstream: 'origin/main', ahead: 0, behind: 0, filters: 0, includes: null }
  return {
    'C:\\Projects\\website': {
      ...plain,
      ...{ ahead: 1, commits },
      files: [
        { path: 'pages/contact.html', change: 'modified', staged: false },
        { path: 'notes.txt', change: 'untracked', staged: false },
      ],
      branches: [main, { name: 'spring', id: first, current: false, atUtc: '2025-11-12T09:05:00.000Z' }],
      patches: { 'pages/contact.html': '@@ -4 +4 @@\n-<p>Open until 17:00</p>\n+<p>Open until 18:00</p>\n' },
    },
    'C:\\Projects\\reports': { ...plain, files: [], commits: commits.slice(1), branches: [main], patches: {} },
    'C:\\Projects\\borrowed': {
      ...plain,
      ...{ files: [], commits, branches: [main], patches: {}, includes: 'include.path' },
    },
  }
}

export type Repositories = {
  readonly git: GitPort
  readonly commits: GitCommitPort
  /** True = this is the top folder of one. */
  readonly isTop: (folder: string) => boolean
}

/** Answers as the Git of a real PC gives them. Paths are compared as Windows does: without case. */
function createRepositories(repositories: RepositoriesState, utcNow: () => string): Repositories {
  const at = (folder: string): RepositoryState | undefined => {
    const asked = folder.replace(/\\+$/, '').toLowerCase()
    return Object.entries(repositories).find(([path]) => path.toLowerCase() === asked)?.[1]
  }
  const within = <T>(folder: string, read: (repository: RepositoryState) => T): GitAnswer<T> => {
    const found = at(folder)
    if (found === undefined) return { read: false, reason: 'not_a_repository', detail: null }
    if (found.includes !== null) return { read: false, reason: 'includes_config', detail: found.includes }
    return { read: true, value: read(found) }
  }
  const change = <T>(folder: string, work: (repository: RepositoryState) => Result<T>): Promise<Result<T>> => {
    const answer = within(folder, work)
    return Promise.resolve(answer.read ? answer.value : refused(answer.reason, answer.detail ?? ''))
  }
  return {
    isTop: (folder) => at(folder) !== undefined,
    git: createGit(within),
    commits: {
      plan: (wanted, agreed) => change(wanted.folder, (repository) => plan(repository, wanted, agreed)),
      commit: (wanted, agreed) =>
        change(wanted.folder, (repository) => {
          const planned = plan(repository, wanted, agreed)
          return planned.ok ? ok(commit(repository, wanted, { planned: planned.value, atUtc: utcNow() })) : planned
        }),
      undoCommit: ({ folder, commit: made, parent }) =>
        change(folder, (repository) => undoCommit(repository, made, parent)),
    },
  }
}

function createGit(within: <T>(folder: string, read: (repository: RepositoryState) => T) => GitAnswer<T>): GitPort {
  return {
    status: (folder) =>
      Promise.resolve(
        within(folder, ({ branch, upstream, ahead, behind, files, filters, commits }) => ({
          ...{ branch, upstream, ahead, behind, files, filtersOff: filters },
          head: commits[0]?.id ?? null,
        })),
      ),
    log: (folder, limit) => Promise.resolve(within(folder, ({ commits }) => commits.slice(0, limit))),
    branches: (folder) => Promise.resolve(within(folder, ({ branches }) => branches)),
    diff: (folder, limit) =>
      Promise.resolve(
        within(folder, ({ patches }) => {
          const files = Object.entries(patches).map(([path, patch]) => ({ path, patch, cut: false }))
          return { files: files.slice(0, limit), leftOut: [], more: Math.max(0, files.length - limit) }
        }),
      ),
  }
}

function refused(reason: string, detail = ''): Result<never> {
  return fail('not_committed', { reason, detail })
}

/** Those that are named, or those that are staged. */
function isMeant({ path, staged }: GitFile, { files }: WantedCommit): boolean {
  return files.length === 0 ? staged : files.includes(path)
}

function plan(repository: RepositoryState, wanted: WantedCommit, agreed: AgreedCommit): Result<PlannedCommit> {
  const { files, commits, branch, patches } = repository
  const other = wanted.files.find((path) => !files.some((file) => file.path === path))
  if (other !== undefined) return refused('not_plain_file', other)
  const meant = files.filter((file) => isMeant(file, wanted))
  if (meant.length === 0) return refused('nothing_to_commit')
  const parent = commits[0]?.id ?? noCommit
  const tree = digestOf([parent, meant.map(({ path }) => [path, patches[path] ?? ''])]).slice(0, 40)
  if ((agreed.parent ?? parent) !== parent || (agreed.tree ?? tree) !== tree) return fail('changed_since_preview', {})
  const diffs = meant.map(({ path }) => {
    const diff = patches[path] ?? '@@ -0,0 +1 @@\n+call the printer shop\n'
    const count = (sign: string): number => diff.split('\n').filter((line) => line.startsWith(sign)).length
    return { path, removed: count('-'), added: count('+'), diff }
  })
  return ok({ branch, parent, tree, author: 'Kim <kim@contoso.com>', wantsSignature: false, diffs })
}

type Committing = { readonly planned: PlannedCommit; readonly atUtc: string }

function commit(
  repository: RepositoryState,
  wanted: WantedCommit,
  { planned, atUtc }: Committing,
): PlannedCommit & { readonly commit: string } {
  const { tree } = planned
  const id = digestOf([tree, wanted.message, atUtc]).slice(0, 40)
  repository.commits.unshift({ id, tree, author: 'Kim', atUtc, subject: wanted.message.split('\n')[0] ?? '' })
  repository.ahead += 1
  const meant = repository.files.filter((file) => isMeant(file, wanted))
  repository.committed = { ...repository.committed, [id]: meant }
  repository.files = repository.files.filter((file) => !meant.includes(file))
  return { ...planned, commit: id }
}

/** Files and index stay as they are: what was committed is staged again. */
function undoCommit(repository: RepositoryState, made: string, parent: string): Result<void> {
  const [last, before] = repository.commits
  if (last?.id !== made || (before?.id ?? noCommit) !== parent)
    return fail('commit_not_last', { commit: made.slice(0, 12) })
  repository.commits.shift()
  repository.ahead -= 1
  const files = repository.committed?.[made] ?? []
  repository.files = [...repository.files, ...files.map((file) => ({ ...file, staged: true }))]
  return ok(undefined)
}

export const repositoriesPart = definePart({ healthy: initialRepositories, create: createRepositories })
