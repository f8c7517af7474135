import { lstat, readdir, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

import { isRecord } from '../../../../shared/domain/is-record.ts'
import { once } from '../../../kernel/once.ts'
import type { Ids, SystemLocks } from '../../../kernel/ports.ts'
import { syncFolder } from '../../../kernel/sync-folder.ts'
import { busyDelaysMs, whileBusy } from '../../../kernel/while-busy.ts'
import { codeOf } from '../new-file.ts'
import { inFolder } from './anchored-folder.ts'
import { freeFiles, holdFiles } from './hold-files.ts'
import { contentDigest, writeNewFile, type KeptContents } from './kept-contents.ts'
import { inOwnFolder } from './own-folder.ts'
import {
  clearAround,
  contentOf,
  digestOf,
  replaceFile,
  type FileChange,
  type ReplaceDeps,
  type ReplaceProblem,
} from './replace-file.ts'

export type FileChangesDeps = {
  readonly kept: KeptContents
  /** Where it stands what is about to be changed, until all of it is. */
  readonly journalFolder: string
  readonly ids: Pick<Ids, 'newId'>
  /** A file that is being changed is held; the system frees it with its process. */
  readonly locks: SystemLocks
}

export type ChangeProblem = ReplaceProblem | 'other_names' | 'no_plain_file'

export type ChangeOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: ChangeProblem; readonly file: string }

export type FileChanges = {
  /**
   * All files, or none. A file that holds something else than `before` is left alone, and so are the others. The way back is the same
   * with `before` and `after` the other way round. `contents` = what files come to hold, as far as it is not kept yet, and what was read of
   * them; what they held is kept. @throws when it cannot be; then nothing has been changed.
   */
  apply(changes: readonly FileChange[], contents?: readonly Uint8Array[]): Promise<ChangeOutcome>
  /**
   * After a crash: undoes what was begun and is not under way any more. Gives the files that hold what nobody here wrote; they are left as
   * they are. Never fails for a state of the disk: what cannot be undone now is tried again.
   */
  recover(): Promise<readonly string[]>
}

export function createFileChanges(deps: FileChangesDeps): FileChanges {
  return {
    apply: async (changes, contents = []) => {
      const files = changes.map(({ file }) => file)
      const twice = files.find((file, index) => files.indexOf(file) !== index)
      if (twice !== undefined) return { ok: false, problem: 'undo_conflict', file: twice }
      // Of two who change the same file at once, here or in another program, the second one sees what the first one made.
      const held = await holdFiles(files, deps.locks, mostRounds)
      if (!held.ok) return { ok: false, problem: 'undo_conflict', file: held.file }
      try {
        return await applyHeld(deps, changes, contents)
      } finally {
        await freeFiles(held.locks)
      }
    },
    recover: () => recover(deps),
  }
}

async function applyHeld(
  deps: FileChangesDeps,
  changes: readonly FileChange[],
  contents: readonly Uint8Array[],
): Promise<ChangeOutcome> {
  const known = new Map(contents.map((bytes) => [contentDigest(bytes), bytes]))
  const going = new Map<string, Uint8Array>()
  const [half, problem] = await Promise.all([halfDone(deps, changes), firstProblem(deps, changes, { known, going })])
  if (half !== null) return { ok: false, problem: 'undo_conflict', file: half }
  if (problem !== null) return problem
  const kept = keepAll(deps, going)
  const journal = writeJournal(deps, changes)
  journal.catch(() => undefined)
  const over = once(async () => endJournal(await journal))
  const take = async (sha256: string) => known.get(sha256) ?? going.get(sha256) ?? (await deps.kept.take(sha256))
  // One file is old or new by itself. Of several, all are on the disk before their journal goes.
  const named = changes.length === 1 ? over : () => Promise.resolve()
  const { outcome, isHalf } = await applyAll({ ids: deps.ids, take, begun: journal, ready: kept, named }, changes)
  // Without both nothing was touched, and the journal goes only where it came into being.
  const waited = await Promise.allSettled([journal, kept])
  // What could not be undone now is undone like what a crash left.
  if (!isHalf && waited[0].status === 'fulfilled') await over()
  for (const each of waited) if (each.status === 'rejected') throw each.reason
  return outcome
}

async function endJournal(journal: string): Promise<void> {
  await whileBusy(busyDelaysMs(process.platform), () => unlink(journal)).catch(unlessMissing)
}

/** What a change comes to is in its file from then on: it is kept once it is to go from there. */
function keepAll({ kept }: FileChangesDeps, going: ReadonlyMap<string, Uint8Array>): Promise<unknown> {
  const keeping = Promise.all(Array.from(going.values(), (bytes) => kept.keep(bytes)))
  // Told to everybody who waits for it, and to nobody else.
  keeping.catch(() => undefined)
  return keeping
}

function unlessMissing(error: unknown): void {
  if (codeOf(error) !== 'ENOENT') throw error
}

type Contents = { readonly known: ReadonlyMap<string, Uint8Array>; readonly going: Map<string, Uint8Array> }

async function firstProblem(
  deps: FileChangesDeps,
  changes: readonly FileChange[],
  { known, going }: Contents,
): Promise<ChangeOutcome | null> {
  // Of several, all are read before the first is touched. One is read once more before it is replaced: it can be what was read before.
  const read = changes.length === 1 ? known : new Map<string, Uint8Array>()
  for (const change of changes) {
    const problem = (await goingProblem(change, { known: read, going })) ?? (await comingProblem(deps, change, known))
    if (problem !== null) return { ok: false, problem, file: change.file }
  }
  return null
}

/** Adds to `going` what the file holds. */
async function goingProblem({ file, before }: FileChange, { known, going }: Contents): Promise<ChangeProblem | null> {
  const stats = await lstat(file).catch(() => null)
  if (before === null) return stats === null ? null : 'undo_conflict'
  if (stats?.isFile() !== true) return 'no_plain_file'
  // A new file in its place would leave its other names with the old content.
  if (stats.nlink > 1) return 'other_names'
  const bytes = known.get(before) ?? (await contentOf(file))
  if (bytes === null || contentDigest(bytes) !== before) return 'undo_conflict'
  going.set(before, bytes)
  return null
}

async function comingProblem(
  { kept }: FileChangesDeps,
  { after }: FileChange,
  known: ReadonlyMap<string, Uint8Array>,
): Promise<ChangeProblem | null> {
  return after === null || known.has(after) || (await kept.take(after)) !== null ? null : 'not_kept'
}

type Applied = { readonly outcome: ChangeOutcome; readonly isHalf: boolean }

async function applyAll(deps: ReplaceDeps, changes: readonly FileChange[]): Promise<Applied> {
  const done: FileChange[] = []
  for (const change of changes) {
    const problem = await replaceFile(change, deps)
    if (problem !== null) {
      let isHalf = false
      for (const each of done.reverse()) isHalf = isForNow(await replaceFile(backwards(each), deps)) || isHalf
      return { outcome: { ok: false, problem, file: change.file }, isHalf }
    }
    done.push(change)
  }
  return { outcome: { ok: true }, isHalf: false }
}

/** What undoes a change. */
export function backwards({ before, after, ...rest }: FileChange): FileChange {
  return { ...rest, before: after, after: before }
}

/**
 * It stands there until every file holds what it is to hold. One file is old or new by itself, also after a power failure: then nothing
 * has to be put right, and nobody waits for the disk. @throws when it cannot be written.
 */
async function writeJournal({ journalFolder, ids }: FileChangesDeps, changes: readonly FileChange[]): Promise<string> {
  const name = ids.newId()
  const part = join(journalFolder, `${name}.part`)
  const journal = join(journalFolder, `${name}${journalEnding}`)
  const isOfSeveral = changes.length > 1
  const text = Buffer.from(JSON.stringify(changes))
  await inOwnFolder(journalFolder, () =>
    isOfSeveral ? writeNewFile(part, text, 0o600) : writeFile(part, text, { flag: 'wx', mode: 0o600 }),
  )
  await rename(part, journal)
  if (isOfSeveral) await syncFolder(journalFolder)
  return journal
}

const journalEnding = '.json'
/** How often a file is asked for that somebody else changes. */
const mostRounds = 40

async function recover(deps: FileChangesDeps): Promise<readonly string[]> {
  const foreign: string[] = []
  for (const journal of await journalsIn(deps.journalFolder)) {
    const files = (await changesIn(journal)).map(({ file }) => file)
    // Somebody is at work on one of them: these changes are under way, or newer ones are.
    const held = await holdFiles([...new Set(files)], deps.locks, 0)
    if (!held.ok) continue
    try {
      foreign.push(...(await recoverOne(journal, deps)))
    } finally {
      await freeFiles(held.locks)
    }
  }
  return foreign
}

/** A file that a journal still names: what is made of it now could be taken for what is to be undone. Null = none of these. */
async function halfDone({ journalFolder }: FileChangesDeps, changes: readonly FileChange[]): Promise<string | null> {
  const wanted = new Set(changes.map(({ file }) => file))
  for (const journal of await journalsIn(journalFolder))
    for (const { file } of await changesIn(journal)) if (wanted.has(file)) return file
  return null
}

async function journalsIn(journalFolder: string): Promise<readonly string[]> {
  const names = await readdir(journalFolder).catch(() => [])
  return names.filter((name) => name.endsWith(journalEnding)).map((name) => join(journalFolder, name))
}

async function recoverOne(journal: string, deps: FileChangesDeps): Promise<readonly string[]> {
  const foreign: string[] = []
  let isUndone = true
  for (const change of await changesIn(journal)) {
    const found = await foundOf(change)
    if (found === 'after') isUndone = !isForNow(await replaceFile(backwards(change), fromKept(deps))) && isUndone
    else if (found === 'unreachable') isUndone = false
    else if (found === 'other') foreign.push(change.file)
  }
  // Where nothing can be done now, the next start tries again.
  if (isUndone) await rm(journal, { force: true }).catch(() => undefined)
  return foreign
}

/** `unreachable` = its folder is not there, or something else is in its place. */
async function foundOf(change: FileChange): Promise<'before' | 'after' | 'other' | 'unreachable'> {
  const found = await inFolder(dirname(change.file), async (folder) => {
    const held = folder.at(basename(change.file))
    await clearAround({ ...change, file: held })
    return { holds: await digestOf(held) }
  })
  if (found === null) return 'unreachable'
  if (found.holds === change.before) return 'before'
  return found.holds === change.after ? 'after' : 'other'
}

function fromKept({ kept, ids }: FileChangesDeps): ReplaceDeps {
  const nothing = Promise.resolve()
  return { ids, take: (sha256) => kept.take(sha256), begun: nothing, ready: nothing, named: () => nothing }
}

/** What may go another time. */
function isForNow(problem: ReplaceProblem | null): boolean {
  return problem === 'place_changed' || (typeof problem === 'object' && problem !== null)
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
  if (!isRecord(value)) return false
  const { file, before, after, rights = null } = value
  return typeof file === 'string' && isContent(before) && isContent(after) && isContent(rights)
}

function isContent(value: unknown): value is string | null {
  return value === null || typeof value === 'string'
}
