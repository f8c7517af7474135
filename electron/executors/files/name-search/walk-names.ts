import type { FileEntry, NamedEntry, WalkOptions, WantedFiles } from '../../../contract/node-step.ts'
import type { Clock } from '../../../kernel/ports.ts'
import type { Threads } from '../../threads/threads.ts'
import { isPlaceholder } from '../cloud-placeholder.ts'
import type { FolderCounts } from './folder-counts.ts'
import { globParts } from './glob-parts.ts'
import { inFolder } from './known-folders.ts'
import type { KnownRoot, KnownRoots } from './known-roots.ts'
import { addLooks, keptLook, namesWith, readFolderOf, type Look, type ReadFolder } from './read-folder.ts'
import type { ToldFolder, ToldLook } from './read-folder.ts'

export type NameReading = {
  readonly platform: NodeJS.Platform
  readonly threads: Threads
  readonly counts: FolderCounts
  readonly roots: KnownRoots
  readonly clock: Clock
}

export type NameWalk = {
  readonly root: string
  readonly options: WalkOptions & { readonly files: WantedFiles }
}

type Walk = NameWalk & NameReading & { readonly known: KnownRoot; readonly parts: readonly string[] | null }
type Walked = FileEntry | { readonly unreadable: string }
type Told = { readonly read: ToldFolder | null; readonly looks: readonly ToldLook[] } | null

/** `above` = the folder that it is in, null = it is the first one; `real` = where it has to lie, null = wherever it is. */
type Waiting = {
  readonly path: string
  readonly above: string | null
  readonly isAboveKnown: boolean
  readonly real: string | null
  readonly follows: boolean
  /** Of those in it that may fit, what is still to be gone through; null = it was not visited yet. */
  readonly rest: Rest | null
}
type Rest = { readonly read: ReadFolder; readonly names: Iterator<string>; readonly isOfNow: boolean }
type Visited = Omit<Waiting, 'rest'> & { readonly rest: Rest }

/** Enough to keep the threads busy, and few enough that what is found is told soon. */
const foldersAtOnce = 1_024
const fewestLooks = 500

/** Goes through a folder by names alone; what fits is looked at where its folder was opened, or known from when it was. */
export async function* walkNames({ root, options }: NameWalk, reading: NameReading): AsyncGenerator<Walked> {
  const known = await reading.roots.at(root, options.root)
  const walk: Walk = { ...reading, root, options, known, parts: globParts(options.files.glob) }
  const follows = options.root === 'may_be_link'
  let waiting: readonly Waiting[] = [
    { path: root, above: null, isAboveKnown: true, real: known.real, follows, rest: null },
  ]
  let names = 0
  while (waiting.length > 0) {
    const { visited, lost, seen, below } = await visitAll(waiting.slice(0, foldersAtOnce), walk)
    const { entries, left, isOver } = await lookThrough(visited, walk)
    yield* lost
    yield* entries
    names += seen
    if (isOver || !options.files.seen(seen) || options.signal.aborted || names >= options.maxEntries) return
    waiting = [...left, ...waiting.slice(foldersAtOnce), ...below]
  }
}

type Wave = {
  readonly visited: readonly Visited[]
  readonly lost: readonly Walked[]
  readonly seen: number
  readonly below: readonly Waiting[]
}

async function visitAll(wave: readonly Waiting[], walk: Walk): Promise<Wave> {
  const reads = await readAll(wave, walk)
  const visited: Visited[] = []
  const lost: Walked[] = []
  const below: Waiting[] = []
  let seen = 0
  for (const folder of wave) {
    if (folder.rest !== null) {
      visited.push({ ...folder, rest: folder.rest })
      continue
    }
    const found = reads.get(folder) ?? null
    if (found === null) {
      lost.push({ unreadable: folder.path })
      continue
    }
    const { read, isKnown, isOfNow } = found
    walk.counts.visited += 1
    if (!isOfNow) walk.counts.remembered += 1
    seen += read.count
    for (const name of read.lost) lost.push({ unreadable: inFolder(folder.path, name) })
    below.push(...foldersBelow(folder, { read, isKnown }, walk))
    const text = longest(walk.parts)
    visited.push({ ...folder, rest: { read, names: namesWith(read, text), isOfNow } })
  }
  return { visited, lost, seen, below }
}

/** The text that the fewest names hold: a name that fits holds each of the parts. */
function longest(parts: readonly string[] | null): string {
  return (parts ?? []).reduce((most, part) => (part.length > most.length ? part : most), '')
}

type Found = { readonly read: ReadFolder; readonly isKnown: boolean; readonly isOfNow: boolean }

/** What is not known is read by threads. Without those that could not be. */
async function readAll(wave: readonly Waiting[], walk: Walk): Promise<ReadonlyMap<Waiting, Found>> {
  const found = new Map<Waiting, Found>()
  const { folders, drive } = walk.known
  const unread: Waiting[] = []
  for (const folder of wave) {
    if (folder.rest !== null) continue
    const read = folder.isAboveKnown ? (folders?.of(folder.path) ?? null) : null
    if (read === null) unread.push(folder)
    else found.set(folder, { read, isKnown: true, isOfNow: false })
  }
  const watched = unread.map(({ path, above }) => folders?.watch(path, above) ?? null)
  const told = await askAll(
    unread.map((folder) => ({ ...folder, names: null })),
    walk,
  )
  for (const [at, folder] of unread.entries()) {
    const { read: named, looks } = told[at] ?? { read: null, looks: [] }
    if (named === null) continue
    const read = readFolderOf(named, { looks, nowMs: walk.clock.now() })
    const isKnown = read.lost.length === 0 && read.drive === drive && watched[at]?.keep(read) === true
    found.set(folder, { read, isKnown, isOfNow: true })
  }
  return found
}

function foldersBelow(
  { path }: Waiting,
  { read, isKnown }: Omit<Found, 'isOfNow'>,
  { options, platform }: Walk,
): readonly Waiting[] {
  const { closed = [], enters = () => true } = options
  return read.below.flatMap((name) => {
    const named = namedIn(path, { name, isDirectory: true, platform })
    if (closed.includes(named.path) || !enters(named)) return []
    const real = inFolder(read.place, name)
    return [{ path: named.path, above: path, isAboveKnown: isKnown, real, follows: false, rest: null }]
  })
}

type Chosen = { readonly folder: Visited; readonly named: NamedEntry }
type Through = { readonly entries: readonly Walked[]; readonly left: readonly Waiting[]; readonly isOver: boolean }

/** Looks at what fits, in the order of the folders, and at no more than is wanted at once: what is `left` has its turn later. */
async function lookThrough(visited: readonly Visited[], walk: Walk): Promise<Through> {
  const { options, platform } = walk
  const { wants = () => true, files } = options
  const most = Math.max(files.most, fewestLooks)
  const chosen: Chosen[] = []
  let left: readonly Waiting[] = []
  let isOver = false
  for (const [at, folder] of visited.entries()) {
    let isThrough = false
    while (!isThrough && !isOver && chosen.length < most) {
      const next = folder.rest.names.next()
      isThrough = next.done === true
      if (next.done === true) continue
      const named = namedIn(folder.path, { name: next.value, isDirectory: false, platform })
      const wanted = wants(named)
      isOver = wanted === 'stop'
      if (wanted === true) chosen.push({ folder, named })
    }
    if (isThrough) continue
    left = visited.slice(at)
    break
  }
  const looks = await looksAt(chosen, walk)
  const entries = chosen.flatMap(({ named }, at): Walked[] => {
    const look = looks[at] ?? null
    if (look === null) return [{ unreadable: named.path }]
    return files.afterMs === null || look.modifiedMs > files.afterMs ? [entryOf(named, look, platform)] : []
  })
  return { entries, left, isOver }
}

async function looksAt(chosen: readonly Chosen[], walk: Walk): Promise<readonly (Look | null)[]> {
  const missing = new Map<Visited, string[]>()
  const nowMs = walk.clock.now()
  const looks = chosen.map(({ folder, named: { name } }) => {
    const { read, isOfNow } = folder.rest
    const look = isOfNow ? read.looks.get(name) : (keptLook(read, name, nowMs) ?? undefined)
    if (look !== undefined) return look
    const others = missing.get(folder)
    if (others === undefined) missing.set(folder, [name])
    else others.push(name)
    return null
  })
  if (missing.size === 0) return looks
  const asked = [...missing].map(([folder, names]) => ({ folder, names, changes: folder.rest.read.changes }))
  const told = await askAll(
    asked.map(({ folder, names }) => ({ ...folder, names })),
    walk,
  )
  for (const [at, { folder }] of asked.entries()) addLooks(folder.rest.read, told[at]?.looks ?? [])
  const found = chosen.map(({ folder, named }, at) => looks[at] ?? folder.rest.read.looks.get(named.name) ?? null)
  // What has changed while it was looked at is looked at again.
  for (const { folder, changes } of asked) if (folder.rest.read.changes !== changes) folder.rest.read.looks.clear()
  return found
}

type Question = Pick<Waiting, 'path' | 'real' | 'follows'> & { readonly names: readonly string[] | null }

/** A folder is always asked of the same thread, so that each has its share. */
async function askAll(folders: readonly Question[], walk: Walk): Promise<readonly Told[]> {
  const { threads, platform, parts, options } = walk
  const { signal, files } = options
  const wanted = { platform, parts, withHidden: files.includeHidden, most: Math.max(files.most, fewestLooks) }
  const half = Math.ceil(folders.length / threads.count)
  const shares = Array.from({ length: threads.count }, (_, at) => folders.slice(at * half, (at + 1) * half))
  const answers = shares.map(async (share, at): Promise<readonly Told[]> => {
    if (share.length === 0) return []
    try {
      const asked = share.map(({ path, real, follows, names }) => ({ path, real, follows, names }))
      const question = JSON.stringify({ folders: asked, wanted })
      return JSON.parse((await threads.ask(at, question, { signal })) as string) as readonly Told[]
    } catch {
      signal.throwIfAborted()
      // A thread that could not go on has read nothing: that is said of each of them.
      return share.map(() => null)
    }
  })
  return (await Promise.all(answers)).flat()
}

type Name = { readonly name: string; readonly isDirectory: boolean; readonly platform: NodeJS.Platform }

function namedIn(folder: string, { name, isDirectory, platform }: Name): NamedEntry {
  // Node does not show the hidden attribute of Windows.
  const isHidden = platform !== 'win32' && name.startsWith('.')
  return { path: inFolder(folder, name), name, isDirectory, isLink: false, isHidden }
}

function entryOf(named: NamedEntry, { kind, size, blocks, modifiedMs }: Look, platform: NodeJS.Platform): FileEntry {
  const isFile = kind === 'file'
  return {
    ...named,
    isDirectory: kind === 'folder',
    isLink: kind === 'link',
    isPlaceholder: isPlaceholder({ isFile: () => isFile, size, blocks }, platform),
    sizeBytes: isFile ? size : 0,
    // As Node rounds the times of its own.
    modifiedUtc: new Date(modifiedMs + 0.5).toISOString(),
  }
}
