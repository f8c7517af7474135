import type { FileHandle } from 'node:fs/promises'

import type { FoundBytes, LineQuestion } from '../../../contract/node-step.ts'
import { quietTimers } from '../../../kernel/timers.ts'
import lineFeeds from '../../threads/line-feeds.cjs?raw'
import { createThreads, type Threads } from '../../threads/threads.ts'
import scanLines from './scan-lines.cjs?raw'

/** Looks through open files for lines, part by part, in threads. */
export type LineSearch = {
  /** Null = the file is too small for that, or a thread could not go on. @throws when `signal` fires. */
  find(handle: FileHandle, question: LineQuestion & { readonly sizeBytes: number }): Promise<FoundBytes | null>
  close(): void
}

type Part = Pick<FoundBytes, 'isCut'> & { readonly lines: number; readonly found: FoundBytes['found'] }

const limits = { count: 2, idleMs: 60_000, mostMegabytes: 128 }

/** `partBytes` = a thread takes so much at once; files that are not larger are read without threads. */
export function createLineSearch(partBytes = 8_388_608): LineSearch {
  const threads = createThreads({ program: lineFeeds + scanLines, ...limits, timers: quietTimers })
  return {
    find: async (handle, question) => {
      if (question.sizeBytes <= partBytes) return null
      try {
        return joined(await scanParts(threads, { fd: handle.fd, partBytes, ...question }), question.most)
      } catch {
        question.signal.throwIfAborted()
        return null
      }
    },
    close: () => threads.close(),
  }
}

type Scan = LineQuestion & { readonly fd: number; readonly sizeBytes: number; readonly partBytes: number }

async function scanParts(threads: Threads, scan: Scan): Promise<readonly Part[]> {
  const { fd, sizeBytes, partBytes, wanted, most, signal, onProgress } = scan
  const count = Math.ceil(sizeBytes / partBytes)
  const parts: Part[] = []
  let next = 0
  let done = 0
  const work = async (at: number): Promise<void> => {
    for (let part = next++; part < count; part = next++) {
      const from = part * partBytes
      const question = { fd, from, to: Math.min(sizeBytes, from + partBytes), wanted, most }
      parts[part] = (await threads.ask(at, question, { signal })) as Part
      done += 1
      onProgress?.(done / count)
    }
  }
  await Promise.all(Array.from({ length: threads.count }, (_, at) => work(at)))
  return parts
}

/** The newest of all; lines count from 1 over the whole file. */
function joined(parts: readonly Part[], most: number): FoundBytes {
  let before = 0
  const all = parts.flatMap(({ lines, found }) => {
    const own = found.map((each) => ({ ...each, line: each.line + before }))
    before += lines
    return own
  })
  return { found: all.slice(-most), isCut: all.length > most || parts.some(({ isCut }) => isCut) }
}
