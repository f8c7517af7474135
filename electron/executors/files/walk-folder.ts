import type { Dirent, Dir } from 'node:fs'
import { lstat, opendir, realpath } from 'node:fs/promises'
import { join } from 'node:path'

import type { FileEntry, NamedEntry, WalkOptions } from '../../contract/node-step.ts'
import { anchorFolder, type HeldFolder } from './editing/anchored-folder.ts'
import { isPlaceholder } from './cloud-placeholder.ts'

const entriesAtOnce = 512

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
  const { signal, maxEntries, closed = [], depth = Infinity } = options
  const { wants = () => true, enters = () => true } = options
  const real = options.root === 'is_real' ? await realRoot(root) : null
  const waiting: Waiting[] = [{ path: root, level: 1, real, follows: options.root === 'may_be_link' }]
  let count = 0
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const { level } = folder
    for await (const item of namesIn(folder, platform)) {
      if (signal.aborted || count >= maxEntries) return
      if ('unreadable' in item) {
        yield item
        continue
      }
      count += 1
      const { named, real: place } = item
      if (named.isDirectory && level < depth && !closed.includes(named.path) && enters(named))
        waiting.push({ path: named.path, level: level + 1, real: place, follows: false })
      const wanted = wants(named)
      if (wanted === 'stop') return
      if (wanted) yield (await entryOf(item, platform)) ?? { unreadable: named.path }
    }
  }
}

/** Windows writes a name as it was given to the folder, not as it was asked for. */
async function realRoot(root: string): Promise<string> {
  return process.platform === 'linux' ? root : realpath(root).catch(() => root)
}

type Seen = { readonly named: NamedEntry; readonly at: string; readonly real: string | null }

/** Names in one folder; a folder that cannot be read, or has become a link meanwhile, is told of instead. */
async function* namesIn(
  { path: folder, real, follows }: Waiting,
  platform: NodeJS.Platform,
): AsyncGenerator<Seen | { readonly unreadable: string }> {
  const held = await anchorFolder(folder, { follows, real })
  const opened = held === null ? null : await opendir(held.at(''), { bufferSize: entriesAtOnce }).catch(() => null)
  if (held === null || opened === null) {
    await held?.close()
    yield { unreadable: folder }
    return
  }
  try {
    yield* readNames({ folder, held, opened, platform })
  } catch {
    yield { unreadable: folder }
  } finally {
    await held.close()
  }
}

type Opened = {
  readonly folder: string
  readonly held: HeldFolder
  readonly opened: Dir
  readonly platform: NodeJS.Platform
}

async function* readNames({
  folder,
  held,
  opened,
  platform,
}: Opened): AsyncGenerator<Seen | { readonly unreadable: string }> {
  for await (const dirent of opened) {
    const { name } = dirent
    const at = held.at(name)
    const path = join(folder, name)
    const kind = await kindOf(dirent, at, platform)
    // Node does not show the hidden attribute of Windows.
    const isHidden = platform !== 'win32' && name.startsWith('.')
    yield kind === null
      ? { unreadable: path }
      : { named: { path, name, ...kind, isHidden }, at, real: held.real && join(held.real, name) }
  }
}

type Kind = Pick<NamedEntry, 'isDirectory' | 'isLink'>

/** Not every file system says what its entries are, and Windows takes what is in the cloud for links. */
async function kindOf(dirent: Dirent, at: string, platform: NodeJS.Platform): Promise<Kind | null> {
  const isLink = dirent.isSymbolicLink()
  const isClear = isLink ? platform !== 'win32' : dirent.isFile() || dirent.isDirectory()
  if (isClear) return { isDirectory: dirent.isDirectory(), isLink }
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
    isPlaceholder: isPlaceholder(stats, platform),
    sizeBytes: stats.isFile() ? stats.size : 0,
    modifiedUtc: stats.mtime.toISOString(),
  }
}
