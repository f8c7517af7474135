import { quietTimers } from '../../kernel/timers.ts'
import lineFeeds from '../threads/line-feeds.cjs?raw'
import { createThreads } from '../threads/threads.ts'
import confirmLines from './confirm-lines.cjs?raw'
import type { SeenLine } from './seen-lines.ts'

export type SeenFile = { readonly path: string; readonly seen: readonly SeenLine[] }

/** `linesBefore` = for each line that was seen, how many lines end before the one of ripgrep. */
export type FileFacts = {
  readonly sizeBytes: number
  readonly modifiedUtc: string
  readonly linesBefore: readonly number[]
}

/** Files whose lines stand where they were seen; null = one that has to be looked at more closely. @throws when `signal` fires. */
export type ConfirmFiles = (files: readonly SeenFile[], signal: AbortSignal) => Promise<readonly (FileFacts | null)[]>

const limits = { count: 2, idleMs: 60_000, mostMegabytes: 128 }

/** A few hundred small reads are many times as fast in a row as when each of them is waited for. */
export function createConfirmFiles(): ConfirmFiles {
  const threads = createThreads({ program: lineFeeds + confirmLines, ...limits, timers: quietTimers })
  return async (files, signal) => {
    const half = Math.ceil(files.length / threads.count)
    const parts = Array.from({ length: threads.count }, (_, at) => files.slice(at * half, (at + 1) * half))
    const answers = await Promise.all(
      parts.map(async (part, at) => {
        if (part.length === 0) return []
        try {
          return JSON.parse((await threads.ask(at, questionOf(part), { signal })) as string) as (FileFacts | null)[]
        } catch {
          signal.throwIfAborted()
          return part.map(() => null)
        }
      }),
    )
    return answers.flat()
  }
}

function questionOf(files: readonly SeenFile[]): string {
  return JSON.stringify(
    files.map(({ path, seen }) => ({
      file: path,
      seen: seen.map(({ lineAt, atByte, bytes }) => {
        return { lineAt, atByte, bytes: Buffer.from(bytes).toString('latin1') }
      }),
    })),
  )
}
