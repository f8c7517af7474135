import {
  noCommit,
  type AgreedCommit,
  type MadeCommit,
  type PlannedCommit,
  type WantedCommit,
} from '../../../contract/git-commit-port.ts'
import { stepFailure, type StepFailure } from '../../../contract/step-failure.ts'
import { digestOf } from '../../../kernel/digest.ts'
import { appError } from '../../../kernel/result.ts'
import type { GitAnswer, GitBranch, GitCommit, GitDiff, GitFile, GitStatus } from '../../../contract/git-port.ts'
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

export type SimulatedCommit = Omit<WantedCommit, 'folder'> &
  AgreedCommit & { readonly path: string; readonly dryRun: boolean }
type Committed = PlannedCommit & { readonly commit: string | null }

export type Repositories = {
  commit(wanted: SimulatedCommit, nowUtc: string): Committed | StepFailure
  undoCommit(made: MadeCommit): StepFailure | undefined

  status(folder: string): GitAnswer<GitStatus>
  log(folder: string, limit: number): GitAnswer<readonly GitCommit[]>
  branches(folder: string): GitAnswer<readonly GitBranch[]>
  diff(folder: string, limit: number): GitAnswer<GitDiff>
}

/** Answers as the Git of a real PC gives them. Paths are compared as Windows does: without case. */
function createRepositories(repositories: RepositoriesState): Repositories {
  const within = <T>(folder: string, read: (repository: RepositoryState) => T): GitAnswer<T> => {
    const asked = folder.replace(/\\+$/, '').toLowerCase()
    const found = Object.entries(repositories).find(([path]) => path.toLowerCase() === asked)?.[1]
    if (found === undefined) return { read: false, reason: 'not_a_repository', detail: null }
    if (found.includes !== null) return { read: false, reason: 'includes_config', detail: found.includes }
    return { read: true, value: read(found) }
  }
  return {
    commit: (wanted, nowUtc) => {
      const answer = within(wanted.path, (repository) => commit(repository, wanted, nowUtc))
      return answer.read ? answer.value : refused(answer.reason, answer.detail ?? '')
    },
    undoCommit: ({ folder, commit: made, parent }) => {
      const answer = within(folder, (repository) => undoCommit(repository, made, parent))
      return answer.read ? answer.value : refused(answer.reason, answer.detail ?? '')
    },
    status: (folder) =>
      within(folder, ({ branch, upstream, ahead, behind, files, filters, commits }) => ({
        ...{ branch, upstream, ahead, behind, files, filtersOff: filters },
        head: commits[0]?.id ?? null,
      })),
    log: (folder, limit) => within(folder, ({ commits }) => commits.slice(0, limit)),
    branches: (folder) => within(folder, ({ branches }) => branches),
    diff: (folder, limit) =>
      within(folder, ({ patches }) => {
        const files = Object.entries(patches).map(([path, patch]) => ({ path, patch, cut: false }))
        return { files: files.slice(0, limit), leftOut: [], more: Math.max(0, files.length - limit) }
      }),
  }
}

function refused(reason: string, detail = ''): StepFailure {
  return stepFailure(appError('not_committed', { reason, detail }))
}

function commit(repository: RepositoryState, wanted: SimulatedCommit, nowUtc: string): Committed | StepFailure {
  const { files, commits, branch, patches } = repository
  const isMeant = ({ path, staged }: GitFile): boolean =>
    wanted.files.length === 0 ? staged : wanted.files.includes(path)
  const other = wanted.files.find((path) => !files.some((file) => file.path === path))
  if (other !== undefined) return refused('not_plain_file', other)
  const meant = files.filter(isMeant)
  if (meant.length === 0) return refused('nothing_to_commit')
  const parent = commits[0]?.id ?? noCommit
  const tree = digestOf([parent, meant.map(({ path }) => [path, patches[path] ?? ''])]).slice(0, 40)
  if ((wanted.parent ?? parent) !== parent || (wanted.tree ?? tree) !== tree)
    return stepFailure(appError('changed_since_preview', {}))
  const diffs = meant.map(({ path }) => {
    const diff = patches[path] ?? '@@ -0,0 +1 @@\n+call the printer shop\n'
    const count = (sign: string): number => diff.split('\n').filter((line) => line.startsWith(sign)).length
    return { path, removed: count('-'), added: count('+'), diff }
  })
  const planned = { branch, parent, tree, author: 'Kim <kim@contoso.com>', wantsSignature: false, diffs }
  if (wanted.dryRun) return { ...planned, commit: null }
  const id = digestOf([tree, wanted.message, nowUtc]).slice(0, 40)
  commits.unshift({ id, tree, author: 'Kim', atUtc: nowUtc, subject: wanted.message.split('\n')[0] ?? '' })
  repository.ahead += 1
  repository.committed = { ...repository.committed, [id]: meant }
  repository.files = files.filter((file) => !isMeant(file))
  return { ...planned, commit: id }
}

/** Files and index stay as they are: what was committed is staged again. */
function undoCommit(repository: RepositoryState, made: string, parent: string): StepFailure | undefined {
  const [last, before] = repository.commits
  if (last?.id !== made || (before?.id ?? noCommit) !== parent)
    return stepFailure(appError('commit_not_last', { commit: made.slice(0, 12) }))
  repository.commits.shift()
  repository.ahead -= 1
  const files = repository.committed?.[made] ?? []
  repository.files = [...repository.files, ...files.map((file) => ({ ...file, staged: true }))]
  return undefined
}

export const repositoriesPart = definePart({ healthy: initialRepositories, create: createRepositories })
