import * as z from 'zod'

import type { RecentCalls } from '../kernel/recent-calls.ts'
import type { Ids } from '../kernel/ports.ts'
import { readWholeWithRetry, writeFileAtomic, type AtomicFileDeps } from './atomic-file.ts'
import { ioResult } from './io-result.ts'

const document = z.object({
  version: z.literal(1),
  calls: z.array(z.object({ id: z.string().max(64), at: z.int() })).max(10_000),
})

/**
 * Calls of the last minute in a file of the data folder, for all runs of this user. A file that is damaged, of another version or cannot
 * be read or written counts as none: then the limit holds within each run.
 */
export function createRecentCallsFile(deps: AtomicFileDeps & { readonly ids: Ids }, file: string): RecentCalls {
  return {
    newId: () => deps.ids.newId(),
    read: async () => {
      const found = await ioResult({ code: 'data_folder_unwritable' }, () => readWholeWithRetry(deps, file))
      return found.ok && found.value !== null ? callsIn(found.value.toString('utf8')) : []
    },
    keep: async (calls) => {
      await ioResult({ code: 'data_folder_unwritable' }, () =>
        writeFileAtomic(deps, file, JSON.stringify({ version: 1, calls })),
      )
    },
  }
}

function callsIn(text: string): z.output<typeof document>['calls'] {
  try {
    return document.parse(JSON.parse(text)).calls
  } catch {
    return []
  }
}
