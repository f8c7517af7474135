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
    { id: second, author: 'Kim', atUtc: '2025-11-19T15:20:00.000Z', subject: 'opening hours of December' },
    { id: first, author: 'Lee', atUtc: '2025-11-12T09:05:00.000Z', subject: 'first pages' },
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

export const repositoriesPart = definePart({ healthy: initialRepositories, create: createRepositories })
