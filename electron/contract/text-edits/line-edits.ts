import type { LineEdit } from '../file-edits-port.ts'
import { linesOf, type TextLine } from '../../../shared/domain/text-lines.ts'
import { canHold, type TextContent } from './text-content.ts'

export type EditProblem = 'no_such_line' | 'edits_overlap' | 'letters_do_not_fit'

export type EditOutcome =
  | { readonly ok: true; readonly content: TextContent }
  /** `edit` = which one of the set, counted from 0. */
  | { readonly ok: false; readonly problem: EditProblem; readonly edit: number }

type Placed = { readonly from: number; readonly to: number; readonly lines: readonly string[]; readonly edit: number }

/** All edits at once, or none. Encoding, mark and line endings stay; new lines get the ending that most lines have. */
export function applyLineEdits(content: TextContent, edits: readonly LineEdit[]): EditOutcome {
  const placed: Placed[] = []
  for (const [index, edit] of edits.entries()) {
    const one = place(edit, index)
    if (isTurnedRound(edit) || !isInside(one, content.lines.length))
      return { ok: false, problem: 'no_such_line', edit: index }
    if (!one.lines.every((line) => canHold(content.encoding, line)))
      return { ok: false, problem: 'letters_do_not_fit', edit: index }
    placed.push(one)
  }
  // What is inserted before a line stands before what takes its place.
  placed.sort((one, other) => one.from - other.from || one.to - other.to || one.edit - other.edit)
  const overlapping = placed.find((one, index) => one.from < reach(placed.slice(0, index)))
  if (overlapping !== undefined) return { ok: false, problem: 'edits_overlap', edit: overlapping.edit }
  return { ok: true, content: { ...content, lines: withEndings(content.lines, edited(content.lines, placed)) } }
}

/** An edit takes the lines from `from` up to, not with, `to`. */
function place(edit: LineEdit, index: number): Placed {
  if (edit.kind === 'insert') return { from: edit.before, to: edit.before, lines: newLines(edit.text), edit: index }
  const lines = edit.kind === 'replace' ? newLines(edit.text) : []
  return { from: edit.from, to: edit.to + 1, lines, edit: index }
}

function newLines(text: string): readonly string[] {
  const lines = linesOf(text).map((line) => line.text)
  return lines.length === 0 ? [''] : lines
}

function isTurnedRound(edit: LineEdit): boolean {
  return edit.kind !== 'insert' && edit.to < edit.from
}

function isInside({ from, to }: Placed, count: number): boolean {
  if (!Number.isInteger(from) || !Number.isInteger(to) || from < 1 || to < from) return false
  return from === to ? from <= count + 1 : to <= count + 1
}

/** The first line behind everything that these edits take. */
function reach(edits: readonly Placed[]): number {
  return Math.max(0, ...edits.map(({ to }) => to))
}

function edited(lines: readonly TextLine[], placed: readonly Placed[]): readonly (TextLine | string)[] {
  const result: (TextLine | string)[] = []
  let next = 1
  for (const { from, to, lines: added } of placed) {
    result.push(...lines.slice(next - 1, from - 1), ...added)
    next = Math.max(next, to)
  }
  return [...result, ...lines.slice(next - 1)]
}

/** Lines keep their ending. Only the last one may have none, and has none where that was so before. */
function withEndings(before: readonly TextLine[], lines: readonly (TextLine | string)[]): readonly TextLine[] {
  const usual = usualEnding(before)
  const isOpenEnded = before.at(-1)?.ending === ''
  return lines.map((line, index): TextLine => {
    const { text, ending } = typeof line === 'string' ? { text: line, ending: usual } : line
    if (index === lines.length - 1 && isOpenEnded) return { text, ending: '' }
    return { text, ending: ending === '' ? usual : ending }
  })
}

function usualEnding(lines: readonly TextLine[]): TextLine['ending'] {
  const count = (wanted: string): number => lines.filter(({ ending }) => ending === wanted).length
  const endings = (['\n', '\r\n', '\r'] as const).map((ending) => ({ ending, count: count(ending) }))
  return endings.reduce((most, each) => (each.count > most.count ? each : most)).ending
}
