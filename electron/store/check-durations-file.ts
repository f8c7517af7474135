import * as z from 'zod'

import type { CheckDurations } from '../../shared/domain/check-durations.ts'
import { writeFileAtomic, type AtomicFileDeps } from './atomic-file.ts'
import { readOwn } from './foreign-file.ts'
import { ioResult } from './io-result.ts'
import { firstFormat, parseJson, readSealed, sealed } from './schema-version.ts'

const mostChecks = 1_000
const document = z.object({
  checks: z
    .array(
      z.object({
        tool: z.string().max(64),
        meanMs: z.number().min(0).max(86_400_000),
        runs: z.int().min(1).max(1_000),
      }),
    )
    .max(mostChecks),
})

/**
 * How long checks took on this PC, in a file of the data folder. One that is damaged, of a later version or cannot be read or written
 * counts as none: then what is declared holds. One of a later version is not written over either.
 */
export function createCheckDurationsFile(deps: AtomicFileDeps, file: string): CheckDurations {
  const found = async (): Promise<Found> => {
    const read = await ioResult({ code: 'file_unreadable' }, () => readOwn(deps.fileSystem, file))
    return read.ok && read.value !== null ? checksIn(read.value.toString('utf8')) : []
  }
  return {
    read: async () => {
      const checks = await found()
      return new Map(checks === 'newer' ? [] : checks.map(({ tool, meanMs, runs }) => [tool, { meanMs, runs }]))
    },
    keep: async (durations) => {
      const checks = [...durations].slice(0, mostChecks).map(([tool, measured]) => ({ tool, ...measured }))
      await ioResult({ code: 'data_folder_unwritable' }, async () => {
        if ((await found()) === 'newer') return
        await writeFileAtomic(deps, file, JSON.stringify(sealed({ checks }, firstFormat)))
      })
    },
  }
}

type Found = z.output<typeof document>['checks'] | 'newer'

function checksIn(text: string): Found {
  const read = readSealed(parseJson(text), firstFormat)
  if (read.kind === 'newer') return 'newer'
  const parsed = document.safeParse(read.content)
  return read.kind === 'whole' && parsed.success ? parsed.data.checks : []
}
