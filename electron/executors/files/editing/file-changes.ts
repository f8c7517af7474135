import { lstat, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

import type { Ids } from '../../../kernel/ports.ts'
import { syncFolder } from '../../../kernel/sync-folder.ts'
import { busyDelaysMs, whileBusy } from '../../../kernel/while-busy.ts'
import { contentDigest, writeNewFile, type KeptContents } from './kept-contents.ts'

export type FileChangesDeps = {
  readonly kept: KeptContents
  /** Where it stands what is about to be changed, until all of it is. */
  readonly journalFolder: string
  readonly ids: Pick<Ids, 'newId'>
}

/** One file with what it must hold now and what it is to hold, by SHA-256. Both contents are kept. */
export type FileChange = { readonly file: string; readonly before: string; readonly after: string }

export type ChangeProblem = 'undo_conflict' | 'other_names' | 'no_plain_file' | 'not_kept' | 'not_written'

export type ChangeOutcome =
  { readonly ok: true } | { readonly ok: false; readonly problem: ChangeProblem; readonly file: string }

export type FileChanges = {
  /**
   * All files, or none. A file that holds something else than `before` is left alone, and so are the others. The way back is the same
   * with `before` and `after` the other way round.
   */
  apply(changes: readonly FileChange[]): Promise<ChangeOutcome>
  /** After a crash: undoes what was begun. Gives the files that hold what nobody here wrote; they are left as they are. */
  recover(): Promise<readonly string[]>
}

const partEnding = '.deskmedic-part'

export function createFileChanges(deps: FileChangesDeps): FileChanges {
  return {
    apply: async (changes) => {
      const twice = changes.find(({ file }, index) => changes.findIndex((other) => other.file === file) !== index)
      if (twice !== undefined) return { ok: false, problem: 'undo_conflict', file: twice.file }
      for (const change of changes) {
        const problem = await problemOf(deps, change)
        if (problem !== null) return { ok: false, problem, file: change.file }
      }
      const journal = await writeJournal(deps, changes)
      const outcome = await applyAll(deps, changes)
      await rm(journal, { force: true })
      return outcome
    },
    recover: () => recover(deps),
  }
}

async function problemOf(
  { kept }: FileChangesDeps,
  { file, before, after }: FileChange,
): Promise<ChangeProblem | null> {
  const stats = await lstat(file).catch(() => null)
  if (stats?.isFile() !== true) return 'no_plain_file'
  // A new file in its place would leave its other names with the old content.
  if (stats.nlink > 1) return 'other_names'
  if ((await kept.take(before)) === null || (await kept.take(after)) === null) return 'not_kept'
  return (await digestOf(file)) === before ? null : 'undo_conflict'
}

async function applyAll(deps: FileChangesDeps, changes: readonly FileChange[]): Promise<ChangeOutcome> {
  const done: FileChange[] = []
  for (const change of changes) {
    const problem = await replace(deps, change)
    if (problem !== null) {
      for (const each of done.reverse())
        await replace(deps, { file: each.file, before: each.after, after: each.before })
      return { ok: false, problem, file: change.file }
    }
    done.push(change)
  }
  return { ok: true }
}

/**
 * The new content appears under the name as a whole, with the rights of the old file, or not at all. On Windows, where rights are a list of
 * their own, it has those that its folder hands down.
 */
async function replace(
  { kept, ids }: FileChangesDeps,
  { file, before, after }: FileChange,
): Promise<ChangeProblem | null> {
  const part = join(dirname(file), `.${basename(file)}.${ids.newId()}${partEnding}`)
  const bytes = await kept.take(after)
  if (bytes === null) return 'not_kept'
  try {
    const { mode } = await lstat(file)
    await writeNewFile(part, bytes, mode & 0o7777)
    // Asked again at the last moment: writing took its time.
    if ((await digestOf(file)) !== before) {
      await rm(part, { force: true })
      return 'undo_conflict'
    }
    await whileBusy(busyDelaysMs(process.platform), () => rename(part, file))
    await syncFolder(dirname(file))
    return null
  } catch {
    await rm(part, { force: true }).catch(() => undefined)
    return 'not_written'
  }
}

async function digestOf(file: string): Promise<string | null> {
  const bytes = await readFile(file).catch(() => null)
  return bytes === null ? null : contentDigest(bytes)
}

async function writeJournal({ journalFolder, ids }: FileChangesDeps, changes: readonly FileChange[]): Promise<string> {
  await mkdir(journalFolder, { recursive: true, mode: 0o700 })
  const id = ids.newId()
  const part = join(journalFolder, `${id}.part`)
  const journal = join(journalFolder, `${id}.json`)
  await writeNewFile(part, Buffer.from(JSON.stringify(changes)), 0o600)
  await rename(part, journal)
  await syncFolder(journalFolder)
  return journal
}

async function recover(deps: FileChangesDeps): Promise<readonly string[]> {
  const names = await readdir(deps.journalFolder).catch(() => [])
  const foreign: string[] = []
  for (const name of names) {
    const journal = join(deps.journalFolder, name)
    for (const change of name.endsWith('.json') ? await changesIn(journal) : []) {
      await removeParts(change.file)
      const holds = await digestOf(change.file)
      if (holds === change.after) await replace(deps, { file: change.file, before: change.after, after: change.before })
      else if (holds !== change.before) foreign.push(change.file)
    }
    await rm(journal, { force: true })
  }
  return foreign
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
  return typeof file === 'string' && typeof before === 'string' && typeof after === 'string'
}

async function removeParts(file: string): Promise<void> {
  const start = `.${basename(file)}.`
  for (const name of await readdir(dirname(file)).catch(() => []))
    if (name.startsWith(start) && name.endsWith(partEnding)) await rm(join(dirname(file), name), { force: true })
}
