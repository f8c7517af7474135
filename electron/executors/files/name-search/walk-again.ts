import { entersFolder, placeAmong, type Hit, type NameReading, type NameWalk, type Wanted } from './name-walk.ts'
import type { WalkBefore } from './walks-before.ts'

/** A hit as the threads tell it: the number of its folder in their share, then what is told of every hit. */
type FlatHit = readonly [at: number, name: string, kind: string, size: number, blocks: number, modifiedMs: number]
/** `fresh` = folders that had to be read, by their number in the share, with the names of the folders in them. */
type Share = {
  readonly names: number
  readonly hits: readonly FlatHit[]
  readonly fresh: readonly (readonly [at: number, below: readonly string[]])[]
}
type Asking = { readonly before: WalkBefore; readonly walk: NameWalk; readonly reading: NameReading }

export type WalkedAgain = {
  readonly folders: number
  /** Of them those whose names were known. */
  readonly remembered: number
  readonly names: number
  /** In the order in which the folders are walked through. */
  readonly found: readonly { readonly folder: string; readonly hits: readonly Hit[] }[]
}

/** More than that, and it is simpler to walk anew. */
const mostChanged = 100

/**
 * The walk before once more, of which only what could have changed is looked at: whether each folder is the one it was, and what fits. All
 * folders are asked for at once, and each thread reads its share. Null = other folders are to be entered by now, or too much fits.
 *
 * What fits is looked at by its path below the first folder, which is held open. A folder is looked at after what fits in it, and one that
 * others lie in once more when all are through: whoever leads a path elsewhere meanwhile changes one of those.
 */
export async function walkAgain(wanted: Wanted, asking: Asking): Promise<WalkedAgain | null> {
  const { before, walk, reading } = asking
  const changed = changedSince(asking)
  if (wanted.parts === null || changed === null || !isStillChosen(asking)) return null
  const shares = sharesOf(before, reading.threads.count)
  // Others lie in them: they have to be what they were, and are looked at once more.
  const above = shares.map((folders) => folders.filter((each) => each !== walk.root && before.inner.has(each)))
  const root = { path: walk.root, real: walk.real, follows: walk.options.root === 'may_be_link' }
  try {
    const again = (folders: readonly string[], at: number) => ({ root, folders, inner: above[at], changed })
    const read = await askAll(shares, (...share) => ({ again: again(...share), wanted }), asking)
    const told = read.filter((share): share is Share => share !== null)
    if (told.length < read.length || told.some((share, at) => !leadsOn(share, shares[at] ?? [], asking))) return null
    if ((await askAll(above, (folders) => ({ same: folders }), asking)).includes(false)) return null
    return together(shares, told, before)
  } catch {
    walk.options.signal.throwIfAborted()
    return null
  }
}

/** Asks each thread about its folders. */
async function askAll(
  shares: readonly (readonly string[])[],
  question: (folders: readonly string[], at: number) => object,
  { walk, reading }: Asking,
): Promise<readonly (Share | null | boolean)[]> {
  return Promise.all(
    shares.map(async (folders, at) => {
      const text = JSON.stringify(question(folders, at))
      return JSON.parse(
        (await reading.threads.ask(at, text, { signal: walk.options.signal })) as string,
      ) as Share | null
    }),
  )
}

/** When folders have changed since, as far as the system tells; null = too many of them, or it tells nothing. */
function changedSince({ before, walk: { known } }: Asking): Readonly<Record<string, number>> | null {
  if (!known.keeps) return null
  const changed = before.folders.filter((folder) => known.changedAt(folder) > before.turn)
  if (changed.length > mostChanged) return null
  return Object.fromEntries(changed.map((folder) => [folder, known.changedAt(folder)]))
}

/** Who asks may enter other folders than the one before. */
function isStillChosen({ before, walk }: Asking): boolean {
  return (
    before.real === walk.real &&
    before.choices.every(({ named, enters }) => entersFolder(named, walk.options) === enters)
  )
}

/** Whether folders that had to be read hold the same folders. */
function leadsOn({ fresh }: Share, folders: readonly string[], { before }: Asking): boolean {
  return fresh.every(([at, below]) => {
    const known = new Set(before.below.get(folders[at] ?? ''))
    return below.length === known.size && below.every((name) => known.has(name))
  })
}

function sharesOf({ folders }: WalkBefore, count: number): readonly (readonly string[])[] {
  const shares = Array.from({ length: count }, (): string[] => [])
  for (const folder of folders) shares[placeAmong(folder, count)]?.push(folder)
  return shares
}

function together(
  shares: readonly (readonly string[])[],
  read: readonly Share[],
  { folders }: WalkBefore,
): WalkedAgain {
  const found = new Map<string, Hit[]>()
  let [names, fresh] = [0, 0]
  for (const [thread, { names: more, hits, ...share }] of read.entries()) {
    names += more
    fresh += share.fresh.length
    for (const [at, name, kind, size, blocks, modifiedMs] of hits) {
      const folder = shares[thread]?.[at] ?? ''
      const hit = { name, kind, size, blocks, modifiedMs }
      const others = found.get(folder)
      if (others === undefined) found.set(folder, [hit])
      else others.push(hit)
    }
  }
  const inOrder = folders.flatMap((folder) => {
    const hits = found.get(folder)
    return hits === undefined ? [] : [{ folder, hits }]
  })
  return { folders: folders.length, remembered: folders.length - fresh, names, found: inOrder }
}
