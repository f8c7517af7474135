import type { NamedEntry, WalkOptions, WantedFiles } from '../../../contract/node-step.ts'
import type { Threads } from '../../threads/threads.ts'
import type { FolderCounts } from './folder-counts.ts'
import { globParts } from './glob-parts.ts'
import type { WalksBefore } from './walks-before.ts'
import type { KnownSince } from './watched-roots.ts'

export type NameReading = {
  readonly platform: NodeJS.Platform
  readonly threads: Threads
  readonly counts: FolderCounts
  readonly before: WalksBefore
}

/** `real` = where the first of them has to lie, null = wherever it is. */
export type NameWalk = {
  readonly root: string
  readonly real: string | null
  readonly known: KnownSince
  readonly options: WalkOptions & { readonly files: WantedFiles }
}

type Looked = { readonly kind: string; readonly size: number; readonly blocks: number; readonly modifiedMs: number }
export type Hit = { readonly name: string } & ({ readonly lost: true } | Looked)

/** What the threads are told of what is looked for. */
export type Wanted = ReturnType<typeof wantedOf>

export function wantedOf({ known, options: { files } }: NameWalk, { platform }: NameReading) {
  const parts = globParts(files.glob)
  return {
    ...{ platform, keeps: known.keeps, turn: known.turn, parts },
    ...{ withHidden: files.includeHidden, afterMs: files.afterMs, most: files.most },
    key: `${parts?.join('*') ?? '?'} ${files.includeHidden}`,
  }
}

/** A folder is always asked of the same thread, which may know it. */
export function placeAmong(path: string, count: number): number {
  let sum = 0
  for (let at = 0; at < path.length; at += 1) sum = (Math.imul(sum, 31) + path.charCodeAt(at)) >>> 0
  return sum % count
}

export function entersFolder(entry: NamedEntry, { closed = [], enters = () => true }: WalkOptions): boolean {
  return !closed.includes(entry.path) && enters(entry)
}
