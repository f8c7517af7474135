import { lstat, readdir, readFile, realpath } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join, resolve } from 'node:path'

import { errorCode } from '../../kernel/error-code.ts'
import { liesInside } from '../files/open-inside.ts'
import type { GitRefusal } from '../../contract/git-port.ts'

export type FolderVerdict =
  | { readonly refused: GitRefusal; readonly detail: string | null }
  | ({ readonly refused: null; readonly top: string } & GitFolders & {
        /** The configuration files of the repository that are there. */
        readonly configs: readonly string[]
      })

/** `gitFolder`: of this very folder; `commonFolder`: with the contents, another one where several folders share them. */
type GitFolders = { readonly gitFolder: string; readonly commonFolder: string }

export type FolderFacts = {
  readonly platform: NodeJS.Platform
  /** Whether a folder lies in one that was opened to Deskmedic. */
  readonly isOpen: (folder: string) => Promise<boolean>
}

/** Most that a small file of a repository holds. */
const maxBytes = 1_000_000
/** Names that a folder of a repository may hold before it is refused. */
const maxNames = 50_000

/**
 * The repository of this very folder: `.git` is a folder in it, and nothing of it leads out of it, neither a link nor a file that
 * names another place. A folder that shares the contents of another one is such a repository too, where that one names it back and
 * was opened as well. Runs nothing. @throws never
 */
export async function judgeFolder(folder: string, facts: FolderFacts): Promise<FolderVerdict> {
  try {
    const top = await realpath(folder)
    const git = join(top, '.git')
    const found = await lstat(git).catch(() => null)
    if (found === null) return refuse('not_a_repository')
    const folders = found.isDirectory() ? { gitFolder: git, commonFolder: git } : await linkedFolders(top, facts)
    // A link, or a file that names the folder: both lead to a repository somewhere else.
    if (folders === null) return refuse('leads_outside', '.git')
    const outside = await leadingOut(folders, facts.platform)
    if (outside !== null) return refuse('leads_outside', outside)
    return await withConfigs(top, folders)
  } catch {
    return refuse('not_understood')
  }
}

async function withConfigs(top: string, folders: GitFolders): Promise<FolderVerdict> {
  const configs: string[] = []
  for (const file of [join(folders.commonFolder, 'config'), join(folders.gitFolder, 'config.worktree')]) {
    const state = await stateOf(file)
    if (state === 'odd') return refuse('not_understood', basename(file))
    if (state === 'file') configs.push(file)
  }
  return configs.length === 0 ? refuse('not_a_repository', 'config') : { refused: null, top, ...folders, configs }
}

/** What of a repository leads out of it; null = nothing. */
async function leadingOut({ gitFolder, commonFolder }: GitFolders, platform: NodeJS.Platform): Promise<string | null> {
  const link = await findLink(commonFolder)
  if (link !== null) return link
  for (const name of ['commondir', 'gitdir']) if (await isThere(join(commonFolder, name))) return name
  if (gitFolder !== commonFolder) {
    const own = await findLink(gitFolder)
    if (own !== null) return own
  }
  return findAlternate(commonFolder, platform)
}

/** A folder beside the one with the contents, made by `git worktree add`; null = it is not, or the other one is not open. */
async function linkedFolders(top: string, { isOpen }: FolderFacts): Promise<GitFolders | null> {
  const named = await pathIn(join(top, '.git'), /^gitdir: ([^\n]+)\n?$/, top)
  if (named === null) return null
  const worktrees = dirname(named)
  const commonFolder = dirname(worktrees)
  if (basename(worktrees) !== 'worktrees' || basename(commonFolder) !== '.git') return null
  // The other one says the same: a file alone leads nowhere.
  const back = await pathIn(join(named, 'gitdir'), /^([^\n]+)\n?$/, named)
  const common = await pathIn(join(named, 'commondir'), /^([^\n]+)\n?$/, named)
  if (back !== join(top, '.git') || common !== commonFolder) return null
  return (await isOpen(dirname(commonFolder))) ? { gitFolder: named, commonFolder } : null
}

/** The path without links that a small file names; null = it names none that is there. */
async function pathIn(file: string, pattern: RegExp, from: string): Promise<string | null> {
  if ((await stateOf(file)) !== 'file') return null
  const text = pattern.exec(await readFile(file, 'utf8'))?.[1]
  return text === undefined ? null : realpath(resolve(from, text)).catch(() => null)
}

function refuse(refused: GitRefusal, detail: string | null = null): FolderVerdict {
  return { refused, detail }
}

/** At the top of the folder: nothing of these is read or started by what is asked here. */
const notRead = new Set(['hooks', 'modules', 'worktrees', 'lfs', 'fsmonitor--daemon.ipc', 'fsmonitor--daemon'])

/** The first link, or what is neither file nor folder, in what is read. */
async function findLink(git: string): Promise<string | null> {
  const waiting = ['']
  let seen = 0
  for (let below = waiting.pop(); below !== undefined; below = waiting.pop()) {
    const entries = await readdir(join(git, below), { withFileTypes: true })
    seen += entries.length
    if (seen > maxNames) throw new Error('too many names')
    for (const entry of entries) {
      if (below === '' && notRead.has(entry.name)) continue
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      if (entry.isSymbolicLink()) return path
      if (entry.isDirectory()) waiting.push(path)
      else if (!entry.isFile()) return path
    }
  }
  return null
}

/** Other places with objects, one on each line; a relative one begins at `objects`. */
async function findAlternate(git: string, platform: NodeJS.Platform): Promise<string | null> {
  const objects = join(git, 'objects')
  for (const name of ['info/alternates', 'info/http-alternates']) {
    const file = join(objects, name)
    const state = await stateOf(file)
    if (state === 'missing') continue
    if (state === 'odd') return name
    const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
    for (const line of lines) {
      const place = isAbsolute(line) ? line : resolve(objects, line)
      const real = await realpath(place).catch(() => null)
      if (real === null || !liesInside(real, git, platform)) return name
    }
  }
  return null
}

async function stateOf(path: string): Promise<'missing' | 'file' | 'odd'> {
  const found = await lstat(path).catch((error: unknown) => (errorCode(error) === 'ENOENT' ? null : 'odd'))
  if (found === null) return 'missing'
  return found === 'odd' || !found.isFile() || found.size > maxBytes ? 'odd' : 'file'
}

async function isThere(path: string): Promise<boolean> {
  return (await stateOf(path)) !== 'missing'
}
