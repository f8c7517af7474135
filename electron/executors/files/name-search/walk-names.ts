import { join, sep } from 'node:path'

import type { FileEntry, NamedEntry, WalkOptions, WantedFiles } from '../../../contract/node-step.ts'
import type { Threads } from '../../threads/threads.ts'
import type { FolderCounts } from './folder-counts.ts'
import { isPlaceholder } from '../cloud-placeholder.ts'
import { globParts } from './glob-parts.ts'
import type { KnownSince } from './watched-roots.ts'

export type NameReading = {
  readonly platform: NodeJS.Platform
  readonly threads: Threads
  readonly counts: FolderCounts
}

/** `real` = where the first of them has to lie, null = wherever it is. */
export type NameWalk = {
  readonly root: string
  readonly real: string | null
  readonly known: KnownSince
  readonly options: WalkOptions & { readonly files: WantedFiles }
}

/** `from` = which of the names that fit is looked at first; null = it is visited for the first time. */
type Folder = {
  readonly path: string
  readonly real: string | null
  readonly follows: boolean
  readonly from: number | null
}
type Looked = { readonly kind: string; readonly size: number; readonly blocks: number; readonly modifiedMs: number }
type Hit = { readonly name: string } & ({ readonly lost: true } | Looked)
type Visited = {
  readonly place: string
  readonly below: readonly string[]
  readonly lost: readonly string[]
  readonly count: number
  readonly kept: boolean
  readonly hits: readonly Hit[]
  readonly next: number | null
}
type Walked = FileEntry | { readonly unreadable: string }

/** Enough to keep the threads busy, and few enough that what is found is told soon. */
const foldersAtOnce = 1_024

/** Goes through a folder by names alone, read by threads; what fits is looked at where its folder was opened. */
export async function* walkNames(walk: NameWalk, reading: NameReading): AsyncGenerator<Walked> {
  const { signal, maxEntries, files, wants = () => true } = walk.options
  let rest: Folder[] = [{ path: walk.root, real: walk.real, follows: walk.options.root === 'may_be_link', from: null }]
  let names = 0
  while (rest.length > 0) {
    const wave = rest.slice(0, foldersAtOnce)
    const found = await visitAll(wave, walk, reading)
    const heard = hear(wave, found, { walk, reading })
    for (const entry of heard.entries) {
      const wanted = 'unreadable' in entry || wants(entry)
      if (wanted === 'stop') return
      if (wanted) yield entry
    }
    names += heard.names
    if (!files.seen(heard.names) || signal.aborted || names >= maxEntries) return
    rest = [...heard.again, ...rest.slice(foldersAtOnce), ...heard.below]
  }
}

/** A folder is always asked of the same thread, which may know it. */
async function visitAll(
  wave: readonly Folder[],
  { known, options: { files, signal } }: NameWalk,
  { threads, platform }: NameReading,
): Promise<readonly (Visited | null)[]> {
  const parts = globParts(files.glob)
  const wanted = {
    ...{
      platform,
      keeps: known.keeps,
      turn: known.turn,
      parts,
      withHidden: files.includeHidden,
      afterMs: files.afterMs,
      most: files.most,
    },
    key: `${parts?.join('*') ?? '?'} ${files.includeHidden}`,
  }
  const threadOf = wave.map(({ path }) => placeAmong(path, threads.count))
  const answers = Array.from({ length: threads.count }, async (_, at) => {
    const own = wave.filter((_folder, index) => threadOf[index] === at)
    if (own.length === 0) return []
    const folders = own.map((folder) => ({
      ...folder,
      from: folder.from ?? 0,
      changedAt: known.changedAt(folder.path),
    }))
    try {
      const question = JSON.stringify({ folders, wanted })
      return JSON.parse((await threads.ask(at, question, { signal })) as string) as readonly (Visited | null)[]
    } catch {
      signal.throwIfAborted()
      // A thread that could not go on has read nothing: that is said of each of them.
      return own.map(() => null)
    }
  })
  const next = (await Promise.all(answers)).map((each) => each.values())
  return threadOf.map((at) => next[at]?.next().value ?? null)
}

function placeAmong(path: string, count: number): number {
  let sum = 0
  for (let at = 0; at < path.length; at += 1) sum = (Math.imul(sum, 31) + path.charCodeAt(at)) >>> 0
  return sum % count
}

type Heard = {
  readonly entries: readonly Walked[]
  readonly below: readonly Folder[]
  /** In these more may fit. */
  readonly again: readonly Folder[]
  readonly names: number
}

function hear(
  wave: readonly Folder[],
  found: readonly (Visited | null)[],
  { walk, reading }: { readonly walk: NameWalk; readonly reading: NameReading },
): Heard {
  const heard = { entries: [] as Walked[], below: [] as Folder[], again: [] as Folder[], names: 0 }
  for (const [at, folder] of wave.entries()) {
    const visited = found[at] ?? null
    if (visited === null) {
      heard.entries.push({ unreadable: folder.path })
      continue
    }
    const named = namesIn(folder.path, reading.platform)
    if (visited.next !== null) heard.again.push({ ...folder, from: visited.next })
    for (const hit of visited.hits) heard.entries.push(entryOf(hit, named, reading.platform))
    if (folder.from !== null) continue
    reading.counts.visited += 1
    if (visited.kept) reading.counts.remembered += 1
    heard.names += visited.count
    for (const name of visited.lost) heard.entries.push({ unreadable: named(name, false).path })
    heard.below.push(...foldersBelow(visited, named, walk.options))
  }
  return heard
}

type Named = (name: string, isDirectory: boolean) => NamedEntry

/** `join` reads the whole path again for each name. */
function namesIn(folder: string, platform: NodeJS.Platform): Named {
  const whole = join(folder)
  const start = whole.endsWith(sep) ? whole : whole + sep
  return (name, isDirectory) => ({
    ...{ path: start + name, name, isDirectory, isLink: false },
    // Node does not show the hidden attribute of Windows.
    isHidden: platform !== 'win32' && name.startsWith('.'),
  })
}

function foldersBelow({ place, below }: Visited, named: Named, options: WalkOptions): readonly Folder[] {
  const { closed = [], enters = () => true } = options
  const start = place.endsWith(sep) ? place : place + sep
  return below
    .map((name) => named(name, true))
    .filter((entry) => !closed.includes(entry.path) && enters(entry))
    .map(({ path, name }) => ({ path, real: start + name, follows: false, from: null }))
}

function entryOf(hit: Hit, named: Named, platform: NodeJS.Platform): Walked {
  const entry = named(hit.name, false)
  if ('lost' in hit) return { unreadable: entry.path }
  const { kind, size, blocks, modifiedMs } = hit
  const isFile = kind === 'file'
  return {
    ...entry,
    isDirectory: kind === 'folder',
    isLink: kind === 'link',
    isPlaceholder: isPlaceholder({ isFile: () => isFile, size, blocks }, platform),
    sizeBytes: isFile ? size : 0,
    // As Node rounds the times of its own.
    modifiedUtc: new Date(modifiedMs + 0.5).toISOString(),
  }
}
