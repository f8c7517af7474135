import type { PictureBar, PictureItem, PictureMark, PictureRole, PictureView } from '../../../shared/domain/picture.ts'
import { labelled } from '../../../shared/texts/join.ts'
import type { Locale } from '../../../shared/domain/locale.ts'
import { harmless } from '../../views/harmless.ts'
import { padded, placesOf } from './page.ts'

/** What can be drawn on. `isPlain` = only the characters that every terminal and every file has. */
export type Canvas = { readonly columns: number; readonly isPlain: boolean; readonly locale: Locale }

/** Each role has a character of its own: nothing is told by a colour. */
const filled = {
  plain: { used: '#', culprit: '#', ok: '#', free: '.', unknown: '?', mark: '|', left: '.' },
  blocks: { used: '█', culprit: '█', ok: '█', free: '░', unknown: '?', mark: '┃', left: '░' },
} as const
const signs = {
  plain: { used: ' ', culprit: 'x', ok: '+', free: ' ', unknown: '?' },
  blocks: { used: ' ', culprit: '✗', ok: '✓', free: ' ', unknown: '?' },
} as const satisfies Readonly<Record<string, Readonly<Record<PictureRole, string>>>>
const links = { plain: { whole: ' -- ', broken: ' .. ' }, blocks: { whole: ' ── ', broken: ' ┄┄ ' } } as const

const longestBar = 40
/** A shorter one tells nothing that its number does not. */
const shortestBar = 8
const gap = '  '

/** A picture as lines no wider than the canvas; none = it is of a kind that characters do not draw, or there is nothing in it. */
export function pictureLines(view: PictureView, canvas: Canvas): readonly string[] {
  if (view.nothing !== null) return []
  switch (view.kind) {
    case 'gauge':
      return barLines([{ ...view.bar, marks: view.marks, more: view.limit }], canvas)
    case 'rank':
      return barLines(
        view.bars.map((bar) => ({ ...bar, marks: view.mark === null ? [] : [view.mark] })),
        canvas,
      )
    case 'share':
      return view.wholes.flatMap((whole) => wholeLines(whole, canvas))
    case 'path':
      return pathLines(view.stations, canvas)
    default:
      return []
  }
}

type Row = PictureBar & { readonly marks: readonly PictureMark[]; readonly more?: string | null }

function barLines(rows: readonly Row[], canvas: Canvas): readonly string[] {
  const said = rows.map((row) => ({ ...row, label: harmless(row.label), value: harmless(row.value) }))
  const labels = Math.min(Math.max(...said.map(({ label }) => placesOf(label))), Math.floor(canvas.columns / 3))
  const values = Math.max(...said.map(({ value }) => placesOf(value)))
  const room = Math.min(longestBar, canvas.columns - labels - values - 3 * gap.length - 1)
  return said.map((row) => {
    const bar = room < shortestBar ? '' : `${gap}${barOf(row, room, canvas)}`
    const sign = room < shortestBar || row.role !== 'culprit' ? '' : ` ${signs[styleOf(canvas)].culprit}`
    const line = `${padded(cut(row.label, labels, canvas), labels)}${bar}${gap}${row.value}${sign}`
    const more = row.more === undefined || row.more === null ? '' : `${gap}${harmless(row.more)}`
    return cut(placesOf(line + more) > canvas.columns ? line : line + more, canvas.columns, canvas)
  })
}

function barOf({ share, role, marks }: Row, places: number, canvas: Canvas): string {
  const style = filled[styleOf(canvas)]
  if (share === null) return style.unknown.repeat(places)
  const full = Math.round(share * places)
  const drawn = Array.from({ length: places }, (_, at): string => (at < full ? style[role] : style.left))
  for (const { at } of marks) drawn[Math.min(places - 1, Math.floor(at * places))] = style.mark
  return drawn.join('')
}

type Whole = Extract<PictureView, { readonly kind: 'share' }>['wholes'][number]

/** One bar of all parts, and what each of them is. */
function wholeLines({ label, parts, mark }: Whole, canvas: Canvas): readonly string[] {
  const style = filled[styleOf(canvas)]
  const room = Math.min(longestBar, canvas.columns)
  const isKnown = parts.every(({ share }) => share !== null)
  const ends = parts.reduce<readonly number[]>((all, { share }) => [...all, (all.at(-1) ?? 0) + (share ?? 0)], [])
  const drawn = Array.from({ length: room }, (_, at): string => {
    if (!isKnown) return style.unknown
    const part = parts[ends.findIndex((end) => (at + 0.5) / room < end)] ?? parts.at(-1)
    return part === undefined ? style.unknown : partCharacter(part, parts.indexOf(part), canvas)
  })
  if (mark !== null) drawn[Math.min(room - 1, Math.floor(mark.at * room))] = style.mark
  const said = parts.map((part, index) => {
    const { label: name, value } = part
    return `${partCharacter(part, index, canvas)} ${labelled(harmless(name), harmless(value), canvas.locale)}`
  })
  return [
    cut(harmless(label), canvas.columns, canvas),
    ...(room < shortestBar ? [] : [drawn.join('')]),
    ...wrapped(said, gap, canvas),
  ]
}

/** The first part is what the others leave over. */
function partCharacter({ role, share }: PictureBar, index: number, canvas: Canvas): string {
  const style = filled[styleOf(canvas)]
  if (share === null) return style.unknown
  return index === 0 ? style[role] : style.free
}

/** In one line where it fits, else one station each. */
function pathLines(stations: readonly PictureItem[], canvas: Canvas): readonly string[] {
  const style = styleOf(canvas)
  const said = stations.map(({ label, value, role }) => {
    const told = value === '' ? harmless(label) : labelled(harmless(label), harmless(value), canvas.locale)
    return `${signs[style][role]} ${told}`.trim()
  })
  const broken = stations.findIndex(({ role }) => role === 'culprit' || role === 'unknown')
  const line = said
    .map((station, index) => {
      if (index === 0) return station
      return `${broken !== -1 && index >= broken ? links[style].broken : links[style].whole}${station}`
    })
    .join('')
  return placesOf(line) <= canvas.columns ? [line] : said.map((station) => cut(station, canvas.columns, canvas))
}

/** As many on a line as fit. */
function wrapped(parts: readonly string[], between: string, canvas: Canvas): readonly string[] {
  return parts.reduce<readonly string[]>((lines, part) => {
    const last = lines.at(-1)
    const joined = last === undefined ? null : `${last}${between}${part}`
    return joined !== null && placesOf(joined) <= canvas.columns
      ? [...lines.slice(0, -1), joined]
      : [...lines, cut(part, canvas.columns, canvas)]
  }, [])
}

function styleOf({ isPlain }: Canvas): 'plain' | 'blocks' {
  return isPlain ? 'plain' : 'blocks'
}

/** What is too long ends in dots. */
function cut(text: string, places: number, { isPlain }: Canvas): string {
  if (placesOf(text) <= places) return text
  const dots = isPlain ? '...' : '…'
  let kept = ''
  for (const character of Array.from(text)) {
    if (placesOf(kept + character + dots) > places) break
    kept += character
  }
  return places < dots.length ? kept : kept + dots
}
