import { join } from 'node:path'

import type { ContentQuestion, ContentSearchPort, FoundLine, FoundLines } from '../../contract/content-search-port.ts'
import type { NamedEntry } from '../../contract/node-step.ts'
import type { TellProgress } from '../../contract/tell-progress.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import type { Timers } from '../../kernel/timers.ts'
import { anchorFolder } from '../files/editing/anchored-folder.ts'
import type { ProcessEnd, StartProcess } from '../process/start-process.ts'
import { withoutCloudFiles } from './cloud-files.ts'
import type { ConfirmFiles } from './confirm-in-threads.ts'
import { confirmedLines, linesInPlace, type ConfirmedFile } from './confirmed-lines.ts'
import { createMessageReader, type SeenLine } from './read-messages.ts'
import { ripgrepArguments } from './ripgrep-arguments.ts'

export type SearchedFolder = {
  /** Without links. */
  readonly path: string
  /** Whether an entry may be told of, whose folders may be. */
  readonly isOpen: (entry: Pick<NamedEntry, 'path' | 'isDirectory'>) => boolean
}

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
        const searched = await runRipgrep(deps, { program, argv, cwd: held.at(''), question, signal, progress })
        if (!searched.ok) return searched
        const lines = await told(searched.value, { folder, question, signal, confirm: deps.confirm })
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
}

type Searched = { readonly files: ReadonlyMap<string, readonly SeenLine[]>; readonly complete: boolean }

async function runRipgrep(
  deps: ContentSearchDeps,
  { program, argv, cwd, question, signal, progress }: Run,
): Promise<Result<Searched>> {
  const files = new Map<string, SeenLine[]>()
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
    onLine: (path, line) => {
      if (stopped.signal.aborted) return
      const known = files.get(path)
      if (known === undefined) files.set(path, [line])
      else known.push(line)
      if (line.isMatch) matches += 1
      progress?.({ line: String(matches), share: null })
      if (matches > question.maxResults) stop()
    },
  })
  child.onStdout((bytes) => reader.add(bytes))
  child.onStderr(() => undefined)
  const release = deps.timers.after(limitMs, stop)
  signal.addEventListener('abort', stop)
  const end = await child.ended
  release()
  signal.removeEventListener('abort', stop)
  signal.throwIfAborted()
  if (stopped.signal.aborted) return ok({ files, complete: false })
  return ended(end, { files, hasEnded: reader.hasEnded(), skipped: reader.skipped() })
}

/** It comes to no end of its own only where the pattern is none. */
function ended(
  { exitCode, startError }: ProcessEnd,
  { files, hasEnded, skipped }: Pick<Searched, 'files'> & { readonly hasEnded: boolean; readonly skipped: number },
): Result<Searched> {
  if (startError !== null) return fail('runtime_missing', { runtime: 'ripgrep', reason: startError })
  if (!hasEnded) return exitCode === 2 ? fail('bad_pattern', {}) : ok({ files, complete: false })
  // 1 = nothing was found; 2 = something could not be read.
  return ok({ files, complete: skipped === 0 && exitCode !== 2 })
}

type Asked = Pick<Run, 'question' | 'signal'> & { readonly folder: SearchedFolder; readonly confirm: ConfirmFiles }

async function told({ files, complete }: Searched, { folder, question, confirm, signal }: Asked): Promise<FoundLines> {
  const lines: FoundLine[] = []
  const found: FoundLines['files'] = []
  let isWhole = complete
  const open = [...files].map(([name, seen]) => ({ names: namesOf(name), name, seen }))
  const sorted = open.sort((a, b) => (a.name < b.name ? -1 : 1)).filter(({ names }) => isOpenBelow(folder, names))
  const places = sorted.map(({ names, seen }) => ({ path: join(folder.path, ...names), seen }))
  const facts = await confirm(places, signal)
  for (const [at, { names, seen }] of sorted.entries()) {
    const { path: place } = places[at] ?? { path: '' }
    const known = facts[at] ?? null
    const file: ConfirmedFile | null =
      known === null
        ? await confirmedLines(place, seen, question.context)
        : { ...known, lines: linesInPlace(place, seen, question.context) }
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

function namesOf(name: string): readonly string[] {
  return name.split(/[/\\]/).filter((part) => part !== '.' && part !== '')
}

function isOpenBelow({ path, isOpen }: SearchedFolder, names: readonly string[]): boolean {
  return names.every((_, index) =>
    isOpen({ path: join(path, ...names.slice(0, index + 1)), isDirectory: index < names.length - 1 }),
  )
}
