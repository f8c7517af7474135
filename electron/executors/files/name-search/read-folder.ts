import type { FileEntry } from '../../../contract/node-step.ts'

/** What a thread tells of one file; `[name]` alone = it is not there any more. */
export type ToldLook =
  | readonly [name: string]
  | readonly [name: string, kind: string, size: number, blocks: number, modifiedMs: number, links: number]

/** What a thread tells of a folder. `names` stand between slashes; `letters` = as they are compared, null = made small they are. */
export type ToldFolder = {
  readonly place: string
  readonly drive: number
  /** Of everything in it. */
  readonly count: number
  readonly names: string
  readonly letters: string | null
  readonly below: readonly string[]
  /** Nobody knows what these are. */
  readonly lost: readonly string[]
}

export type Look = {
  readonly kind: string
  readonly size: number
  readonly blocks: number
  readonly modifiedMs: number
  /** Names that the file has; a change under another one is heard of by nobody. */
  readonly links: number
  /** What is told of the file; null = nobody has asked yet. */
  entry: FileEntry | null
}

/** A folder with what it holds. Its names are searched as one text: most folders hold none that fits. */
export type ReadFolder = Omit<ToldFolder, 'letters'> & {
  readonly letters: string
  /** True = the letters stand where those of the names do. */
  readonly isAligned: boolean
  /** Files that were looked at; null = one that is not there any more. */
  readonly looks: Map<string, Look | null>
  looksSinceMs: number
  /** How often a file in it has changed since. */
  changes: number
}

type FreshLooks = { readonly looks: readonly ToldLook[]; readonly nowMs: number }

export function readFolderOf(told: ToldFolder, { looks, nowMs }: FreshLooks): ReadFolder {
  const letters = told.letters ?? told.names.toLowerCase()
  const isAligned = told.letters === null
  const read: ReadFolder = { ...told, letters, isAligned, looks: new Map(), looksSinceMs: nowMs, changes: 0 }
  addLooks(read, looks)
  return read
}

export function addLooks({ looks: known }: ReadFolder, looks: readonly ToldLook[]): void {
  for (const look of looks) known.set(look[0], lookOf(look))
}

/** Some programs write without the system telling of it, as those that have a file in their memory: so long a look may be old. */
const looksKeptMs = 10_000

/** What was seen of a file in an earlier search; null = it is looked at again. */
export function keptLook(read: ReadFolder, name: string, nowMs: number): Look | null {
  if (Math.abs(nowMs - read.looksSinceMs) > looksKeptMs) {
    read.looks.clear()
    read.looksSinceMs = nowMs
  }
  const look = read.looks.get(name) ?? null
  return look?.kind === 'file' && look.links === 1 ? look : null
}

function lookOf(told: ToldLook): Look | null {
  if (told.length === 1) return null
  const [, kind, size, blocks, modifiedMs, links] = told
  return { kind, size, blocks, modifiedMs, links, entry: null }
}

/** Names in which a text stands, which is in the letters that are compared. Who asks decides on each. */
export function namesWith({ names, letters, isAligned }: ReadFolder, text: string): readonly string[] {
  if (names === '') return []
  if (text === '') return names.split('/')
  if (!isAligned) {
    const compared = letters.split('/')
    return names.split('/').filter((_, at) => compared[at]?.includes(text) === true)
  }
  const found: string[] = []
  for (let at = letters.indexOf(text); at !== -1;) {
    const start = letters.lastIndexOf('/', at) + 1
    const next = letters.indexOf('/', at)
    found.push(names.slice(start, next === -1 ? undefined : next))
    at = next === -1 ? -1 : letters.indexOf(text, next)
  }
  return found
}
