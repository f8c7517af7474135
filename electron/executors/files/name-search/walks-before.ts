import type { NamedEntry } from '../../../contract/node-step.ts'

/** What a walk went through from its first folder to its last, when it came to its end and nothing on the way was lost. */
export type WalkBefore = {
  readonly real: string | null
  /** Of the search that walked. */
  readonly turn: number
  /** In the order of the walk: a folder stands behind the one that it lies in. */
  readonly folders: readonly string[]
  /** Those in which others were entered. */
  readonly inner: ReadonlySet<string>
  /** Names of the folders in each of them. */
  readonly below: ReadonlyMap<string, readonly string[]>
  /** What was asked about each folder on the way, and whether it was entered. */
  readonly choices: readonly Choice[]
}
export type Choice = { readonly named: NamedEntry; readonly enters: boolean }

/** The last walks, one for each folder that was searched. */
export type WalksBefore = {
  of(root: string): WalkBefore | null
  keep(root: string, walk: WalkBefore): void
  forget(root: string): void
}

const mostWalks = 4
/** Threads remember the names of about as many. */
const mostFolders = 30_000

export function createWalksBefore(): WalksBefore {
  const walks = new Map<string, WalkBefore>()
  return {
    of: (root) => walks.get(root) ?? null,
    forget: (root) => void walks.delete(root),
    keep: (root, walk) => {
      walks.delete(root)
      walks.set(root, walk)
      for (const oldest of walks.keys()) if (walks.size > mostWalks) walks.delete(oldest)
    },
  }
}

/** Writes down where a walk comes through. */
export type WalkRecord = {
  visited(folder: string, choices: readonly Choice[]): void
  /** Something was not read: there is no such walk to be repeated. */
  spoil(): void
  /** Null = it cannot be repeated. */
  whole(real: string | null, turn: number): WalkBefore | null
}

export function recordWalk(): WalkRecord {
  const folders: string[] = []
  const inner = new Set<string>()
  const below = new Map<string, readonly string[]>()
  const choices: Choice[] = []
  let isWhole = true
  return {
    spoil: () => (isWhole = false),
    visited: (folder, chosen) => {
      if (!isWhole) return
      folders.push(folder)
      choices.push(...chosen)
      below.set(
        folder,
        chosen.map(({ named }) => named.name),
      )
      if (chosen.some(({ enters }) => enters)) inner.add(folder)
      if (folders.length > mostFolders || choices.length > mostFolders) isWhole = false
    },
    whole: (real, turn) => (isWhole ? { real, turn, folders, inner, below, choices } : null),
  }
}
