import { join, sep } from 'node:path'

import type { FileEntry, NamedEntry } from '../../../contract/node-step.ts'
import { isPlaceholder } from '../cloud-placeholder.ts'
import { realRoot } from '../walk-folder.ts'
import {
  entersFolder,
  placeAmong,
  wantedOf,
  type Hit,
  type NameReading,
  type NameWalk,
  type Wanted,
} from './name-walk.ts'
import { walkAgain } from './walk-again.ts'
import { recordWalk, type Choice, type WalkRecord } from './walks-before.ts'

/** `from` = which of the names that fit is looked at first; null = it is visited for the first time. */
type Folder = {
  readonly path: string
  readonly real: string | null
  readonly follows: boolean
  readonly from: number | null
}
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
export async function* walkNames(asked: Omit<NameWalk, 'real'>, reading: NameReading): AsyncGenerator<Walked> {
  const { wants = () => true } = asked.options
  const walk = { ...asked, real: asked.options.root === 'is_real' ? await realRoot(asked.root) : null }
  // One generator and no more: each one that a result comes through takes as long as all else that is done with it.
  for await (const { entries, end } of wavesOf(walk, reading)) {
    for (const entry of entries) {
      const wanted = 'unreadable' in entry || wants(entry)
      if (wanted === 'stop') return
      if (wanted) yield entry
    }
    if (end()) return
  }
}

/** `end` = called when they are told: whether nothing more is wanted. */
type Wave = { readonly entries: readonly Walked[]; readonly end: () => boolean }

async function* wavesOf(walk: NameWalk, reading: NameReading): AsyncGenerator<Wave> {
  const wanted = wantedOf(walk, reading)
  const before = reading.before.of(walk.root)
  const again = before && (await walkAgain(wanted, { before, walk, reading }))
  if (again === null) {
    reading.before.forget(walk.root)
    yield* wavesAnew(walk, reading, wanted)
    return
  }
  reading.counts.visited += again.folders
  reading.counts.remembered += again.remembered
  const { platform } = reading
  const entries = again.found.flatMap(({ folder, hits }) => {
    const named = namesIn(folder, platform)
    return hits.map((hit) => entryOf(hit, named, platform))
  })
  yield { entries, end: () => !walk.options.files.seen(again.names) }
}

async function* wavesAnew(walk: NameWalk, reading: NameReading, wanted: Wanted): AsyncGenerator<Wave> {
  const { signal, maxEntries, files } = walk.options
  const record = recordWalk()
  let rest: Folder[] = [{ path: walk.root, real: walk.real, follows: walk.options.root === 'may_be_link', from: null }]
  let names = 0
  while (rest.length > 0) {
    const wave = rest.slice(0, foldersAtOnce)
    const found = await visitAll(wave, { walk, reading, wanted })
    const heard = hear(wave, found, { walk, reading, record })
    names += heard.names
    yield { entries: heard.entries, end: () => !files.seen(heard.names) || signal.aborted || names >= maxEntries }
    rest = [...heard.again, ...rest.slice(foldersAtOnce), ...heard.below]
  }
  const whole = record.whole(walk.real, walk.known.turn)
  if (whole !== null) reading.before.keep(walk.root, whole)
}

type Visiting = { readonly walk: NameWalk; readonly reading: NameReading; readonly wanted: Wanted }

/** A folder is always asked of the same thread, which may know it. */
async function visitAll(
  wave: readonly Folder[],
  { walk, reading, wanted }: Visiting,
): Promise<readonly (Visited | null)[]> {
  const { threads } = reading
  const { known, options } = walk
  const { signal } = options
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
  { walk, reading, record }: { readonly walk: NameWalk; readonly reading: NameReading; readonly record: WalkRecord },
): Heard {
  const heard = { entries: [] as Walked[], below: [] as Folder[], again: [] as Folder[], names: 0 }
  for (const [at, folder] of wave.entries()) {
    const visited = found[at] ?? null
    if (visited === null) {
      heard.entries.push({ unreadable: folder.path })
      record.spoil()
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
    if (visited.lost.length > 0) record.spoil()
    const choices = visited.below
      .map((name) => named(name, true))
      .map((entry) => ({ named: entry, enters: entersFolder(entry, walk.options) }))
    record.visited(folder.path, choices)
    heard.below.push(...foldersBelow(visited, choices))
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

function foldersBelow({ place }: Visited, choices: readonly Choice[]): readonly Folder[] {
  const start = place.endsWith(sep) ? place : place + sep
  return choices
    .filter(({ enters }) => enters)
    .map(({ named: { path, name } }) => ({ path, real: start + name, follows: false, from: null }))
}

function entryOf(hit: Hit, named: Named, platform: NodeJS.Platform): Walked {
  const { path, name, isHidden } = named(hit.name, false)
  if ('lost' in hit) return { unreadable: path }
  const { kind, size, blocks, modifiedMs } = hit
  const isFile = kind === 'file'
  return {
    path,
    name,
    isHidden,
    isDirectory: kind === 'folder',
    isLink: kind === 'link',
    isPlaceholder: isPlaceholder({ isFile: () => isFile, size, blocks }, platform),
    sizeBytes: isFile ? size : 0,
    // As Node rounds the times of its own.
    modifiedUtc: new Date(modifiedMs + 0.5).toISOString(),
  }
}
