import type { GitBranch, GitCommit, GitFile, GitStatus } from '../../contract/git-port.ts'

const letters: Readonly<Record<string, GitFile['change']>> = {
  A: 'added',
  C: 'added',
  D: 'deleted',
  R: 'renamed',
}

/** Of `status --porcelain=v2 --branch -z`. Lines that a later Git adds are passed over. */
export function readStatus(text: string): Omit<GitStatus, 'filtersOff'> {
  const records = text.split('\u0000')
  const headers = new Map<string, string>()
  const files: GitFile[] = []
  for (let index = 0; index < records.length; index += 1) {
    const record = records[index] ?? ''
    const header = /^# (branch\.\w+) ([^]*)$/.exec(record)
    if (header !== null) headers.set(header[1] ?? '', header[2] ?? '')
    else files.push(...readFile(record))
    // A renamed file is followed by the name that it had.
    if (record.startsWith('2 ')) index += 1
  }
  const branch = headers.get('branch.head') ?? '(detached)'
  const head = headers.get('branch.oid') ?? '(initial)'
  const counted = /^\+(\d+) -(\d+)$/.exec(headers.get('branch.ab') ?? '')
  return {
    branch: branch === '(detached)' ? null : branch,
    head: head === '(initial)' ? null : head,
    upstream: headers.get('branch.upstream') ?? null,
    ahead: counted === null ? null : Number(counted[1]),
    behind: counted === null ? null : Number(counted[2]),
    files,
  }
}

/** Fields before the path: seven for a change, eight for a renamed file, nine for a conflict. */
const before: Readonly<Record<string, number>> = { '1': 8, '2': 9, u: 10 }

function readFile(record: string): readonly GitFile[] {
  const kind = record[0] ?? ''
  if (record.startsWith('? ')) return [{ path: record.slice(2), change: 'untracked', staged: false }]
  const count = before[kind]
  if (count === undefined || record[1] !== ' ') return []
  const path = record.split(' ').slice(count).join(' ')
  const [, states = '..'] = record.split(' ')
  if (kind === 'u') return [{ path, change: 'conflict', staged: false }]
  const [index = '.', tree = '.'] = states
  const changeOf = (letter: string): GitFile['change'] => letters[letter] ?? 'modified'
  return [
    ...(index === '.' ? [] : [{ path, change: changeOf(index), staged: true }]),
    ...(tree === '.' ? [] : [{ path, change: changeOf(tree), staged: false }]),
  ]
}

/** `%x1f` parts a line: no name and no subject of a commit holds one, and what does is cut there. */
export const logFormat = '%H%x1f%T%x1f%an%x1f%at%x1f%s'

export function readLog(text: string): readonly GitCommit[] {
  return text.split('\u0000').flatMap((record) => {
    const [id = '', tree = '', author = '', at = '', subject = ''] = record.split('\u001f')
    return /^[0-9a-f]{40,64}$/.test(id) ? [{ id, tree, author, atUtc: timeOf(at), subject }] : []
  })
}

export const branchFormat = '%(objectname)%1f%(HEAD)%1f%(committerdate:unix)%1f%(refname:short)'

export function readBranches(text: string): readonly GitBranch[] {
  return text.split('\n').flatMap((line) => {
    const [id = '', head = '', at = '', name = ''] = line.split('\u001f')
    return /^[0-9a-f]{40,64}$/.test(id) ? [{ id, current: head === '*', atUtc: timeOf(at), name }] : []
  })
}

function timeOf(seconds: string): string {
  const ms = Number(seconds) * 1_000
  // A commit says what time it likes.
  return new Date(Number.isFinite(ms) && Math.abs(ms) < 8e15 ? ms : 0).toISOString()
}

/** Paths of `diff --name-only -z`. */
export function readNames(text: string): readonly string[] {
  return text.split('\u0000').filter((path) => path !== '')
}
