import * as z from 'zod'

import { writeFileAtomic, type AtomicFileDeps } from './atomic-file.ts'
import { readOwn } from './foreign-file.ts'
import { ioResult } from './io-result.ts'
import { firstFormat, parseJson, readSealed, sealed } from './schema-version.ts'

const count = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)
const document = z.object({ visited: count, remembered: count })

type FolderCounts = z.output<typeof document>

export type FolderCountsFile = {
  read(): Promise<FolderCounts>
  /** What cannot be written is not counted. */
  add(more: FolderCounts): Promise<void>
}

/** How many folders searches have visited in all runs, in a file of the data folder. One that is damaged begins anew; a later one stays. */
export function createFolderCountsFile(deps: AtomicFileDeps, file: string): FolderCountsFile {
  const found = async (): Promise<FolderCounts | 'newer'> => {
    const read = await ioResult({ code: 'file_unreadable' }, () => readOwn(deps.fileSystem, file))
    return read.ok && read.value !== null ? countsIn(read.value.toString('utf8')) : none
  }
  return {
    read: async () => {
      const counts = await found()
      return counts === 'newer' ? none : counts
    },
    add: async (more) => {
      const counts = await found()
      if (counts === 'newer') return
      const sum = { visited: counts.visited + more.visited, remembered: counts.remembered + more.remembered }
      await ioResult({ code: 'data_folder_unwritable' }, () =>
        writeFileAtomic(deps, file, JSON.stringify(sealed(sum, firstFormat))),
      )
    },
  }
}

const none: FolderCounts = { visited: 0, remembered: 0 }

function countsIn(text: string): FolderCounts | 'newer' {
  const read = readSealed(parseJson(text), firstFormat)
  if (read.kind === 'newer') return 'newer'
  const parsed = document.safeParse(read.content)
  return read.kind === 'whole' && parsed.success && parsed.data.remembered <= parsed.data.visited ? parsed.data : none
}
