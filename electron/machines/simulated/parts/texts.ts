import { formatPatch, OMIT_HEADERS, structuredPatch } from 'diff'

import type { CodeAnswer, CodeQuestion } from '../../../contract/code-search-port.ts'
import type {
  ChangedFile,
  ChangedFiles,
  FileDifference,
  LineEdit,
  LookedAtFiles,
  WantedChange,
} from '../../../contract/file-edits-port.ts'
import type { ContentQuestion, FoundLines } from '../../../contract/content-search-port.ts'
import type { FilePage, WantedPage } from '../../../contract/file-reading-port.ts'
import { stepFailure, type StepFailure } from '../../../contract/step-failure.ts'
import { digestOf, sha256 } from '../../../kernel/digest.ts'
import { appError } from '../../../kernel/result.ts'
import { definePart } from './part.ts'
import { linesInTexts, pageOfText } from './text-pages.ts'

export type TextsState = {
  /** By their whole path. */
  files: Record<string, string>
  /** What they held before they were changed, by SHA-256. */
  kept: Record<string, string>
}

type Named = { readonly path: string; readonly workspace?: string | null | undefined }
/** Null = the folder for downloads. */
type NamedOrNone = Omit<Named, 'path'> & { readonly path: string | null }
type Agreement = { readonly dryRun: boolean; readonly sealBefore: string | null; readonly sealAfter: string | null }

/** Text files of the simulated PC, all in UTF-8 with plain line ends, in its folder for downloads. */
export type Texts = {
  edit(wanted: readonly WantedChange[], agreed: Agreement): ChangedFiles | StepFailure
  revert(files: readonly ChangedFile[]): StepFailure | undefined
  look(files: readonly Named[]): LookedAtFiles | StepFailure
  /** Files below a folder that hold words of a question, those with the most first. */
  search(folder: NamedOrNone, question: Omit<CodeQuestion, 'path' | 'workspace'>): CodeAnswer | StepFailure
  read(file: Named, wanted: WantedPage): FilePage | StepFailure
  findLines(question: ContentQuestion): FoundLines | StepFailure
  compare(before: Named, after: Named): { diffs: FileDifference[]; removed: number; added: number } | StepFailure
}

const downloads = 'C:\\Users\\test\\Downloads'

function createTexts({ files, kept }: TextsState): Texts {
  const held = (path: string): string | null => files[path] ?? null
  return {
    edit: (wanted, { dryRun, sealBefore, sealAfter }) => {
      const made = madeOf(wanted, held)
      if (!('length' in made)) return made
      const changed = changedFiles(made, wanted)
      const isAgreed =
        (sealBefore ?? changed.sealBefore) === changed.sealBefore &&
        (sealAfter ?? changed.sealAfter) === changed.sealAfter
      if (!isAgreed) return stepFailure(appError('changed_since_preview', {}))
      for (const { path, before, after } of dryRun ? [] : made) {
        if (before !== null) kept[sha256(before)] = before
        if (after === null) Reflect.deleteProperty(files, path)
        else files[path] = after
      }
      return changed
    },
    revert: (changed) => {
      const other = changed.find(({ path, after }) => digestOfText(held(path)) !== after)
      if (other) return stepFailure(appError('undo_conflict', { path: other.path }))
      for (const { path, before } of changed) {
        const text = before === null ? null : (kept[before] ?? null)
        if (text === null) Reflect.deleteProperty(files, path)
        else files[path] = text
      }
      return undefined
    },
    read: (file, wanted) => {
      const path = placeOf(file)
      return typeof path === 'string' ? pageOfText(path, held(path), wanted) : path
    },
    findLines: (question) => linesInTexts(files, question),
    look: (named) => look(named, held),
    search: (folder, question) => search(files, folder, question),
    compare: (before, after) => {
      const [from, to] = [placeOf(before), placeOf(after)]
      if (typeof from !== 'string') return from
      if (typeof to !== 'string') return to
      const [old, now] = [held(from), held(to)]
      if (old === null || now === null) return stepFailure(appError('file_unreadable', { reason: 'ENOENT' }))
      const difference = differenceOf({ path: to, before: old, after: now })
      return { diffs: [difference], removed: difference.removed, added: difference.added }
    },
  }
}

/** What the changes make of the files, or why one of them cannot be. */
function madeOf(wanted: readonly WantedChange[], held: Held): readonly Made[] | StepFailure {
  const made: Made[] = []
  for (const change of wanted) {
    const path = placeOf(change)
    if (typeof path !== 'string') return path
    const after = afterOf(change, path, held)
    if (after !== null && typeof after !== 'string') return after
    made.push({ path, before: held(path), after })
  }
  return made
}

function look(named: readonly Named[], held: (path: string) => string | null): LookedAtFiles | StepFailure {
  const seen: LookedAtFiles['files'] = []
  for (const file of named) {
    const path = placeOf(file)
    if (typeof path !== 'string') return path
    const text = held(path)
    seen.push({
      path,
      sha256: digestOfText(text),
      bytes: Buffer.byteLength(text ?? ''),
      lines: linesOf(text).length,
    })
  }
  return { files: seen, seal: sealOf(seen) }
}

type Search = Omit<CodeQuestion, 'path' | 'workspace'>

function search(
  files: TextsState['files'],
  named: NamedOrNone,
  { collection, text, only, maxResults }: Search,
): CodeAnswer | StepFailure {
  // Nobody has named folders of this PC together.
  if (collection !== null) return stepFailure(appError('unknown_collection', { collection, known: [] }))
  const folder = folderOf({ ...named, path: named.path ?? (named.workspace ? '.' : 'downloads') })
  if (typeof folder !== 'string') return folder
  const below = Object.entries(files).flatMap(([path, held]) => {
    const isBelow = path.toLowerCase().startsWith(`${folder.toLowerCase()}\\`)
    return isBelow ? [{ file: path.slice(folder.length + 1).replaceAll('\\', '/'), held }] : []
  })
  const words = wordsOf(text)
  const found = below
    .map(({ file, held }) => ({
      file,
      held,
      count: words.filter((word) => wordsOf(`${file} ${held}`).includes(word)).length,
    }))
    .filter(({ file, count }) => count > 0 && (only.length === 0 || only.some((glob) => matchesGlob(file, glob))))
    .toSorted((one, other) => other.count - one.count)
  const bytes = below.reduce((sum, { held }) => sum + Buffer.byteLength(held), 0)
  return {
    folders: [folder],
    matches: found.slice(0, maxResults).map(({ file, held }) => ({
      ...{ folder, file, name: '', firstLine: 1, lastLine: linesOf(held).length },
      excerpt: linesOf(held).slice(0, 12).join('\n'),
    })),
    ...{ mode: 'words', wordsOnlyBecause: 'no_model', piecesByMeaning: 0, meaningComplete: true },
    ...{ files: below.length, pieces: below.length, filesRead: below.length },
    ...{ indexBytes: bytes, complete: true },
  }
}

/** Of the person, or below the folder for downloads, which itself has no name behind that of the workspace. */
function folderOf({ path, workspace = null }: Named): string | StepFailure {
  if (workspace === null && /^[A-Za-z]:\\/.test(path)) return path.replace(/\\+$/, '')
  return path === (workspace === null ? 'downloads' : '.') ? downloads : placeOf({ path, workspace })
}

function wordsOf(text: string): readonly string[] {
  return [...new Set(text.toLowerCase().split(/[^\p{L}\p{N}]+/u))].filter((word) => word.length > 3)
}

/** By the last name of the path, with `*` alone. */
function matchesGlob(file: string, glob: string): boolean {
  const parts = glob.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`, 'i').test(file.slice(file.lastIndexOf('/') + 1))
}

function placeOf({ path, workspace = null }: Named): string | StepFailure {
  if (workspace !== null && workspace !== 'downloads')
    return stepFailure(appError('unknown_workspace', { workspace, known: ['downloads'] }))
  const text = path.replaceAll('/', '\\').replace(/^downloads\\/, `${downloads}\\`)
  const whole = /^[A-Za-z]:\\/.test(text) ? text : `${downloads}\\${text}`
  const isInside = whole.startsWith(`${downloads}\\`) && !whole.split('\\').includes('..')
  return isInside ? whole : stepFailure(appError('outside_workspace', { path, workspace: 'downloads' }))
}

function digestOfText(text: string | null): string | null {
  return text === null ? null : sha256(text)
}

type Held = (path: string) => string | null
type Made = { readonly path: string; readonly before: string | null; readonly after: string | null }

function afterOf(change: WantedChange, path: string, held: Held): string | null | StepFailure {
  const before = held(path)
  if ('removed' in change) return before === null ? missing(path) : null
  if ('text' in change) return before === null ? change.text : stepFailure(appError('file_exists', { path }))
  if ('contentOf' in change) {
    const source = placeOf(change.contentOf)
    if (typeof source !== 'string') return source
    if (before !== null) return stepFailure(appError('file_exists', { path }))
    return held(source) ?? missing(source)
  }
  if (before === null) return stepFailure(appError('file_unreadable', { reason: 'ENOENT', path }))
  const lines = linesOf(before)
  const wrong = change.edits.some((edit) => lastOf(edit) > lines.length || lastOf(edit) < firstOf(edit))
  if (wrong) return stepFailure(appError('no_such_line', { path, lines: lines.length }))
  const after = joined(change.edits.toSorted((one, other) => firstOf(other) - firstOf(one)).reduce(edited, lines))
  return after === before ? stepFailure(appError('nothing_to_change', { path })) : after
}

function missing(path: string): StepFailure {
  return stepFailure(appError('no_plain_file', { path, what: 'missing' }))
}

/** From the last edit to the first, so that the numbers before each stay right. */
function edited(lines: readonly string[], edit: LineEdit): readonly string[] {
  const added = edit.kind === 'delete' ? [] : edit.text.replace(/\n$/, '').split('\n')
  const taken = edit.kind === 'insert' ? 0 : edit.to - edit.from + 1
  return lines.toSpliced(firstOf(edit) - 1, taken, ...added)
}

function firstOf(edit: LineEdit): number {
  return edit.kind === 'insert' ? edit.before : edit.from
}

function lastOf(edit: LineEdit): number {
  return edit.kind === 'insert' ? edit.before - 1 : edit.to
}

function linesOf(text: string | null): readonly string[] {
  return text === null || text === '' ? [] : text.replace(/\n$/, '').split('\n')
}

function joined(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('')
}

function changedFiles(made: readonly Made[], wanted: readonly WantedChange[]): ChangedFiles {
  const files = made.map(({ path, before, after }) => ({
    path,
    before: digestOfText(before),
    after: digestOfText(after),
    rights: null,
  }))
  return {
    files,
    // What is moved or removed is not told line by line.
    diffs: made.flatMap(({ path, before, after }) =>
      after === null || wanted.some((change) => 'contentOf' in change) ? [] : [differenceOf({ path, before, after })],
    ),
    sealBefore: sealOf(files.map(({ path, before }) => ({ path, sha256: before }))),
    sealAfter: sealOf(files.map(({ path, after }) => ({ path, sha256: after }))),
  }
}

function differenceOf({ path, before, after }: { path: string; before: string | null; after: string }): FileDifference {
  const patch = structuredPatch('', '', before ?? '', after, '', '', { context: 3 })
  const signs = patch.hunks.flatMap(({ lines }) => lines.map((line) => line.slice(0, 1)))
  const count = (sign: string): number => signs.filter((each) => each === sign).length
  return { path, removed: count('-'), added: count('+'), diff: formatPatch(patch, OMIT_HEADERS) }
}

function sealOf(files: readonly { readonly path: string; readonly sha256: string | null }[]): string {
  return digestOf(files.map(({ path, sha256: held }) => [path, held]))
}

const backupScript = `import shutil


def copy_reports(source, target):
    """Copies the reports of this month to the backup drive."""
    shutil.copytree(source, target, dirs_exist_ok=True)
`

export const textsPart = definePart({
  healthy: (): TextsState => ({
    files: {
      [`${downloads}\\vpn-profile.ini`]: '[office]\nserver=vpn1.contoso.com\nport=443\nretry=1\n',
      [`${downloads}\\backup\\copy_files.py`]: backupScript,
      [`${downloads}\\notes.txt`]: 'The new VPN server is vpn2.contoso.com.\n',
    },
    kept: {},
  }),
  create: createTexts,
})
