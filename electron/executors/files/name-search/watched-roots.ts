import { watch as watchFolder, type FSWatcher } from 'node:fs'
import { dirname, join } from 'node:path'

/** What a search knows of a folder before it begins. */
export type KnownSince = {
  /** False = nothing that was read may be remembered. */
  readonly keeps: boolean
  /** Of this search. */
  readonly turn: number
  /** The turn in which something in a folder has last changed, as far as anybody has told; what was read before it does not count. */
  readonly changedAt: (folder: string) => number
}

export type WatchedRoots = { knownSince(root: string): KnownSince; close(): void }

export type Watch = (
  root: string,
  options: { readonly recursive: true; readonly persistent: false },
  heard: (event: string, name: string | null) => void,
) => Pick<FSWatcher, 'on' | 'close'>

type Root = { readonly watcher: Pick<FSWatcher, 'close'>; readonly changes: Map<string, number>; lostAt: number }

const mostRoots = 8
/** More than that, and it is simpler to read again. */
const mostChanges = 10_000

/**
 * Looks after the folders that were searched. On Linux a folder says of itself, always and at once, whether something in it has changed. On
 * Windows some drives keep no such times: there the system has to tell as well, and where it does not, or has lost count, all is read again.
 */
export function createWatchedRoots(platform: NodeJS.Platform, watch: Watch = watchFolder): WatchedRoots {
  const roots = new Map<string, Root>()
  let turn = 0
  const end = (name: string): void => {
    roots.get(name)?.watcher.close()
    roots.delete(name)
  }
  const start = (name: string): Root | null => {
    try {
      const changes = new Map<string, number>()
      const heard = (_event: string, changed: string | null): void => {
        // Without a name so much has changed that the system could not tell it all.
        if (changed === null || changes.size >= mostChanges) root.lostAt = ++turn
        else changes.set(keyOf(dirname(join(name, changed))), ++turn)
      }
      const watcher = watch(name, { recursive: true, persistent: false }, heard)
      const root: Root = { watcher, changes, lostAt: ++turn }
      watcher.on('error', () => end(name))
      roots.set(name, root)
      for (const oldest of roots.keys()) if (roots.size > mostRoots) end(oldest)
      return root
    } catch {
      return null
    }
  }
  return {
    knownSince: (name) => {
      if (platform === 'linux') return { keeps: true, turn: ++turn, changedAt: () => 0 }
      const root = roots.get(name) ?? start(name)
      if (root === null) return { keeps: false, turn: ++turn, changedAt: () => 0 }
      const changedAt = (folder: string): number => Math.max(root.lostAt, root.changes.get(keyOf(folder)) ?? 0)
      return { keeps: true, turn: ++turn, changedAt }
    },
    close: () => {
      for (const name of [...roots.keys()]) end(name)
    },
  }
}

/** Windows does not tell names apart by case; two folders that are one here are only read once too often. */
function keyOf(folder: string): string {
  return folder.toLowerCase()
}
