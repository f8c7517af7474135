import { entersFolder, placeAmong, type Hit, type NameReading, type NameWalk, type Wanted } from './name-walk.ts'
import type { WalkBefore } from './walks-before.ts'

/** A hit as the threads tell it: the number of its folder in their share, then what is told of every hit. */
type FlatHit = readonly [at: number, name: string, kind: string, size: number, blocks: number, modifiedMs: number]
type Share = { readonly names: number; readonly hits: readonly FlatHit[] }
type Asking = { readonly before: WalkBefore; readonly walk: NameWalk; readonly reading: NameReading }

export type WalkedAgain = {
  readonly folders: number
  readonly names: number
  /** In the order in which the folders are walked through. */
  readonly found: readonly { readonly folder: string; readonly hits: readonly Hit[] }[]
}

/**
 * The walk before once more, of which only what could have changed is looked at: whether each folder is the one it was, and what fits. All
 * folders are asked for at once, and each thread reads its share. Null = something is not as it was, or too much fits: it is walked anew.
 *
 * What fits is looked at by its path below the first folder, which is held open. A folder is looked at after what fits in it, and one that
 * others lie in once more when all are through: whoever leads a path elsewhere meanwhile changes one of those.
 */
export async function walkAgain(wanted: Wanted, asking: Asking): Promise<WalkedAgain | null> {
  const { before, walk, reading } = asking
  if (wanted.parts === null || !isStillChosen(asking)) return null
  const shares = sharesOf(before, reading.threads.count)
  const root = { path: walk.root, real: walk.real, follows: walk.options.root === 'may_be_link' }
  const ask = async (question: (folders: readonly string[]) => object): Promise<readonly unknown[]> =>
    Promise.all(
      shares.map(async (folders, at) => {
        const text = JSON.stringify(question(folders))
        return JSON.parse((await reading.threads.ask(at, text, { signal: walk.options.signal })) as string) as unknown
      }),
    )
  try {
    const read = (await ask((folders) => ({ again: { root, folders }, wanted }))) as readonly (Share | null)[]
    if (read.includes(null)) return null
    const same = await ask((folders) => ({ same: { root, folders: folders.filter((each) => before.inner.has(each)) } }))
    return same.includes(false) ? null : together(shares, read as readonly Share[], before)
  } catch {
    walk.options.signal.throwIfAborted()
    return null
  }
}

/** Who asks may enter other folders than the one before, and on some systems the system tells what has changed. */
function isStillChosen({ before, walk }: Asking): boolean {
  const { known, options } = walk
  if (!known.keeps || before.real !== walk.real) return false
  if (before.choices.some(({ named, enters }) => entersFolder(named, options) !== enters)) return false
  return before.folders.every((folder) => known.changedAt(folder) <= before.turn)
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
  let names = 0
  for (const [thread, { names: more, hits }] of read.entries()) {
    names += more
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
  return { folders: folders.length, names, found: inOrder }
}
