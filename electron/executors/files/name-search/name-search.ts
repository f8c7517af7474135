import type { FileEntry, WalkOptions, WantedFiles } from '../../../contract/node-step.ts'
import { quietTimers } from '../../../kernel/timers.ts'
import { createThreads } from '../../threads/threads.ts'
import { countFolders, type FolderCounts } from './folder-counts.ts'
import readNames from './read-names.cjs?raw'
import { walkNames } from './walk-names.ts'
import { createWalksBefore } from './walks-before.ts'
import { createWatchedRoots, type WatchedRoots } from './watched-roots.ts'

/** Finds files by their names, in threads that remember what folders hold. */
export type NameSearch = {
  walk(
    root: string,
    options: WalkOptions & { readonly files: WantedFiles },
  ): AsyncIterable<FileEntry | { readonly unreadable: string }>
  close(): void
}

const threadCount = 2
const idleMs = 600_000
const mostMegabytes = 256

/** `counts` = told of each folder. */
export function createNameSearch(
  platform: NodeJS.Platform,
  counts: FolderCounts = countFolders(),
  roots: WatchedRoots = createWatchedRoots(platform),
): NameSearch {
  const limits = { count: threadCount, idleMs, mostMegabytes }
  const threads = createThreads({ program: readNames, ...limits, timers: quietTimers })
  const before = createWalksBefore()
  return {
    walk: (root, options) =>
      walkNames({ root, known: roots.knownSince(root), options }, { platform, threads, counts, before }),
    close: () => {
      roots.close()
      threads.close()
    },
  }
}
