import { formatPatch, OMIT_HEADERS, structuredPatch } from 'diff'

import type { CodeSearchPort } from '../../../contract/code-search-port.ts'
import type { ContentQuestion, FoundLines } from '../../../contract/content-search-port.ts'
import type {
  AgreedSeals,
  ChangedFile,
  ChangedFiles,
  FileDifference,
  FileEditsPort,
  LineEdit,
  LookedAtFiles,
  WantedChange,
} from '../../../contract/file-edits-port.ts'
import type { NamedFile } from '../../../contract/file-reading-port.ts'
import { digestOf, sha256 } from '../../../kernel/digest.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { definePart } from './part.ts'
import { linesInTexts, pageOfText } from './text-pages.ts'
import { downloads, searchTexts } from './text-search.ts'

export type TextsState = {
  /** By their whole path. */
  files: Record<string, string>
  /** What they held before they were changed, by SHA-256. */
  kept: Record<string, string>
}

/** Text files of the simulated PC, all in UTF-8 with plain line ends, in its folder for downloads. */
export type Texts = {
  readonly edits: FileEditsPort
  /** Looks only at what its caller sees; which folders there are is known to the files. */
  findLines(question: ContentQuestion, isSeen: (path: string) => boolean): Result<FoundLines>
  readonly code: CodeSearchPort
  /** Null = there is no such text. */
  textOf(path: string): string | null
}

function createTexts(state: TextsState): Texts {
  const { files } = state
  const textOf: Held = (path) => files[path] ?? null
  return {
    edits: createEdits(state, textOf),
    findLines: (question, isSeen) =>
      linesInTexts(Object.fromEntries(Object.entries(files).filter(([path]) => isSeen(path))), question),
    code: { search: (question) => Promise.resolve(searchTexts(files, question, placeOf)) },
    textOf,
  }
}

function createEdits({ files, kept }: TextsState, held: Held): FileEditsPort {
  const put = (path: string, text: string | null): void => {
    if (text === null) Reflect.deleteProperty(files, path)
    else files[path] = text
  }
  const preview = (wanted: readonly WantedChange[], agreed: AgreedSeals): Result<Planned> => {
    const made = madeOf(wanted, held)
    if (!made.ok) return made
    const changed = changedFiles(made.value, wanted)
    const isAgreed =
      (agreed.before ?? changed.sealBefore) === changed.sealBefore &&
      (agreed.after ?? changed.sealAfter) === changed.sealAfter
    return isAgreed ? ok({ made: made.value, changed }) : fail('changed_since_preview', {})
  }
  const apply = (wanted: readonly WantedChange[], agreed: AgreedSeals): Result<ChangedFiles> => {
    const planned = preview(wanted, agreed)
    if (!planned.ok) return planned
    for (const { path, before, after } of planned.value.made) {
      if (before !== null) kept[sha256(before)] = before
      put(path, after)
    }
    return ok(planned.value.changed)
  }
  const revert = (changed: readonly ChangedFile[]): Result<void> => {
    const other = changed.find(({ path, after }) => digestOfText(held(path)) !== after)
    if (other) return fail('undo_conflict', { path: other.path })
    for (const { path, before } of changed) put(path, before === null ? null : (kept[before] ?? null))
    return ok(undefined)
  }
  return {
    preview: (wanted, agreed) => {
      const planned = preview(wanted, agreed)
      return Promise.resolve(planned.ok ? ok(planned.value.changed) : planned)
    },
    apply: (wanted, agreed) => Promise.resolve(apply(wanted, agreed)),
    revert: (changed) => Promise.resolve(revert(changed)),
    read: (file, wanted) => {
      const path = placeOf(file)
      return Promise.resolve(path.ok ? pageOfText(path.value, held(path.value), wanted) : path)
    },
    look: (named) => Promise.resolve(look(named, held)),
    compare: (before, after) => Promise.resolve(compare(before, after, held)),
  }
}

type Planned = { readonly made: readonly Made[]; readonly changed: ChangedFiles }

function compare(before: NamedFile, after: NamedFile, held: Held): Result<FileDifference> {
  const [from, to] = [placeOf(before), placeOf(after)]
  if (!from.ok) return from
  if (!to.ok) return to
  const [old, now] = [held(from.value), held(to.value)]
  if (old === null) return fail('file_unreadable', { reason: 'ENOENT', path: from.value })
  if (now === null) return fail('file_unreadable', { reason: 'ENOENT', path: to.value })
  return ok(differenceOf({ path: to.value, before: old, after: now }))
}

/** What the changes make of the files, or why one of them cannot be. */
function madeOf(wanted: readonly WantedChange[], held: Held): Result<readonly Made[]> {
  const made: Made[] = []
  for (const change of wanted) {
    const place = placeOf(change)
    if (!place.ok) return place
    const path = place.value
    if (made.some((other) => other.path === path)) return fail('edits_overlap', { path })
    const after = afterOf(change, path, held)
    if (!after.ok) return after
    made.push({ path, before: held(path), after: after.value })
  }
  return ok(made)
}

function look(named: readonly NamedFile[], held: Held): Result<LookedAtFiles> {
  const seen: LookedAtFiles['files'] = []
  for (const file of named) {
    const path = placeOf(file)
    if (!path.ok) return path
    const text = held(path.value)
    seen.push({
      path: path.value,
      sha256: digestOfText(text),
      bytes: Buffer.byteLength(text ?? ''),
      lines: linesOf(text).length,
    })
  }
  return ok({ files: seen, seal: sealOf(seen) })
}

function placeOf({ path, workspace }: NamedFile): Result<string> {
  if (workspace !== undefined && workspace !== 'downloads')
    return fail('unknown_workspace', { workspace, known: ['downloads'] })
  const text = path.replaceAll('/', '\\').replace(/^downloads\\/, `${downloads}\\`)
  const whole = /^[A-Za-z]:\\/.test(text) ? text : `${downloads}\\${text}`
  const isInside = whole.startsWith(`${downloads}\\`) && !whole.split('\\').includes('..')
  return isInside ? ok(whole) : fail('outside_workspace', { path, workspace: 'downloads' })
}

function digestOfText(text: string | null): string | null {
  return text === null ? null : sha256(text)
}

type Held = (path: string) => string | null
type Made = { readonly path: string; readonly before: string | null; readonly after: string | null }

function afterOf(change: WantedChange, path: string, held: Held): Result<string | null> {
  const before = held(path)
  if ('removed' in change) return before === null ? missing(path) : ok(null)
  if ('edits' in change) return editedText(change.edits, path, before)
  if (before !== null) return fail('file_exists', { path })
  if ('text' in change) return ok(change.text)
  const source = placeOf(change.contentOf)
  if (!source.ok) return source
  const text = held(source.value)
  return text === null ? missing(source.value) : ok(text)
}

function editedText(edits: readonly LineEdit[], path: string, before: string | null): Result<string> {
  if (before === null) return fail('file_unreadable', { reason: 'ENOENT', path })
  const lines = linesOf(before)
  const wrong = edits.some((edit) => lastOf(edit) > lines.length || (edit.kind !== 'insert' && edit.to < edit.from))
  if (wrong) return fail('no_such_line', { path, lines: lines.length })
  const after = joined(edits.toSorted((one, other) => firstOf(other) - firstOf(one)).reduce(edited, lines))
  return after === before ? fail('nothing_to_change', { path }) : ok(after)
}

function missing(path: string): Result<never> {
  return fail('no_plain_file', { path, what: 'missing' })
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
