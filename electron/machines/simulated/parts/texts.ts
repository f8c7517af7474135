import type { CodeSearchPort } from '../../../contract/code-search-port.ts'
import type { ContentQuestion, FoundLines } from '../../../contract/content-search-port.ts'
import type {
  AgreedSeals,
  ChangedFile,
  ChangedFiles,
  FileDifference,
  FileEditsPort,
  LookedAtFiles,
  WantedChange,
} from '../../../contract/file-edits-port.ts'
import type { NamedFile } from '../../../contract/file-reading-port.ts'
import {
  differenceOf,
  longestDiffs,
  planEdits,
  planNewFile,
  type PlannedChange,
} from '../../../contract/text-edits/plan-change.ts'
import { readTextContent } from '../../../contract/text-edits/text-content.ts'
import { linesOf } from '../../../../shared/domain/text-lines.ts'
import { digestOf, sha256 } from '../../../kernel/digest.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { definePart } from './part.ts'
import { linesInTexts, pageOfText } from './text-pages.ts'
import { downloads, isBelow, searchTexts } from './text-search.ts'

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

/** Which folders there are is known to the files. */
export type TextsDeps = { readonly folderExists: (folder: string) => boolean }

function createTexts(state: TextsState, { folderExists }: TextsDeps): Texts {
  const { files } = state
  const keyOf = (path: string): string =>
    Object.keys(files).find((known) => known.toLowerCase() === path.toLowerCase()) ?? path
  const disk: Disk = {
    place: (file) => {
      const place = placeOf(file)
      return place.ok ? ok(keyOf(place.value)) : place
    },
    held: (path) => files[keyOf(path)] ?? null,
    isFolder: (path) => folderExists(path) || Object.keys(files).some((known) => isBelow(known, path)),
  }
  return {
    edits: createEdits(state, disk),
    findLines: (question, isSeen) =>
      linesInTexts(Object.fromEntries(Object.entries(files).filter(([path]) => isSeen(path))), question),
    code: { search: (question) => Promise.resolve(searchTexts(files, question, { placeOf, isFolder: disk.isFolder })) },
    textOf: disk.held,
  }
}

/** What of the PC an edit has to know. Paths are compared as Windows does: without case. */
type Disk = {
  readonly place: (file: NamedFile) => Result<string>
  readonly held: (path: string) => string | null
  readonly isFolder: (path: string) => boolean
}

function createEdits({ files, kept }: TextsState, disk: Disk): FileEditsPort {
  const put = (path: string, text: string | null): void => {
    if (text === null) Reflect.deleteProperty(files, path)
    else files[path] = text
  }
  const plan = (wanted: readonly WantedChange[], agreed: AgreedSeals): Result<Plan> => {
    const planned = planAll(wanted, disk)
    if (!planned.ok) return planned
    const changed = changedFiles(planned.value)
    const isAgreed =
      (agreed.before ?? changed.sealBefore) === changed.sealBefore &&
      (agreed.after ?? changed.sealAfter) === changed.sealAfter
    return isAgreed ? ok({ changed, planned: planned.value }) : fail('changed_since_preview', {})
  }
  const apply = (wanted: readonly WantedChange[], agreed: AgreedSeals): Result<ChangedFiles> => {
    const made = plan(wanted, agreed)
    if (!made.ok) return made
    const { planned, changed } = made.value
    for (const { path, before, after } of planned) {
      if (before !== null) kept[sha256(before)] = textIn(before)
      put(path, after && textIn(after))
    }
    return ok(changed)
  }
  const revert = (changed: readonly ChangedFile[]): Result<void> => {
    const other = changed.find(({ path, after }) => digestOfText(disk.held(path)) !== after)
    if (other) return fail('undo_conflict', { path: other.path })
    const lost = changed.find(({ before }) => before !== null && kept[before] === undefined)
    if (lost) return fail('content_not_kept', { path: lost.path })
    for (const { path, before } of changed) put(path, before === null ? null : (kept[before] ?? null))
    return ok(undefined)
  }
  return {
    preview: (wanted, agreed) => {
      const made = plan(wanted, agreed)
      return Promise.resolve(made.ok ? ok(made.value.changed) : made)
    },
    apply: (wanted, agreed) => Promise.resolve(apply(wanted, agreed)),
    revert: (changed) => Promise.resolve(revert(changed)),
    read: (file, wanted) => {
      const path = disk.place(file)
      return Promise.resolve(path.ok ? pageOfText(path.value, disk.held(path.value), wanted) : path)
    },
    look: (named) => Promise.resolve(look(named, disk)),
    compare: (before, after) => Promise.resolve(compare(before, after, disk)),
  }
}

type Planned = PlannedChange & { readonly path: string }
type Plan = { readonly planned: readonly Planned[]; readonly changed: ChangedFiles }

/** What is wanted of all files, as on a real PC: what of a text an edit makes is planned by the same code. */
function planAll(wanted: readonly WantedChange[], disk: Disk): Result<readonly Planned[]> {
  const planned: Planned[] = []
  let left = longestDiffs
  for (const change of wanted) {
    const place = disk.place(change)
    if (!place.ok) return place
    const path = place.value
    if (planned.some((other) => other.path === path)) return fail('edits_overlap', { path })
    const one = planOne(change, { path, longest: left }, disk)
    if (!one.ok) return one
    left -= one.value.diff?.text.length ?? 0
    planned.push({ ...one.value, path })
  }
  return ok(planned)
}

type About = { readonly path: string; readonly longest: number }

function planOne(change: WantedChange, about: About, disk: Disk): Result<PlannedChange> {
  const { path } = about
  if ('removed' in change) {
    const held = plainFile(path, disk)
    return held.ok ? ok({ before: held.value, after: null, diff: null }) : held
  }
  const held = disk.held(path)
  if ('edits' in change)
    return held === null
      ? fail('file_unreadable', { reason: 'ENOENT', path })
      : planEdits(Buffer.from(held), change.edits, about)
  if (held !== null || disk.isFolder(path)) return fail('file_exists', { path })
  if (!disk.isFolder(path.slice(0, path.lastIndexOf('\\')))) return fail('file_unwritable', { path, reason: 'ENOENT' })
  if ('text' in change) return planNewFile(change.text, about)
  const source = disk.place(change.contentOf)
  const content = source.ok ? plainFile(source.value, disk) : source
  return content.ok ? ok({ before: null, after: content.value, diff: null }) : content
}

function plainFile(path: string, { held, isFolder }: Disk): Result<Uint8Array> {
  const text = held(path)
  if (text !== null) return ok(Buffer.from(text))
  return fail('no_plain_file', { path, what: isFolder(path) ? 'folder' : 'missing' })
}

function changedFiles(planned: readonly Planned[]): ChangedFiles {
  const files = planned.map(({ path, before, after }) => ({
    path,
    before: before && sha256(before),
    after: after && sha256(after),
    rights: null,
  }))
  return {
    files,
    diffs: planned.flatMap(({ path, diff }) =>
      diff === null ? [] : [{ path, removed: diff.removed, added: diff.added, diff: diff.text }],
    ),
    sealBefore: sealOf(files.map(({ path, before }) => ({ path, sha256: before }))),
    sealAfter: sealOf(files.map(({ path, after }) => ({ path, sha256: after }))),
  }
}

function textIn(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('utf8')
}

function look(named: readonly NamedFile[], { place, held }: Disk): Result<LookedAtFiles> {
  const seen: LookedAtFiles['files'] = []
  for (const file of named) {
    const path = place(file)
    if (!path.ok) return path
    const text = held(path.value)
    seen.push({
      path: path.value,
      sha256: digestOfText(text),
      bytes: Buffer.byteLength(text ?? ''),
      lines: linesOf(text ?? '').length,
    })
  }
  return ok({ files: seen, seal: sealOf(seen) })
}

function compare(one: NamedFile, other: NamedFile, { place, held }: Disk): Result<FileDifference> {
  const contents = []
  for (const file of [one, other]) {
    const path = place(file)
    if (!path.ok) return path
    const text = held(path.value)
    if (text === null) return fail('file_unreadable', { reason: 'ENOENT', path: path.value })
    const content = readTextContent(Buffer.from(text))
    if (content === null) return fail('no_text_file', { path: path.value })
    contents.push({ content, path: path.value })
  }
  return differenceOf(contents)
}

function placeOf({ path, workspace }: NamedFile): Result<string> {
  if (workspace !== undefined && workspace !== 'downloads')
    return fail('unknown_workspace', { workspace, known: ['downloads'] })
  const text = path.replaceAll('/', '\\').replace(/^downloads\\/i, `${downloads}\\`)
  const whole = /^[A-Za-z]:\\/.test(text) ? text : `${downloads}\\${text}`
  const isInside = isBelow(whole, downloads) && !whole.split('\\').includes('..')
  return isInside ? ok(whole) : fail('outside_workspace', { path, workspace: 'downloads' })
}

function digestOfText(text: string | null): string | null {
  return text === null ? null : sha256(text)
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
