import { watch as watchFolder, type FSWatcher } from 'node:fs'
import { dirname, join, sep } from 'node:path'

import type { ReadFolder } from './read-folder.ts'

export type Watch = (
  folder: string,
  options: { readonly recursive: boolean; readonly persistent: false },
  heard: (event: string, name: string | null) => void,
) => Pick<FSWatcher, 'on' | 'close'>

/** The folders below one that was searched, as long as the system tells what changes in them. */
export type KnownFolders = {
  /** Null = it has to be read. */
  of(folder: string): ReadFolder | null
  /** Before it is read: what changes in it from now on is heard of. `above` = the folder that it is in, null = the first one. */
  watch(folder: string, above: string | null): Watched
  close(): void
}

export type Watched = {
  /** What was read since; false = it is not remembered. */
  readonly keep: (read: ReadFolder) => boolean
}

const mostNames = 300_000
/** The system has only so many for all programs of an account together. */
const mostWatchers = 4_000
/** Between two searches. More than that, and to walk anew is less work. */
const mostHeard = 500
const alias = /~\d/

type Watcher = Pick<FSWatcher, 'close'>

/**
 * Linux watches one folder, the others all that is below the first one. A folder in which a name has come or gone is forgotten with all
 * that is below it: so whatever is known lies in folders that are what they were, up to the first one.
 */
export function createKnownFolders(root: string, platform: NodeJS.Platform, watch: Watch = watchFolder): KnownFolders {
  const isEach = platform === 'linux'
  // Windows does not tell names apart by case.
  const entries = createEntries(isEach ? (folder) => folder : (folder) => folder.toLowerCase())
  let whole: Watcher | null = null
  let heardOf = 0
  const close = (): void => {
    whole?.close()
    whole = null
    heardOf = 0
    entries.clear()
  }
  const heard = (event: string, folder: string, name: string): void => {
    heardOf += 1
    if (heardOf > mostHeard) close()
    else entries.changed(folder, event === 'rename' ? null : name)
  }
  /** Null = nobody tells what changes. */
  const start = (folder: string, recursive: boolean): Watcher | null => {
    try {
      const watcher = watch(folder, { recursive, persistent: false }, (event, name) => {
        // Without a name so much has changed that the system could not tell it all; an alias may be of any folder.
        if (name === null || (recursive && alias.test(name))) close()
        else if (recursive) heard(event, dirname(join(folder, name)), name.slice(name.lastIndexOf(sep) + 1))
        else heard(event, folder, name)
      })
      watcher.on('error', close)
      return watcher
    } catch {
      return null
    }
  }
  return {
    of: (folder) => {
      heardOf = 0
      return entries.of(folder)
    },
    watch: (folder, above) => {
      entries.forget(folder)
      if (!entries.hasRoom() || (above !== null && entries.of(above) === null)) return unwatched
      if (!isEach) whole ??= start(root, true)
      const own = isEach ? start(folder, false) : null
      return own === null && whole === null ? unwatched : entries.add(folder, own)
    },
    close,
  }
}

const unwatched: Watched = { keep: () => false }

/** `read` null = it is being read. */
type Entry = { readonly watcher: Watcher | null; read: ReadFolder | null }

function createEntries(keyOf: (folder: string) => string) {
  const entries = new Map<string, Entry>()
  let names = 0
  const forget = (folder: string): void => {
    const entry = entries.get(keyOf(folder))
    if (entry === undefined) return
    entries.delete(keyOf(folder))
    entry.watcher?.close()
    names -= entry.read?.count ?? 0
    for (const name of entry.read?.below ?? []) forget(inFolder(folder, name))
  }
  const of = (folder: string): ReadFolder | null => entries.get(keyOf(folder))?.read ?? null
  return {
    of,
    forget,
    hasRoom: () => names < mostNames && entries.size < mostWatchers,
    /** `file` = nothing but this one has changed, null = who knows. */
    changed: (folder: string, file: string | null): void => {
      const read = of(folder)
      if (read === null || file === null) {
        forget(folder)
        return
      }
      read.looks.delete(file)
      read.changes += 1
    },
    add: (folder: string, watcher: Watcher | null): Watched => {
      const entry: Entry = { watcher, read: null }
      entries.set(keyOf(folder), entry)
      return {
        keep: (read) => {
          if (entries.get(keyOf(folder)) !== entry) return false
          names += read.count
          entry.read = read
          return true
        },
      }
    },
    clear: (): void => {
      for (const { watcher } of entries.values()) watcher?.close()
      entries.clear()
      names = 0
    },
  }
}

export function inFolder(folder: string, name: string): string {
  return folder.endsWith(sep) ? folder + name : folder + sep + name
}
