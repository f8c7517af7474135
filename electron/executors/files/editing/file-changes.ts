import { lstat, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

import type { Ids } from '../../../kernel/ports.ts'
import { syncFolder } from '../../../kernel/sync-folder.ts'
import { contentDigest, writeNewFile, type KeptContents } from './kept-contents.ts'
import { digestOf, partEnding, replaceFile, type FileChange, type ReplaceProblem } from './replace-file.ts'

export type FileChangesDeps = {
  readonly kept: KeptContents
  /** Where it stands what is about to be changed, until all of it is. */
  readonly journalFolder: string
  readonly ids: Pick<Ids, 'newId'>
  /** Absent = this process, and those that the system knows. */
  readonly processes?: Processes
}

/** Whose journals are left alone: those of processes that still run. */
export type Processes = { readonly own: number; readonly isRunning: (pid: number) => boolean }

export type ChangeProblem = ReplaceProblem | 'other_names' | 'no_plain_file'

export type ChangeOutcome =
  { readonly ok: true } | { readonly ok: false; readonly problem: ChangeProblem; readonly file: string }

export type FileChanges = {
  /**
   * All files, or none. A file that holds something else than `before` is left alone, and so are the others. The way back is the same
   * with `before` and `after` the other way round. `contents` = those of its contents that are not kept yet. @throws when one cannot be
   * kept; then nothing has been changed.
   */
  apply(changes: readonly FileChange[], contents?: readonly Uint8Array[]): Promise<ChangeOutcome>
  /** After a crash: undoes what was begun. Gives the files that hold what nobody here wrote; they are left as they are. */
  recover(): Promise<readonly string[]>
}

export function createFileChanges(deps: FileChangesDeps): FileChanges {
  return {
    apply: async (changes, contents = []) => {
      const twice = changes.find(({ file }, index) => changes.findIndex((other) => other.file === file) !== index)
      if (twice !== undefined) return { ok: false, problem: 'undo_conflict', file: twice.file }
      const coming = new Set(contents.map(contentDigest))
      for (const change of changes) {
        const problem = await problemOf(deps, change, coming)
        if (problem !== null) return { ok: false, problem, file: change.file }
      }
      const journal = await prepare(deps, changes, contents)
      const outcome = await applyAll(deps, changes)
      await rm(journal, { force: true })
      return outcome
    },
    recover: () => recover(deps),
  }
}

/**
 * All of it is on the disk before the first file is touched. What waits for the disk waits once for both: a journal whose contents are
 * missing is of a change that was never begun.
 */
async function prepare(
  deps: FileChangesDeps,
  changes: readonly FileChange[],
  contents: readonly Uint8Array[],
): Promise<string> {
  const [journal, ...kept] = await Promise.allSettled([
    writeJournal(deps, changes),
    ...contents.map((bytes) => deps.kept.keep(bytes)),
  ])
  const failed = [journal, ...kept].find((each) => each.status === 'rejected')
  if (journal.status === 'fulfilled' && failed === undefined) return journal.value
  if (journal.status === 'fulfilled') await rm(journal.value, { force: true })
  throw failed?.reason
}

async function problemOf(
  { kept }: FileChangesDeps,
  change: FileChange,
  coming: ReadonlySet<string>,
): Promise<ChangeProblem | null> {
  const { file, before, after } = change
  for (const sha256 of [before, after])
    if (sha256 !== null && !coming.has(sha256) && (await kept.take(sha256)) === null) return 'not_kept'
  const stats = await lstat(file).catch(() => null)
  if (before === null) return stats === null ? null : 'undo_conflict'
  if (stats?.isFile() !== true) return 'no_plain_file'
  // A new file in its place would leave its other names with the old content.
  if (stats.nlink > 1) return 'other_names'
  return (await digestOf(file)) === before ? null : 'undo_conflict'
}

async function applyAll(deps: FileChangesDeps, changes: readonly FileChange[]): Promise<ChangeOutcome> {
  const done: FileChange[] = []
  for (const change of changes) {
    const problem = await replaceFile(change, deps)
    if (problem !== null) {
      for (const each of done.reverse()) await replaceFile(backwards(each), deps)
      return { ok: false, problem, file: change.file }
    }
    done.push(change)
  }
  return { ok: true }
}

/** What undoes a change. */
export function backwards({ file, before, after }: FileChange): FileChange {
  return { file, before: after, after: before }
}

/** Its name says which process is at work. */
async function writeJournal(deps: FileChangesDeps, changes: readonly FileChange[]): Promise<string> {
  const { journalFolder, ids } = deps
  await mkdir(journalFolder, { recursive: true, mode: 0o700 })
  const name = `${String(processesOf(deps).own)}-${ids.newId()}`
  const part = join(journalFolder, `${name}.part`)
  const journal = join(journalFolder, `${name}.json`)
  await writeNewFile(part, Buffer.from(JSON.stringify(changes)), 0o600)
  await rename(part, journal)
  await syncFolder(journalFolder)
  return journal
}

async function recover(deps: FileChangesDeps): Promise<readonly string[]> {
  const names = await readdir(deps.journalFolder).catch(() => [])
  const foreign: string[] = []
  for (const name of names.filter((each) => !isAtWork(each, deps))) {
    const journal = join(deps.journalFolder, name)
    for (const change of name.endsWith('.json') ? await changesIn(journal) : []) {
      await removeParts(change.file)
      const holds = await digestOf(change.file)
      if (holds === change.after) await replaceFile(backwards(change), deps)
      else if (holds !== change.before) foreign.push(change.file)
    }
    await rm(journal, { force: true })
  }
  return foreign
}

function isAtWork(name: string, deps: FileChangesDeps): boolean {
  const { own, isRunning } = processesOf(deps)
  const pid = Number(/^(\d+)-/.exec(name)?.[1] ?? own)
  // What has the number of this process, and is found before its first change, is of one that had it before.
  return pid !== own && isRunning(pid)
}

function processesOf({ processes }: FileChangesDeps): Processes {
  return processes ?? { own: process.pid, isRunning: isRunningHere }
}

function isRunningHere(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** A journal has its name only once it is whole. */
async function changesIn(journal: string): Promise<readonly FileChange[]> {
  try {
    const read: unknown = JSON.parse(await readFile(journal, 'utf8'))
    return Array.isArray(read) ? read.filter(isChange) : []
  } catch {
    return []
  }
}

function isChange(value: unknown): value is FileChange {
  if (typeof value !== 'object' || value === null) return false
  const { file, before, after } = value as Readonly<Record<string, unknown>>
  return typeof file === 'string' && isContent(before) && isContent(after)
}

function isContent(value: unknown): value is string | null {
  return value === null || typeof value === 'string'
}

async function removeParts(file: string): Promise<void> {
  const start = `.${basename(file)}.`
  for (const name of await readdir(dirname(file)).catch(() => []))
    if (name.startsWith(start) && name.endsWith(partEnding)) await rm(join(dirname(file), name), { force: true })
}
