import { lstat, readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import ignore, { type Ignore } from 'ignore'

import type { JudgedFile } from '../../policy/paths/judge-file.ts'
import { mayReadIn } from '../../policy/paths/may-read-in.ts'
import { isPlaceholder } from '../files/cloud-placeholder.ts'
import type { FileJudge } from '../files/workspaces/file-judge.ts'

/** `name` is written from the folder on, with `/`. */
export type CodeFile = {
  readonly path: string
  readonly name: string
  readonly sizeBytes: number
  readonly modifiedMs: number
}

export type CodeWalk = {
  readonly platform: NodeJS.Platform
  readonly judge: FileJudge
  readonly signal: AbortSignal
  /** Asked again and again; false = there is no time left. */
  readonly goesOn: () => boolean
}

/** Larger files are data or were made by a program. */
export const mostCodeBytes = 400_000
const mostIgnoreBytes = 100_000
/** Folders of fetched packages and of what programs keep for themselves: nobody wrote them here. */
const notWritten = new Set(['node_modules', '__pycache__', 'bower_components', 'site-packages'])
const notCode =
  /(?:\.(?:png|jpe?g|gif|webp|ico|bmp|tiff?|svg|pdf|zip|gz|tgz|bz2|xz|7z|rar|jar|war|class|o|obj|a|so|dylib|lib|pdb|wasm|bin|dat|db|sqlite3?|woff2?|ttf|otf|eot|mp[34]|m4a|ogg|wav|avi|mov|mkv|docx?|xlsx?|pptx?|msi|iso|img|map|lock|snap)|\.min\.(?:js|css)|(?:^|-)lock\.(?:json|yaml))$/i

type Folder = {
  readonly judged: JudgedFile
  /** From the folder that was asked for on, with `/` at its end. */
  readonly name: string
  /** What the folder itself and those above it leave out, each with the path from it to here. */
  readonly ignoring: readonly { readonly rules: Ignore; readonly below: string }[]
}

/**
 * Files below a folder that may be read and can be code: no links, nothing hidden, nothing that a `.gitignore` leaves out and nothing
 * that is closed. `unreadable` = a folder that could not be looked through, or not to its end in time: that is the last one.
 */
export async function* codeFiles(
  start: JudgedFile,
  walk: CodeWalk,
): AsyncGenerator<CodeFile | { readonly unreadable: string }> {
  const waiting: Folder[] = [{ judged: start, name: '', ignoring: await rulesAbove(start.path) }]
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (walk.signal.aborted) return
    const entries = await readdir(folder.judged.path, { withFileTypes: true }).catch(() => null)
    if (entries === null) {
      yield { unreadable: folder.judged.path }
      continue
    }
    const own = entries.some(({ name }) => name === '.gitignore') ? await rulesOf(folder.judged.path) : null
    const ignoring = own === null ? folder.ignoring : [...folder.ignoring, { rules: own, below: '' }]
    for (const entry of entries) {
      // Also where nothing is given: of a million files none may be code.
      if (!walk.goesOn()) {
        yield { unreadable: folder.judged.path }
        return
      }
      if (entry.name.startsWith('.') || notWritten.has(entry.name)) continue
      if (!entry.isFile() && !entry.isDirectory()) continue
      if (isIgnored(entry.isDirectory() ? `${entry.name}/` : entry.name, ignoring)) continue
      if (entry.isDirectory()) waiting.push(...(await folderIn({ ...folder, ignoring }, entry.name, walk)))
      else yield* fileIn(folder, entry.name, walk.platform)
    }
  }
}

async function folderIn({ judged, name, ignoring }: Folder, own: string, { judge }: CodeWalk): Promise<Folder[]> {
  const path = join(judged.path, own)
  // Each folder is judged on the disk: it can be another workspace with rules of its own, or Deskmedic's.
  const verdict = await judge({ path, use: 'read', confined: false, withHidden: true })
  if (verdict.verdict === 'refuse' || verdict.file.kind !== 'folder') return []
  const deeper = ignoring.map(({ rules, below }) => ({ rules, below: `${below}${own}/` }))
  return [{ judged: verdict.file, name: `${name}${own}/`, ignoring: deeper }]
}

async function* fileIn(
  { judged, name }: Folder,
  own: string,
  platform: NodeJS.Platform,
): AsyncGenerator<CodeFile | { readonly unreadable: string }> {
  if (notCode.test(own) || !mayReadIn(judged, own, platform === 'win32')) return
  const path = join(judged.path, own)
  const stats = await lstat(path).catch(() => null)
  if (stats === null) yield { unreadable: path }
  else if (stats.isFile() && stats.size > 0 && stats.size <= mostCodeBytes && !isPlaceholder(stats, platform))
    yield { path, name: `${name}${own}`, sizeBytes: stats.size, modifiedMs: stats.mtimeMs }
}

/** The innermost rule that speaks decides, as in Git. */
function isIgnored(name: string, ignoring: Folder['ignoring']): boolean {
  for (const { rules, below } of ignoring.toReversed()) {
    const { ignored, unignored } = rules.test(`${below}${name}`)
    if (ignored || unignored) return ignored
  }
  return false
}

/** Rules of the folders above, up to the top of the repository that the folder is in; none where it is in none. */
async function rulesAbove(folder: string): Promise<Folder['ignoring']> {
  const found: { readonly rules: Ignore; readonly below: string }[] = []
  let below = ''
  for (let at = folder; !(await isThere(join(at, '.git'))); at = dirname(at)) {
    const parent = dirname(at)
    if (parent === at) return []
    below = `${at.slice(parent.length).replaceAll('\\', '/').replace(/^\//, '')}/${below}`
    const rules = await rulesOf(parent)
    if (rules !== null) found.unshift({ rules, below })
  }
  return found
}

async function rulesOf(folder: string): Promise<Ignore | null> {
  const file = join(folder, '.gitignore')
  const stats = await lstat(file).catch(() => null)
  if (stats?.isFile() !== true || stats.size > mostIgnoreBytes) return null
  const text = await readFile(file, 'utf8').catch(() => null)
  return text === null ? null : ignore({ allowRelativePaths: true }).add(text)
}

async function isThere(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => null)) !== null
}
