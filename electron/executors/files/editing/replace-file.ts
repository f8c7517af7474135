import { constants } from 'node:fs'
import { copyFile, link, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

import { errorCode } from '../../../kernel/error-code.ts'
import type { Ids } from '../../../kernel/ports.ts'
import { busyDelaysMs, whileBusy } from '../../../kernel/while-busy.ts'
import { codeOf } from '../new-file.ts'
import { inFolder, type AnchoredFolder } from './anchored-folder.ts'
import { modeOfRights } from './file-rights.ts'
import { contentDigest, openWritten, type KeptContents } from './kept-contents.ts'
import { mostMovedBytes } from '../../../contract/text-edits/plan-change.ts'
import { openForLater, readHeld } from './read-whole.ts'

/**
 * One file with what it must hold now and what it is to hold, by SHA-256; null = there is no such file. Contents are kept. `rights`: of one
 * that comes or goes.
 */
export type FileChange = {
  readonly file: string
  readonly before: string | null
  readonly after: string | null
  readonly rights?: string | null
}

/** `notWritten` = the code of the system; null = it gives none. */
export type ReplaceProblem = 'undo_conflict' | 'place_changed' | 'not_kept' | { readonly notWritten: string | null }

export type ReplaceDeps = {
  readonly ids: Pick<Ids, 'newId'>
  readonly take: KeptContents['take']
  /** Waited for before the first trace of the change is on the disk. When it fails, there is none. */
  readonly begun: Promise<unknown>
  /** Waited for before a name leads to something else. When it fails, nothing is replaced. */
  readonly ready: Promise<unknown>
  /** Once the name leads to what it is to lead to; the disk is waited for meanwhile. */
  readonly named: () => Promise<unknown>
}

/** New content that has not got its name yet, and what is about to go and has lost its name. */
const [partEnding, goneEnding] = ['.deskmedic-part', '.deskmedic-gone']

/**
 * The new content appears under the name as a whole, with the rights of the old file, or not at all. On Windows, where rights are a list of
 * their own, it has those that its folder hands down. Every file is closed before its name is used.
 */
export async function replaceFile(change: FileChange, deps: ReplaceDeps): Promise<ReplaceProblem | null> {
  const { file } = change
  try {
    const problem = await inFolder(dirname(file), async (folder) => {
      const ending = change.after === null ? goneEnding : partEnding
      const part = folder.at(`.${basename(file)}.${deps.ids.newId()}${ending}`)
      const asked = { change, target: folder.at(basename(file)), part, folder }
      const found = await (change.after === null ? remove(asked, deps) : putWhole(asked, change.after, deps))
      if (found === null) await Promise.all([folder.sync(), deps.named()])
      return { found }
    })
    return problem === null ? 'place_changed' : problem.found
  } catch (error) {
    const code = codeOf(error)
    // What was there a moment ago has gone.
    return code === 'ENOENT' ? 'undo_conflict' : { notWritten: code }
  }
}

type Asked = {
  readonly change: FileChange
  readonly target: string
  readonly part: string
  readonly folder: AnchoredFolder
}

/** Nothing stays of what could not be put there. */
async function putWhole(asked: Asked, after: string, deps: ReplaceDeps): Promise<ReplaceProblem | null> {
  try {
    return await put(asked, after, deps)
  } catch (error) {
    await rm(asked.part, { force: true }).catch(() => undefined)
    throw error
  }
}

async function put(asked: Asked, after: string, deps: ReplaceDeps): Promise<ReplaceProblem | null> {
  const { change, target, part, folder } = asked
  const bytes = await deps.take(after)
  if (bytes === null) return 'not_kept'
  const holds = await writeBeside(asked, bytes, deps)
  const problem = holds !== change.before ? 'undo_conflict' : await placeProblem(folder)
  if (problem !== null) {
    await rm(part, { force: true })
    return problem
  }
  if (change.before !== null) {
    await whileBusy(busyDelaysMs(process.platform), () => rename(part, target))
    return null
  }
  const taken = await publishNew(part, target)
  if (taken !== null) await rm(part, { force: true })
  return taken
}

/**
 * Writes the new content beside the old one. Gives the SHA-256 of what the old one holds once what has to be is on the disk: writing took its
 * time. Every file is closed then.
 */
async function writeBeside(
  { change, target, part }: Asked,
  bytes: Uint8Array,
  { begun, ready }: ReplaceDeps,
): Promise<string | null> {
  const old = change.before === null ? null : await openForLater(target, mostMovedBytes)
  if (old === null && change.before !== null) return null
  try {
    await begun
    const written = await openWritten(part, bytes, old?.mode ?? modeOfRights(change.rights))
    const waited = await Promise.allSettled([written.sync(), ready])
    const [held] = await Promise.all([old === null ? contentOf(target) : old.content(), written.close()])
    for (const each of waited) if (each.status === 'rejected') throw each.reason
    return held && contentDigest(held)
  } finally {
    await old?.close()
  }
}

async function placeProblem(folder: AnchoredFolder): Promise<'place_changed' | null> {
  return (await folder.isSame()) ? null : 'place_changed'
}

/** The name appears with the whole file behind it, and never takes the place of another. */
async function publishNew(part: string, target: string): Promise<'undo_conflict' | null> {
  try {
    await link(part, target).catch((error: unknown) => {
      // Some drives know no second names for a file.
      if (errorCode(error) === 'EEXIST') throw error
      return copyFile(part, target, constants.COPYFILE_EXCL)
    })
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return 'undo_conflict'
    throw error
  }
  await whileBusy(busyDelaysMs(process.platform), () => rm(part, { force: true }))
  return null
}

/** Under another name first: what somebody wrote since is seen then, and gets its name back. */
async function remove(
  { change, target, part, folder }: Asked,
  { begun, ready }: ReplaceDeps,
): Promise<ReplaceProblem | null> {
  await begun
  await ready
  if ((await digestOf(target)) !== change.before) return 'undo_conflict'
  const problem = await placeProblem(folder)
  if (problem !== null) return problem
  await whileBusy(busyDelaysMs(process.platform), () => rename(target, part))
  if ((await digestOf(part)) !== change.before) {
    // What cannot get its name back stays beside it.
    await publishNew(part, target)
    return 'undo_conflict'
  }
  await whileBusy(busyDelaysMs(process.platform), () => rm(part))
  return null
}

/**
 * Removes what a change that was cut off has left beside its file. What had lost its name and is not what is kept, since somebody wrote
 * at the last moment, gets the name back; where that is taken it stays.
 */
export async function clearAround({ file, before }: FileChange): Promise<void> {
  const start = `.${basename(file)}.`
  for (const name of await readdir(dirname(file)).catch(() => [])) {
    if (!name.startsWith(start)) continue
    const left = join(dirname(file), name)
    if (name.endsWith(partEnding)) await rm(left, { force: true }).catch(() => undefined)
    if (!name.endsWith(goneEnding)) continue
    const named = await publishNew(left, file).catch(() => 'not_written')
    if (named === 'undo_conflict' && (await digestOf(left)) === before)
      await rm(left, { force: true }).catch(() => undefined)
  }
}

/** What a plain file holds; null = there is none, or none that is read as a whole. */
export async function contentOf(file: string): Promise<Uint8Array | null> {
  const held = await readHeld(file, mostMovedBytes).catch(() => null)
  return held?.ok === true ? held.value : null
}

/** SHA-256 of it. */
export async function digestOf(file: string): Promise<string | null> {
  const bytes = await contentOf(file)
  return bytes && contentDigest(bytes)
}
