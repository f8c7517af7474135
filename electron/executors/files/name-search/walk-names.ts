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

type Walk = NameWalk &
  NameReading & {
    readonly known: KnownRoot
    readonly parts: readonly string[] | null
    /** The text that the fewest names hold: a name that fits holds each of the parts. */
    readonly text: string
  }
type Walked = FileEntry | { readonly unreadable: string }
type Told = { readonly read: ToldFolder | null; readonly looks: readonly ToldLook[] } | null

/** `above` = the folder that it is in, null = it is the first one; `real` = where it has to lie, null = wherever it is. */
type Waiting = {
  readonly path: string
  readonly above: string | null
  readonly isAboveKnown: boolean
  readonly real: string | null
  readonly follows: boolean
}
/** `names` = those in it that may fit, null = nobody has asked yet; `next` = the first that is still to be gone through. */
type Visited = {
  readonly folder: Waiting
  readonly read: ReadFolder
  readonly isOfNow: boolean
  names: readonly string[] | null
  next: number
}

/** Enough to keep the threads busy, and few enough that what is found is told soon. */
const foldersAtOnce = 1_024
const fewestLooks = 500

/** Goes through a folder by names alone; what fits is looked at where its folder was opened, or known from when it was. */
export async function* walkNames({ root, options }: NameWalk, reading: NameReading): AsyncGenerator<Walked> {
  const known = await reading.roots.at(root, options.root)
  const parts = globParts(options.files.glob)
  const walk: Walk = { ...reading, root, options, known, parts, text: longest(parts) }
  const follows = options.root === 'may_be_link'
  let waiting: readonly Waiting[] = [{ path: root, above: null, isAboveKnown: true, real: known.real, follows }]
  let visited: readonly Visited[] = []
  let names = 0
  while (visited.length > 0 || waiting.length > 0) {
    let seen = 0
    if (visited.length === 0) {
      const wave = await visitAll(waiting.slice(0, foldersAtOnce), walk)
      for (const each of wave.lost) yield each
      seen = wave.seen
      visited = wave.visited
      waiting = [...waiting.slice(foldersAtOnce), ...wave.below]
    }
    const { entries, left, isOver } = await lookThrough(visited, walk)
    for (const each of entries) yield each
    visited = left
    names += seen
    if (isOver || !options.files.seen(seen) || options.signal.aborted || names >= options.maxEntries) return
  }
}

function longest(parts: readonly string[] | null): string {
  return (parts ?? []).reduce((most, part) => (part.length > most.length ? part : most), '')
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
  for (const [at, folder] of wave.entries()) {
    const found = reads[at] ?? null
    if (found === null) {
      lost.push({ unreadable: folder.path })
      continue
    }
    const { read, isOfNow } = found
    walk.counts.visited += 1
    if (!isOfNow) walk.counts.remembered += 1
    seen += read.count
    for (const name of read.lost) lost.push({ unreadable: inFolder(folder.path, name) })
    if (read.below.length > 0) below.push(...foldersBelow(folder, found, walk))
    visited.push({ folder, read, isOfNow, names: null, next: 0 })
  }
  return { visited, lost, seen, below }
}

type Found = { readonly read: ReadFolder; readonly isKnown: boolean; readonly isOfNow: boolean }

/** What is not known is read by threads. Null = it could not be. */
async function readAll(wave: readonly Waiting[], walk: Walk): Promise<readonly (Found | null)[]> {
  const { folders, drive } = walk.known
  const found = wave.map(({ path, isAboveKnown }): Found | null => {
    const read = isAboveKnown ? (folders?.of(path) ?? null) : null
    return read && { read, isKnown: true, isOfNow: false }
  })
  const unread = wave.filter((_, at) => found[at] === null)
  if (unread.length === 0) return found
  const watched = unread.map(({ path, above }) => folders?.watch(path, above) ?? null)
  const told = await askAll(
    unread.map((folder) => ({ ...folder, names: null })),
    walk,
  )
  const readNow = unread.map((_, at): Found | null => {
    const { read: named, looks } = told[at] ?? { read: null, looks: [] }
    if (named === null) return null
    const read = readFolderOf(named, { looks, nowMs: walk.clock.now() })
    const isKnown = read.lost.length === 0 && read.drive === drive && watched[at]?.keep(read) === true
    return { read, isKnown, isOfNow: true }
  })
  let next = 0
  return found.map((each) => each ?? readNow[next++] ?? null)
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
    return [{ path: named.path, above: path, isAboveKnown: isKnown, real, follows: false }]
  })
}

/** `look` = what is known of it; undefined = it is still to be looked at. */
type Chosen = { readonly visited: Visited; readonly named: NamedEntry; readonly look: Look | null | undefined }
type Through = { readonly entries: readonly Walked[]; readonly left: readonly Visited[]; readonly isOver: boolean }

/** Looks at what fits, in the order of the folders, and at no more than is wanted at once: what is `left` has its turn later. */
async function lookThrough(visited: readonly Visited[], walk: Walk): Promise<Through> {
  const { wants = () => true, files } = walk.options
  const most = Math.max(files.most, fewestLooks)
  const nowMs = walk.clock.now()
  const chosen: Chosen[] = []
  let isOver = false
  let left: readonly Visited[] = []
  for (const [at, folder] of visited.entries()) {
    const names = (folder.names ??= namesWith(folder.read, walk.text))
    while (!isOver && chosen.length < most) {
      const name = names[folder.next]
      if (name === undefined) break
      folder.next += 1
      const next = named(folder, { name, nowMs }, walk)
      const wanted = wants(next.named)
      isOver = wanted === 'stop'
      if (wanted === true) chosen.push(next)
    }
    if (!isOver && folder.next >= names.length) continue
    left = visited.slice(at)
    break
  }
  const looks = chosen.every(({ look }) => look !== undefined) ? null : await looksAt(chosen, walk)
  const entries: Walked[] = []
  for (const [index, { named: own, look: known }] of chosen.entries()) {
    const look = (looks === null ? known : looks[index]) ?? null
    if (look === null) entries.push({ unreadable: own.path })
    // What a file has become since is none that anybody looks for.
    else if (look.kind === 'other') continue
    else if (files.afterMs === null || look.modifiedMs > files.afterMs)
      entries.push((look.entry ??= entryOf(own, look, walk.platform)))
  }
  return { entries, left, isOver }
}

/** What was told of a file before is told again as long as it counts. */
function named(visited: Visited, { name, nowMs }: { name: string; nowMs: number }, { platform }: Walk): Chosen {
  const { folder, read, isOfNow } = visited
  const look = isOfNow ? read.looks.get(name) : (keptLook(read, name, nowMs) ?? undefined)
  return { visited, look, named: look?.entry ?? namedIn(folder.path, { name, isDirectory: false, platform }) }
}

async function looksAt(chosen: readonly Chosen[], walk: Walk): Promise<readonly (Look | null)[]> {
  const missing = new Map<Visited, string[]>()
  for (const { visited, look, named: own } of chosen) {
    if (look !== undefined) continue
    const others = missing.get(visited)
    if (others === undefined) missing.set(visited, [own.name])
    else others.push(own.name)
  }
  const asked = [...missing].map(([visited, names]) => ({ visited, names, changes: visited.read.changes }))
  const told = await askAll(
    asked.map(({ visited, names }) => ({ ...visited.folder, names })),
    walk,
  )
  for (const [at, { visited }] of asked.entries()) addLooks(visited.read, told[at]?.looks ?? [])
  const found = chosen.map(({ visited, look, named: own }) => look ?? visited.read.looks.get(own.name) ?? null)
  // What has changed while it was looked at is looked at again.
  for (const { visited, changes } of asked) if (visited.read.changes !== changes) visited.read.looks.clear()
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
    special: null,
    isPlaceholder: isPlaceholder({ isFile: () => isFile, size, blocks }, platform),
    sizeBytes: isFile ? size : 0,
    // As Node rounds the times of its own.
    modifiedUtc: new Date(modifiedMs + 0.5).toISOString(),
  }
}
