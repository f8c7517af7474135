import type { Dirent, Dir } from 'node:fs'
import { lstat, opendir, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'

import type { FileEntry, NamedEntry, WalkOptions } from '../../contract/node-step.ts'
import { anchorFolder, type HeldFolder } from './editing/anchored-folder.ts'
import { isPlaceholder } from './cloud-placeholder.ts'
import { specialFile } from './special-file.ts'

const namesAtOnce = 512
const looksAtOnce = 32

type Walked = FileEntry | { readonly unreadable: string }
/** `real` = where the folder has to lie, without links; null = wherever it is. */
type Waiting = {
  readonly path: string
  readonly level: number
  readonly real: string | null
  readonly follows: boolean
}

/**
 * Goes through a folder and, link by link refused, all folders below it. What nobody wants is neither looked at nor given, so that
 * most entries of a large folder cost no more than their name.
 */
export async function* walkFolder(
  root: string,
  options: WalkOptions,
  platform: NodeJS.Platform,
): AsyncGenerator<Walked> {
  const real = options.root === 'is_real' ? await realRoot(root) : null
  const waiting: Waiting[] = [{ path: root, level: 1, real, follows: options.root === 'may_be_link' }]
  const chooser = createChooser(options, (below) => waiting.push(below))
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop())
    for await (const names of namesIn(folder, platform)) {
      const { chosen, goesOn } = chooser.choose(names, folder)
      yield* entriesOf(chosen, platform)
      if (!goesOn) return
    }
}

/** Windows writes a name as it was given to the folder, not as it was asked for. */
async function realRoot(root: string): Promise<string> {
  return process.platform === 'linux' ? root : realpath(root).catch(() => root)
}

type Seen = { readonly named: NamedEntry; readonly at: string; readonly real: string | null }
type SeenOrNot = Seen | { readonly unreadable: string }

/** Takes what is wanted out of the names of a folder, and tells which folders are still to be read. */
function createChooser(options: WalkOptions, onFolder: (folder: Waiting) => void) {
  const { signal, maxEntries, closed = [], depth = Infinity, wants = () => true, enters = () => true } = options
  let count = 0
  return {
    choose: (names: readonly SeenOrNot[], { level }: Waiting): { chosen: readonly SeenOrNot[]; goesOn: boolean } => {
      const chosen: SeenOrNot[] = []
      for (const item of names) {
        if (signal.aborted || count >= maxEntries) return { chosen, goesOn: false }
        if ('unreadable' in item) {
          chosen.push(item)
          continue
        }
        count += 1
        const { named, real } = item
        if (named.isDirectory && level < depth && !closed.includes(named.path) && enters(named))
          onFolder({ path: named.path, level: level + 1, real, follows: false })
        const wanted = wants(named)
        if (wanted === 'stop') return { chosen, goesOn: false }
        if (wanted) chosen.push(item)
      }
      return { chosen, goesOn: true }
    },
  }
}

/** Looks at several at once: one look is mostly waiting. */
async function* entriesOf(chosen: readonly SeenOrNot[], platform: NodeJS.Platform): AsyncGenerator<Walked> {
  for (let from = 0; from < chosen.length; from += looksAtOnce)
    yield* await Promise.all(
      chosen
        .slice(from, from + looksAtOnce)
        .map(async (item) =>
          'unreadable' in item ? item : ((await entryOf(item, platform)) ?? { unreadable: item.named.path }),
        ),
    )
}

/** Names in one folder, many at a time; a folder that cannot be read, or has become a link meanwhile, is told of instead. */
async function* namesIn(
  { path: folder, real, follows }: Waiting,
  platform: NodeJS.Platform,
): AsyncGenerator<readonly SeenOrNot[]> {
  const held = await anchorFolder(folder, { follows, real })
  const opened = held === null ? null : await opendir(held.at(''), { bufferSize: namesAtOnce }).catch(() => null)
  if (held === null || opened === null) {
    await held?.close()
    yield [{ unreadable: folder }]
    return
  }
  try {
    yield* readNames({ folder, held, opened, platform })
  } catch {
    yield [{ unreadable: folder }]
  } finally {
    await opened.close().catch(() => undefined)
    await held.close()
  }
}

type Opened = {
  readonly folder: string
  readonly held: HeldFolder
  readonly opened: Dir
  readonly platform: NodeJS.Platform
}

async function* readNames({ folder, held, opened, platform }: Opened): AsyncGenerator<readonly SeenOrNot[]> {
  const pathOf = pathsIn(folder)
  const realOf = held.real === null ? () => null : pathsIn(held.real)
  const seen = (dirent: Dirent, kind: Kind | null): SeenOrNot => {
    const { name } = dirent
    const path = pathOf(name)
    if (kind === null) return { unreadable: path }
    // Node does not show the hidden attribute of Windows.
    const isHidden = platform !== 'win32' && name.startsWith('.')
    return { named: { path, name, ...kind, isHidden }, at: held.at(name), real: kind.isDirectory ? realOf(name) : null }
  }
  for (let isEnd = false; !isEnd;) {
    const read = await nextNames(opened)
    isEnd = read.isEnd
    const clear = read.dirents.map((dirent) => clearKind(dirent, platform))
    const kinds = clear.includes(null)
      ? await Promise.all(read.dirents.map(async ({ name }, at) => clear[at] ?? (await kindAt(held.at(name)))))
      : clear
    yield read.dirents.map((dirent, at) => seen(dirent, kinds[at] ?? null))
  }
}

/** Node gives a promise for each name when it is asked for one after the other; this is one for many. */
function nextNames(opened: Dir): Promise<{ readonly dirents: readonly Dirent[]; readonly isEnd: boolean }> {
  return new Promise((resolve, reject) => {
    const dirents: Dirent[] = []
    const take = (error: Error | null, dirent: Dirent | null): void => {
      if (error !== null) reject(error)
      else if (dirent === null) resolve({ dirents, isEnd: true })
      else if (dirents.push(dirent) >= namesAtOnce) resolve({ dirents, isEnd: false })
      else opened.read(take)
    }
    opened.read(take)
  })
}

/** `join` reads the whole path again for each name. */
function pathsIn(folder: string): (name: string) => string {
  const whole = join(folder)
  const start = whole.endsWith(sep) ? whole : whole + sep
  return (name) => start + name
}

type Kind = Pick<NamedEntry, 'isDirectory' | 'isLink'>

/** Null = not every file system says what its entries are, and Windows takes what is in the cloud for links. */
function clearKind(dirent: Dirent, platform: NodeJS.Platform): Kind | null {
  const isLink = dirent.isSymbolicLink()
  const isClear = isLink ? platform !== 'win32' : dirent.isFile() || dirent.isDirectory()
  return isClear ? { isDirectory: dirent.isDirectory(), isLink } : null
}

async function kindAt(at: string): Promise<Kind | null> {
  const stats = await lstat(at).catch(() => null)
  return stats && { isDirectory: stats.isDirectory(), isLink: stats.isSymbolicLink() }
}

async function entryOf({ named, at }: Seen, platform: NodeJS.Platform): Promise<FileEntry | null> {
  const stats = await lstat(at).catch(() => null)
  if (stats === null) return null
  return {
    ...named,
    isDirectory: stats.isDirectory(),
    // Junctions and mount points are links too; Node reports them as symbolic links.
    isLink: stats.isSymbolicLink(),
    special: specialFile(stats),
    isPlaceholder: isPlaceholder(stats, platform),
    sizeBytes: stats.isFile() ? stats.size : 0,
    modifiedUtc: stats.mtime.toISOString(),
  }
}
