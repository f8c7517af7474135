import { lstat } from 'node:fs/promises'
import { dirname } from 'node:path'

import type {
  AgreedSeals,
  ChangedFile,
  ChangedFiles,
  FileDifference,
  LookedAtFile,
  LookedAtFiles,
  TextEditsPort,
  WantedChange,
} from '../../../contract/file-edits-port.ts'
import type { NamedFile } from '../../../contract/file-reading-port.ts'
import { digestOf } from '../../../kernel/digest.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { isPlaceholder } from '../cloud-placeholder.ts'
import { codeOf } from '../new-file.ts'
import type { ChangeOutcome, ChangeProblem, FileChanges } from './file-changes.ts'
import { rightsOf } from './file-rights.ts'
import { contentDigest, type KeptContents } from './kept-contents.ts'
import {
  differenceOf,
  longestDiffs,
  mostBytes,
  mostMovedBytes,
  planEdits,
  planNewFile,
  type PlannedChange,
} from '../../../contract/text-edits/plan-change.ts'
import { readWhole } from './read-whole.ts'
import { readTextContent } from '../../../contract/text-edits/text-content.ts'
import type { FileChange } from './replace-file.ts'

export type FileEditsDeps = {
  readonly changes: FileChanges
  readonly kept: KeptContents
  /** The real path of a file that may be used so, or why not. */
  readonly place: (file: NamedFile, use: 'read' | 'write') => Promise<Result<string>>
}

type Planned = PlannedChange & { readonly path: string; readonly rights: string | null }

export function createFileEdits(deps: FileEditsDeps): TextEditsPort {
  /** What an end in the middle left half done, here or in another program, is put right before anything is read. */
  const ready = (): Promise<unknown> => deps.changes.recover()
  return {
    preview: async (wanted, agreed) => {
      await ready()
      const planned = await planAll(wanted, deps)
      return planned.ok ? agreedOnly(changedFiles(planned.value), agreed) : planned
    },
    apply: async (wanted, agreed) => {
      await ready()
      const planned = await planAll(wanted, deps)
      if (!planned.ok) return planned
      const changed = agreedOnly(changedFiles(planned.value), agreed)
      if (!changed.ok) return changed
      const contents = planned.value.flatMap(({ before, after }) => [before, after]).filter((bytes) => bytes !== null)
      const applied = await keptFirst(deps, () => deps.changes.apply(changed.value.files.map(asChange), contents))
      if (!applied.ok) return applied
      const outcome = applied.value
      if (outcome.ok) return changed
      const problem = problemError(outcome)
      // Nothing is undone here: whatever stands in the way came since it was shown.
      return problem.error.code === 'undo_conflict' ? fail('changed_since_preview', {}) : problem
    },
    revert: async (files) => {
      await ready()
      return revert(files, deps)
    },
    look: (files) => look(files, deps),
    compare: (before, after) => compare(before, after, deps),
  }
}

/** What cannot be kept cannot be put back: then nothing was changed, and why is told. */
async function keptFirst<T>({ kept }: FileEditsDeps, work: () => Promise<T>): Promise<Result<T>> {
  try {
    return ok(await work())
  } catch (error) {
    const reason = codeOf(error)
    if (reason === null) throw error
    return fail('data_folder_unwritable', { folder: kept.folder, reason })
  }
}

async function planAll(wanted: readonly WantedChange[], deps: FileEditsDeps): Promise<Result<readonly Planned[]>> {
  const planned: Planned[] = []
  let left = longestDiffs
  for (const change of wanted) {
    const path = await deps.place(change, 'write')
    if (!path.ok) return path
    if (planned.some((other) => other.path === path.value)) return fail('edits_overlap', { path: path.value })
    const one = await planOne(change, { path: path.value, longest: left, deps })
    if (!one.ok) return one
    left -= one.value.diff?.text.length ?? 0
    planned.push({ rights: null, ...one.value, path: path.value })
  }
  return ok(planned)
}

type About = { readonly path: string; readonly longest: number; readonly deps: FileEditsDeps }

type PlannedFile = PlannedChange & Partial<Pick<Planned, 'rights'>>

async function planOne(change: WantedChange, about: About): Promise<Result<PlannedFile>> {
  const { path, deps } = about
  if ('removed' in change) {
    const held = await readPlain(path)
    return held.ok ? ok({ before: held.value.bytes, after: null, diff: null, rights: held.value.rights }) : held
  }
  if ('edits' in change) {
    const held = await readWhole(path, mostBytes)
    if (!held.ok) return held
    return held.value === null
      ? fail('file_unreadable', { reason: 'ENOENT', path })
      : planEdits(held.value, change.edits, about)
  }
  const taken = await lstat(path).catch(() => null)
  if (taken !== null) return fail('file_exists', { path })
  const folder = await lstat(dirname(path)).catch(() => null)
  if (folder?.isDirectory() !== true) return fail('file_unwritable', { path, reason: 'ENOENT' })
  if ('text' in change) return planNewFile(change.text, about)
  const source = await deps.place(change.contentOf, 'read')
  const content = source.ok ? await readPlain(source.value) : source
  return content.ok
    ? ok({ before: null, after: content.value.bytes, diff: null, rights: content.value.rights })
    : content
}

type PlainFile = { readonly bytes: Uint8Array; readonly rights: string | null }

/** Any regular file, text or not. */
async function readPlain(path: string): Promise<Result<PlainFile>> {
  const stats = await lstat(path).catch(() => null)
  if (stats === null) return fail('no_plain_file', { path, what: 'missing' })
  if (stats.isDirectory()) return fail('no_plain_file', { path, what: 'folder' })
  if (!stats.isFile()) return fail('no_plain_file', { path, what: 'other' })
  if (isPlaceholder(stats, process.platform)) return fail('no_plain_file', { path, what: 'placeholder' })
  if (stats.size > mostMovedBytes) return fail('no_plain_file', { path, what: 'large' })
  const held = await readWhole(path, mostMovedBytes)
  if (!held.ok) return held
  if (held.value === null) return fail('no_plain_file', { path, what: 'missing' })
  return ok({ bytes: held.value, rights: rightsOf(stats, process.platform) })
}

function changedFiles(planned: readonly Planned[]): ChangedFiles {
  const files = planned.map(({ path, before, after, rights }) => ({
    path,
    rights,
    before: before === null ? null : contentDigest(before),
    after: after === null ? null : contentDigest(after),
  }))
  const diffs = planned.flatMap(({ path, diff }) =>
    diff === null ? [] : [{ path, removed: diff.removed, added: diff.added, diff: diff.text }],
  )
  const seal = (which: 'before' | 'after'): string => sealOf(files.map((file) => ({ ...file, sha256: file[which] })))
  return { files, diffs, sealBefore: seal('before'), sealAfter: seal('after') }
}

/** Where something was shown and agreed to, nothing else is done. */
function agreedOnly(changed: ChangedFiles, { before, after }: AgreedSeals): Result<ChangedFiles> {
  const isSame =
    (before ?? changed.sealBefore) === changed.sealBefore && (after ?? changed.sealAfter) === changed.sealAfter
  return isSame ? ok(changed) : fail('changed_since_preview', {})
}

function sealOf(files: readonly { readonly path: string; readonly sha256: string | null }[]): string {
  return digestOf(files.map(({ path, sha256 }) => [path, sha256]))
}

function asChange({ path, ...change }: ChangedFile): FileChange {
  return { file: path, ...change }
}

async function revert(files: readonly ChangedFile[], deps: FileEditsDeps): Promise<Result<void>> {
  const back: ChangedFile[] = []
  for (const { path, before, after, ...rest } of files) {
    const place = await deps.place({ path }, 'write')
    if (!place.ok) return place
    // A link that has come into its path since leads to another file.
    if (place.value !== path) return fail('undo_conflict', { path })
    back.push({ ...rest, path, before: after, after: before })
  }
  const applied = await keptFirst(deps, () => deps.changes.apply(back.map(asChange)))
  if (!applied.ok) return applied
  return applied.value.ok ? ok(undefined) : problemError(applied.value)
}

const problems = {
  undo_conflict: 'undo_conflict',
  place_changed: 'undo_conflict',
  no_plain_file: 'undo_conflict',
  other_names: 'file_has_other_names',
  not_kept: 'content_not_kept',
} as const satisfies Record<Extract<ChangeProblem, string>, string>

function problemError({ problem, file }: Extract<ChangeOutcome, { ok: false }>): ReturnType<typeof fail> {
  if (typeof problem === 'string') return fail(problems[problem], { path: file })
  const { notWritten: reason } = problem
  return fail('file_unwritable', { path: file, ...(reason === null ? {} : { reason }) })
}

async function look(files: readonly NamedFile[], { place }: FileEditsDeps): Promise<Result<LookedAtFiles>> {
  const seen: LookedAtFile[] = []
  for (const file of files) {
    const path = await place(file, 'read')
    if (!path.ok) return path
    const held = await readWhole(path.value, mostMovedBytes)
    if (!held.ok) return held
    const bytes = held.value
    const lines = bytes === null ? 0 : (readTextContent(bytes)?.lines.length ?? null)
    seen.push({ path: path.value, sha256: bytes && contentDigest(bytes), bytes: bytes?.length ?? 0, lines })
  }
  return ok({ files: seen, seal: sealOf(seen) })
}

async function compare(one: NamedFile, other: NamedFile, { place }: FileEditsDeps): Promise<Result<FileDifference>> {
  const contents = []
  for (const file of [one, other]) {
    const path = await place(file, 'read')
    if (!path.ok) return path
    const held = await readWhole(path.value, mostBytes)
    if (!held.ok) return held
    if (held.value === null) return fail('file_unreadable', { reason: 'ENOENT', path: path.value })
    const content = readTextContent(held.value)
    if (content === null) return fail('no_text_file', { path: path.value })
    contents.push({ content, path: path.value })
  }
  return differenceOf(contents)
}
