import { isSameFinding } from '../../../shared/domain/conclusion.ts'
import type { ProposedFix } from '../../../shared/domain/diagnosis.ts'
import type { PictureView } from '../../../shared/domain/picture.ts'
import { watchTold, type WatchTold } from '../../views/watch-words.ts'
import { findingText, titleOf } from '../../views/tool-titles.ts'
import type { WatchItem } from '../../conversation/items.ts'
import { adviceLines, commandLine } from './show-diagnosis.ts'
import type { Showing } from './showing.ts'
import type { Colors } from './page.ts'

/** What a watch has seen, in the language of the terminal; null = it has not begun to look. */
export function toldOf({ times, ...item }: WatchItem, showing: Showing): WatchTold | null {
  if (times === null) return null
  return watchTold(
    { ...item, times },
    {
      translator: showing.translator,
      titleOf: (tool) => titleOf(tool, showing),
      findingText: (finding) => findingText(finding, showing),
    },
  )
}

/** A watch at its end; `proposed` = steps that a person can take now: what it says, when that was seen, and its picture in characters. */
export function watchLines(item: WatchItem, proposed: readonly ProposedFix[], showing: Showing): readonly string[] {
  const told = toldOf(item, showing)
  if (told === null) return []
  const { translator, terminal } = showing
  const { headline, detail, title, seen, picture } = told
  const { ended } = item
  const first = item.conclusion?.causes[0]
  const cause = first && item.findings.find((one) => isSameFinding(one, first))
  return [
    terminal.colors.bold(headline.text),
    ...(headline.detail === null ? [] : [headline.detail]),
    ...seen.map(({ at, text, length }) => `  ${at}  ${text}${length === null ? '' : `  (${length})`}`),
    ...(cause ? adviceLines(cause, { proposed, withheld: [], questions: [] }, showing) : []),
    ...proposed.map((fix) => `    ${commandLine(fix, showing)}`),
    '',
    title,
    detail,
    ...(ended === 'stopped' || ended === 'interrupted' ? [translator.text(`watch.${ended}`)] : []),
    ...laneLines(picture, terminal.colors),
  ]
}

const columns = 60
const marks = { ok: '█', used: '█', free: '█', culprit: '▁', unknown: '?' } as const
const paints = { ok: 'green', used: 'green', free: 'green', culprit: 'red', unknown: 'yellow' } as const

/** One line for each check: what was fine is high, what was wrong is low, `?` could not be read, and a dot is still to come. */
function laneLines(picture: PictureView, colors: Colors): readonly string[] {
  if (picture.kind !== 'lanes') return []
  const width = Math.max(...picture.lanes.map(({ label }) => label.length))
  return picture.lanes.map(({ label, value, parts }) => {
    const cells = Array.from({ length: columns }, (_, column) => {
      const at = (column + 0.5) / columns
      // What was wrong for less than a column is drawn all the same.
      const role = (
        parts.find((part) => part.role === 'culprit' && touches(part, column)) ??
        parts.find(({ from, to }) => from <= at && at < to)
      )?.role
      return role === undefined ? '·' : colors[paints[role]](marks[role])
    })
    return `  ${label.padEnd(width)}  ${cells.join('')}  ${value}`
  })
}

function touches({ from, to }: { readonly from: number; readonly to: number }, column: number): boolean {
  return from < (column + 1) / columns && to > column / columns
}
