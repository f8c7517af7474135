import { itemsOf, type PictureItem, type PictureRole, type PictureView } from '../../shared/domain/picture.ts'
import type { Said } from './escaped.ts'

/** A part of a line from 0 to 1; `from` > 0 where it does not begin at its left end. */
type Stretch = { readonly from: number; readonly to: number; readonly role: PictureRole }

/** What a row draws; null = its length is not known. */
type Line = readonly Stretch[] | null

/** A picture as a table with a line beside each row: it needs no program and prints in black and white. */
export function pictureHtml(view: PictureView, said: Said): string {
  const items = itemsOf(view)
  if (items.length === 0) return view.nothing === null ? '' : `<p class="caption">${said(view.nothing)}</p>`
  const lines = linesOf(view)
  const rows = items.map((item, index) => row(item, lines === null ? undefined : (lines[index] ?? null), said))
  return `<table class="picture"><caption>${said(view.alt)}</caption><tbody>${rows.join('')}</tbody></table>`
}

function row({ label, value, role }: PictureItem, line: Line | undefined, said: Said): string {
  const cell = line === undefined ? '' : `<td class="line">${drawn(line)}</td>`
  return `<tr class="${role}"><th scope="row">${said(label)}</th>${cell}<td>${said(value)}</td></tr>`
}

const width = 160

/** What is not known is dashed: an empty line would say that there is nothing. */
function drawn(line: Line): string {
  const shapes = line === null ? open(0, 1) : line.map(shape).join('')
  return `<svg width="${String(width)}" height="10" aria-hidden="true"><rect class="track" width="${String(width)}" height="10"/>${shapes}</svg>`
}

function shape({ from, to, role }: Stretch): string {
  if (role === 'unknown') return open(from, to)
  return `<rect class="${role}" x="${units(from)}" width="${units(Math.max(to - from, 0.01))}" height="10"/>`
}

function open(from: number, to: number): string {
  const length = Math.max(Number(units(to - from)) - 1, 0.5)
  return `<rect class="open" x="${String(Number(units(from)) + 0.5)}" y="0.5" width="${String(length)}" height="9"/>`
}

function units(share: number): string {
  return String(Math.round(Math.min(Math.max(share, 0), 1) * width * 10) / 10)
}

/** One for each item of the picture, in their order; null = it has no lengths. */
function linesOf(view: PictureView): readonly Line[] | null {
  switch (view.kind) {
    case 'gauge':
      return [whole(view.bar)]
    case 'share':
      return view.wholes.flatMap(({ parts }) => parts.map(whole))
    case 'rank':
      return view.bars.map(whole)
    case 'spans':
      return view.spans.map(({ from, to, role }) => (from === null || to === null ? null : [{ from, to, role }]))
    case 'events':
      return view.dots.map(({ at, role }) => (at === null ? null : [{ from: at - 0.01, to: at + 0.01, role }]))
    case 'lanes':
      return view.lanes.map(({ parts }) => parts)
    default:
      return null
  }
}

function whole({ share, role }: { readonly share: number | null; readonly role: PictureRole }): Line {
  return share === null ? null : [{ from: 0, to: share, role }]
}
