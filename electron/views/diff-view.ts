import type { DiffLine, FileDiffView } from '../../shared/ipc/diff-view.ts'
import type { Tool } from '../contract/define-tool.ts'

type Values = Readonly<Record<string, unknown>>

/** The differences that a dry run, or a result, lists; `backwards` = what undoing it would change. */
export function diffViews(
  { diffs: declared }: Pick<Tool, 'diffs'>,
  shown: Values,
  direction: 'forwards' | 'backwards' = 'forwards',
): readonly FileDiffView[] {
  const { field = '', name = '', text = '' } = declared ?? {}
  const all = shown[field]
  if (!Array.isArray(all)) return []
  return (all as readonly Values[]).map((one) => {
    const lines = linesOf(textIn(one, text))
    return viewOf(textIn(one, name), direction === 'forwards' ? lines : turnedRound(lines))
  })
}

/** Arguments all of which stands in the differences of this dry run, or of this result. */
export function shownInDiffs({ diffs }: Pick<Tool, 'diffs'>, shown: Values): readonly string[] {
  const all = diffs === undefined ? [] : shown[diffs.field]
  return Array.isArray(all) && all.length > 0 ? (diffs?.shows ?? []) : []
}

function textIn(values: Values, field: string): string {
  const value = values[field]
  return typeof value === 'string' ? value : ''
}

function viewOf(name: string, lines: readonly DiffLine[]): FileDiffView {
  const count = (kind: DiffLine['kind']): number => lines.filter((line) => line.kind === kind).length
  return { name, removed: count('removed'), added: count('added'), lines }
}

/** What goes stands before what comes, in this direction too. */
function turnedRound(lines: readonly DiffLine[]): readonly DiffLine[] {
  const turned: DiffLine[] = []
  let coming: DiffLine[] = []
  for (const line of lines) {
    if (line.kind === 'removed') coming.push({ kind: 'added', after: line.before, text: line.text })
    else if (line.kind === 'added') turned.push({ kind: 'removed', before: line.after, text: line.text })
    else {
      turned.push(...coming, line.kind === 'same' ? { ...line, before: line.after, after: line.before } : line)
      coming = []
    }
  }
  return [...turned, ...coming]
}

const hunkStart = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/

/** A unified diff of one text. How many lines a part has stands before it, so that no line of the text can look like a start. */
function linesOf(diff: string): readonly DiffLine[] {
  const lines: DiffLine[] = []
  let before = 1
  let after = 1
  let left = { before: 0, after: 0 }
  for (const line of diff.split('\n')) {
    const [sign, text] = [line.slice(0, 1), line.slice(1)]
    if (left.before + left.after > 0) {
      if (sign === ' ') lines.push({ kind: 'same', before: before++, after: after++, text })
      if (sign === '-') lines.push({ kind: 'removed', before: before++, text })
      if (sign === '+') lines.push({ kind: 'added', after: after++, text })
      const takes = (own: string): number => (sign === ' ' || sign === own ? 1 : 0)
      left = { before: left.before - takes('-'), after: left.after - takes('+') }
      continue
    }
    const start = hunkStart.exec(line)
    if (start === null) continue
    const [from, to] = [startOf(start[1], start[2]), startOf(start[3], start[4])]
    if (from > before) lines.push({ kind: 'gap', count: from - before })
    before = from
    after = to
    left = { before: Number(start[2] ?? 1), after: Number(start[4] ?? 1) }
  }
  return lines
}

/** Of a part without lines on this side, the number is that of the line before it. */
function startOf(first: string | undefined, count: string | undefined): number {
  return Number(first) + (count === '0' ? 1 : 0)
}
