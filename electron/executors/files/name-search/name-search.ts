import type { FileEntry, WalkOptions, WantedFiles } from '../../../contract/node-step.ts'
import type { Clock } from '../../../kernel/ports.ts'
import { steadyClock } from '../../../kernel/system-ports.ts'
import { quietTimers } from '../../../kernel/timers.ts'
import { createThreads } from '../../threads/threads.ts'
import { countFolders, type FolderCounts } from './folder-counts.ts'
import type { Watch } from './known-folders.ts'
import { createKnownRoots } from './known-roots.ts'
import readNames from './read-names.cjs?raw'
import { walkNames } from './walk-names.ts'

/** Finds files by their names: reads folders in threads, and remembers them as long as the system tells what changes in them. */
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
  { watch, clock = steadyClock }: { readonly watch?: Watch; readonly clock?: Clock } = {},
): NameSearch {
  const limits = { count: threadCount, idleMs, mostMegabytes }
  const threads = createThreads({ program: readNames, ...limits, timers: quietTimers })
  const roots = createKnownRoots(platform, watch)
  let keepIdle = (): void => undefined
  return {
    walk: (root, options) => {
      keepIdle()
      keepIdle = quietTimers.after(idleMs, () => roots.close())
      return walkNames({ root, options }, { platform, threads, counts, roots, clock })
    },
    close: () => {
      keepIdle()
      roots.close()
      threads.close()
    },
  }
}
