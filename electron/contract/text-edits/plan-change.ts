import { linesOf } from '../../../shared/domain/text-lines.ts'
import type { AppError } from '../../../shared/errors.ts'
import type { FileDifference, LineEdit } from '../file-edits-port.ts'
import { appError, fail, ok, type Result } from '../../kernel/result.ts'
import { applyLineEdits, type EditProblem } from './line-edits.ts'
import { readTextContent, writeTextContent, type TextContent } from './text-content.ts'
import { textDiff, type TextDiff } from './text-diff.ts'

/** More than this nobody reads before a yes; of all files of one call together. */
export const longestDiffs = 100_000

/** No larger file is edited, and none comes into being. */
export const mostBytes = 10_000_000

const nothing: TextContent = { encoding: 'utf8', hasMark: false, lines: [] }

/** No larger file is copied, moved or removed: what it holds is kept. */
export const mostMovedBytes = 100_000_000

/** `diff` null = it is no edit: what the file holds is not told line by line. */
export type PlannedChange = {
  readonly before: Uint8Array | null
  readonly after: Uint8Array | null
  readonly diff: TextDiff | null
}

type About = { readonly path: string; readonly longest: number }

/** What edits make of a file. Pure. */
export function planEdits(bytes: Uint8Array, edits: readonly LineEdit[], about: About): Result<PlannedChange> {
  const { path } = about
  const before = readTextContent(bytes)
  if (before === null) return fail('no_text_file', { path })
  const edited = applyLineEdits(before, edits)
  if (!edited.ok) return { ok: false, error: editError(edited.problem, before, path) }
  const after = writeTextContent(edited.content)
  if (Buffer.compare(bytes, after) === 0) return fail('nothing_to_change', { path })
  return planned({ before: bytes, after }, textDiff(before, edited.content, about.longest), about)
}

/** A file that is not there yet, in UTF-8. Pure. */
export function planNewFile(text: string, about: About): Result<PlannedChange> {
  if (text.includes('\0') || !text.isWellFormed()) return fail('letters_do_not_fit', { path: about.path })
  const content = { ...nothing, lines: linesOf(text) }
  return planned({ before: null, after: writeTextContent(content) }, textDiff(nothing, content, about.longest), about)
}

function planned(
  contents: { readonly before: Uint8Array | null; readonly after: Uint8Array },
  diff: TextDiff | null,
  { path }: About,
): Result<PlannedChange> {
  return diff === null || contents.after.length > mostBytes
    ? fail('edit_too_large', { path })
    : ok({ ...contents, diff })
}

function editError(problem: EditProblem, { lines }: TextContent, path: string): AppError {
  return problem === 'no_such_line' ? appError(problem, { path, lines: lines.length }) : appError(problem, { path })
}

/** How the second of two texts differs from the first. Fails with `edit_too_large` where that is more than anybody reads. */
export function differenceOf(
  contents: readonly { readonly path: string; readonly content: TextContent }[],
): Result<FileDifference> {
  const [before, after] = contents
  const path = after?.path ?? ''
  const diff = before && after ? textDiff(before.content, after.content, longestDiffs) : null
  return diff === null
    ? fail('edit_too_large', { path })
    : ok({ path, removed: diff.removed, added: diff.added, diff: diff.text })
}
