import * as z from 'zod'

import type { RecentCalls } from '../kernel/recent-calls.ts'
import type { Ids } from '../kernel/ports.ts'
import { writeFileAtomic, type AtomicFileDeps } from './atomic-file.ts'
import { readOwn } from './foreign-file.ts'
import { ioResult } from './io-result.ts'
import { firstFormat, parseJson, readSealed, sealed } from './schema-version.ts'

const document = z.object({
  calls: z.array(z.object({ id: z.string().max(64), at: z.int() })).max(10_000),
})

/**
 * Calls of the last minute in a file of the data folder, for all runs of this user. A file that is damaged, of a later version or cannot
 * be read or written counts as none: then the limit holds within each run. One of a later version is not written over either.
 */
export function createRecentCallsFile(deps: AtomicFileDeps & { readonly ids: Ids }, file: string): RecentCalls {
  const found = async (): Promise<Found> => {
    const read = await ioResult({ code: 'data_folder_unwritable' }, () => readOwn(deps.fileSystem, file))
    return read.ok && read.value !== null ? callsIn(read.value.toString('utf8')) : []
  }
  return {
    newId: () => deps.ids.newId(),
    read: async () => {
      const calls = await found()
      return calls === 'newer' ? [] : calls
    },
    keep: async (calls) => {
      await ioResult({ code: 'data_folder_unwritable' }, async () => {
        if ((await found()) === 'newer') return
        await writeFileAtomic(deps, file, JSON.stringify(sealed({ calls }, firstFormat)))
      })
    },
  }
}

type Found = z.output<typeof document>['calls'] | 'newer'

function callsIn(text: string): Found {
  const read = readSealed(parseJson(text), firstFormat)
  if (read.kind === 'newer') return 'newer'
  const parsed = document.safeParse(read.content)
  return read.kind === 'whole' && parsed.success ? parsed.data.calls : []
}
