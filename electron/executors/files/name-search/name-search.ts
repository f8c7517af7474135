import type { FileEntry, WalkOptions, WantedFiles } from '../../../contract/node-step.ts'
import { quietTimers } from '../../../kernel/timers.ts'
import { createThreads } from '../../threads/threads.ts'
import { realRoot } from '../walk-folder.ts'
import readNames from './read-names.cjs?raw'
import { walkNames, type FolderCounts } from './walk-names.ts'

/** Finds files by their names, in threads that remember what folders hold. */
export type NameSearch = {
  walk(
    root: string,
    options: WalkOptions & { readonly files: WantedFiles },
  ): AsyncIterable<FileEntry | { readonly unreadable: string }>
  /** Since the start of the program. */
  counts(): Readonly<FolderCounts>
  close(): void
}

const threadCount = 2
const idleMs = 600_000
const mostMegabytes = 256

export function createNameSearch(platform: NodeJS.Platform): NameSearch {
  const limits = { count: threadCount, idleMs, mostMegabytes }
  const threads = createThreads({ program: readNames, ...limits, timers: quietTimers })
  const counts: FolderCounts = { visited: 0, remembered: 0 }
  return {
    async *walk(root, options) {
      const real = options.root === 'is_real' ? await realRoot(root) : null
      // Only here does a folder itself say, always and at once, that something in it has changed.
      const keeps = platform === 'linux'
      yield* walkNames({ root, real, keeps, options }, { platform, threads, counts })
    },
    counts: () => ({ ...counts }),
    close: () => threads.close(),
  }
}
