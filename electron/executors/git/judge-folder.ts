import { lstat, readdir, readFile, realpath } from 'node:fs/promises'
import { isAbsolute, join, resolve } from 'node:path'

import { liesInside } from '../files/open-inside.ts'
import type { GitRefusal } from '../../contract/git-port.ts'

export type FolderVerdict =
  | { readonly refused: GitRefusal; readonly detail: string | null }
  /** `configs`: the configuration files of the repository that are there. */
  | { readonly refused: null; readonly top: string; readonly configs: readonly string[] }

/** Most that a small file of a repository holds. */
const maxBytes = 1_000_000
/** Names that a folder of a repository may hold before it is refused. */
const maxNames = 50_000

/**
 * The repository of this very folder: `.git` is a folder in it, and nothing of it leads out of it, neither a link nor a file that
 * names another place. Runs nothing. @throws never
 */
export async function judgeFolder(folder: string, platform: NodeJS.Platform): Promise<FolderVerdict> {
  try {
    const top = await realpath(folder)
    const git = join(top, '.git')
    const found = await lstat(git).catch(() => null)
    if (found === null) return refuse('not_a_repository')
    // A link, or a file that names the folder: both lead to a repository somewhere else.
    if (!found.isDirectory()) return refuse('leads_outside', '.git')
    const link = await findLink(git)
    if (link !== null) return refuse('leads_outside', link)
    for (const name of ['commondir', 'gitdir']) if (await isThere(join(git, name))) return refuse('leads_outside', name)
    const outside = await findAlternate(git, platform)
    if (outside !== null) return refuse('leads_outside', outside)
    const configs: string[] = []
    for (const name of ['config', 'config.worktree']) {
      const state = await stateOf(join(git, name))
      if (state === 'odd') return refuse('not_understood', name)
      if (state === 'file') configs.push(join(git, name))
    }
    return configs.length === 0 ? refuse('not_a_repository', 'config') : { refused: null, top, configs }
  } catch {
    return refuse('not_understood')
  }
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
  const found = await lstat(path).catch((error: unknown) => {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? null : 'odd'
  })
  if (found === null) return 'missing'
  return found === 'odd' || !found.isFile() || found.size > maxBytes ? 'odd' : 'file'
}

async function isThere(path: string): Promise<boolean> {
  return (await stateOf(path)) !== 'missing'
}
