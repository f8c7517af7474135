import { itemsOf, type PictureItem, type PictureView } from '../../shared/domain/picture.ts'
import { escaped } from './escaped.ts'

/** A part of a line from 0 to 1; `from` > 0 where it does not begin at its left end. Null = not known. */
type Stretch = { readonly from: number; readonly to: number } | null

/** A picture as a table with a line beside each row: it needs no program and prints in black and white. */
export function pictureHtml(view: PictureView): string {
  const items = itemsOf(view)
  if (items.length === 0) return view.nothing === null ? '' : `<p class="caption">${escaped(view.nothing)}</p>`
  const stretches = stretchesOf(view)
  const rows = items.map((item, index) => row(item, stretches === null ? undefined : (stretches[index] ?? null)))
  return `<table class="picture"><caption>${escaped(view.alt)}</caption><tbody>${rows.join('')}</tbody></table>`
}

function row({ label, value, role }: PictureItem, stretch: Stretch | undefined): string {
  const line = stretch === undefined ? '' : `<td class="line">${drawn(stretch, role)}</td>`
  return `<tr class="${role}"><th scope="row">${escaped(label)}</th>${line}<td>${escaped(value)}</td></tr>`
}

const width = 160

/** What is not known is dashed: an empty line would say that there is nothing. */
function drawn(stretch: Stretch, role: PictureItem['role']): string {
  const shape =
    stretch === null
      ? `<rect class="open" x="0.5" y="0.5" width="${String(width - 1)}" height="9"/>`
      : `<rect class="${role}" x="${units(stretch.from)}" width="${units(Math.max(stretch.to - stretch.from, 0.01))}" height="10"/>`
  return `<svg width="${String(width)}" height="10" aria-hidden="true"><rect class="track" width="${String(width)}" height="10"/>${shape}</svg>`
}

function units(share: number): string {
  return String(Math.round(Math.min(Math.max(share, 0), 1) * width * 10) / 10)
}

/** One for each item of the picture, in their order; null = it has no lengths. */
function stretchesOf(view: PictureView): readonly Stretch[] | null {
  switch (view.kind) {
    case 'gauge':
      return [whole(view.bar.share)]
    case 'share':
      return view.wholes.flatMap(({ parts }) => parts.map(({ share }) => whole(share)))
    case 'rank':
      return view.bars.map(({ share }) => whole(share))
    case 'spans':
      return view.spans.map(({ from, to }) => (from === null || to === null ? null : { from, to }))
    case 'events':
      return view.dots.map(({ at }) => (at === null ? null : { from: at - 0.01, to: at + 0.01 }))
    default:
      return null
  }
}

function whole(share: number | null): Stretch {
  return share === null ? null : { from: 0, to: share }
}
