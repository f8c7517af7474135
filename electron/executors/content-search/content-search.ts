import { join } from 'node:path'

import type { ContentQuestion, ContentSearchPort, FoundLine, FoundLines } from '../../contract/content-search-port.ts'
import type { TellProgress } from '../../contract/tell-progress.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import type { Timers } from '../../kernel/timers.ts'
import { anchorFolder } from '../files/editing/anchored-folder.ts'
import type { ProcessEnd, StartProcess } from '../process/start-process.ts'
import { withoutCloudFiles } from './cloud-files.ts'
import type { ConfirmFiles } from './confirm-in-threads.ts'
import { confirmedLines, linesInPlace, type ConfirmedFile } from './confirmed-lines.ts'
import { createLeftOutFiles } from './left-out-files.ts'
import { createMessageReader } from './read-messages.ts'
import { ripgrepArguments } from './ripgrep-arguments.ts'
import { createSearchedFiles, type SearchedFile, type SearchedFiles, type SearchedFolder } from './searched-files.ts'

export type ContentSearchDeps = {
  /** The program; null = it is not here. */
  readonly ripgrep: () => Promise<string | null>
  readonly startProcess: StartProcess
  readonly environment: Readonly<Record<string, string>>
  readonly timers: Timers
  readonly confirm: ConfirmFiles
  /** The folder that is meant; null = it stays closed, or is not there. */
  readonly folder: (path: string) => Promise<SearchedFolder | null>
}

/** Ends before the time limit of the tool, so that what was found is not lost. */
const limitMs = 45_000

/**
 * Searches with ripgrep in a folder that is held open. What it says is only where to look: each line that is told was read from a file that was
 * opened as one that was judged.
 */
export function createContentSearch(deps: ContentSearchDeps): ContentSearchPort {
  return {
    search: async (question, signal, progress) => {
      const program = await deps.ripgrep()
      if (program === null) return fail('runtime_missing', { runtime: 'ripgrep' })
      const folder = await deps.folder(question.root)
      if (folder === null) return ok(null)
      const held = await anchorFolder(folder.path, {
        follows: false,
        real: process.platform === 'linux' ? folder.path : null,
      })
      if (held === null) return ok(null)
      try {
        const leftOut = await withoutCloudFiles(folder.path, process.platform, signal)
        const argv = ripgrepArguments(question, leftOut)
        const files = createSearchedFiles({ folder, confirm: deps.confirm, signal })
        const searched = await runRipgrep(deps, { program, argv, cwd: held.at(''), question, signal, progress, files })
        if (!searched.ok) return searched
        const lines = await told(await files.end(), { question, complete: searched.value.complete })
        return ok({ ...lines, complete: lines.complete && leftOut.length === 0 })
      } finally {
        await held.close()
      }
    },
  }
}

type Run = {
  readonly program: string
  readonly argv: readonly string[]
  readonly cwd: string
  readonly question: ContentQuestion
  readonly signal: AbortSignal
  readonly progress: TellProgress | undefined
  readonly files: SearchedFiles
}

type Searched = { readonly complete: boolean }

async function runRipgrep(
  deps: ContentSearchDeps,
  { program, argv, cwd, question, signal, progress, files }: Run,
): Promise<Result<Searched>> {
  let matches = 0
  const stopped = new AbortController()
  const child = deps.startProcess({
    ...{ file: program, argv, cwd, environment: deps.environment, stdin: 'closed' },
  })
  const stop = (): void => {
    stopped.abort()
    void child.killTree()
  }
  const reader = createMessageReader({
    context: question.context,
    onLine: (path, line) => {
      if (stopped.signal.aborted) return
      files.line(path, line)
      if (line.isMatch) matches += 1
      progress?.({ line: String(matches), share: null })
      if (matches > question.maxResults) stop()
    },
  })
  child.onStdout((bytes) => reader.add(bytes))
  const leftOut = createLeftOutFiles()
  child.onStderr((bytes) => leftOut.add(bytes))
  const release = deps.timers.after(limitMs, stop)
  signal.addEventListener('abort', stop)
  const end = await child.ended
  release()
  signal.removeEventListener('abort', stop)
  signal.throwIfAborted()
  if (stopped.signal.aborted) return ok({ complete: false })
  return ended(end, { hasEnded: reader.hasEnded(), leavesOut: reader.skipped() > 0 || leftOut.hasAny() })
}

/** It comes to no end of its own only where the pattern is none. */
function ended(
  { exitCode, startError }: ProcessEnd,
  { hasEnded, leavesOut }: { readonly hasEnded: boolean; readonly leavesOut: boolean },
): Result<Searched> {
  if (startError !== null) return fail('runtime_missing', { runtime: 'ripgrep', reason: startError })
  if (!hasEnded) return exitCode === 2 ? fail('bad_pattern', {}) : ok({ complete: false })
  // 1 = nothing was found; 2 = something could not be read.
  return ok({ complete: !leavesOut && exitCode !== 2 })
}

type Asked = { readonly question: ContentQuestion; readonly complete: boolean }

async function told(searched: readonly SearchedFile[], { question, complete }: Asked): Promise<FoundLines> {
  const lines: FoundLine[] = []
  const found: FoundLines['files'] = []
  let isWhole = complete
  for (const { names, path: place, seen, facts } of searched) {
    const file: ConfirmedFile | null =
      facts === null
        ? await confirmedLines(place, seen, question.context)
        : { ...facts, lines: linesInPlace(place, seen, { context: question.context, linesBefore: facts.linesBefore }) }
    if (file === null) {
      isWhole = false
      continue
    }
    const path = join(question.root, ...names)
    const left = question.maxResults - lines.length
    if (left > 0) found.push({ path, bytes: file.sizeBytes, modifiedUtc: file.modifiedUtc })
    if (file.lines.length > left) isWhole = false
    lines.push(...file.lines.slice(0, left).map((line) => ({ ...line, path })))
  }
  return { lines, files: found, complete: isWhole }
}
