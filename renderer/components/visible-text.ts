import { readablePieces, readableText } from '../../shared/texts/exact-text.ts'

/** A piece of text as it is drawn: `character` = a sign that would not be seen or would reorder the line. */
export type TextPiece = { readonly kind: 'text' | 'match' | 'character'; readonly text: string }

/** Text as pieces: hidden characters by their number, the places that a search found. The pieces hold the whole text. */
export function visibleText(text: string, find = ''): readonly TextPiece[] {
  return readablePieces(text).flatMap((piece) =>
    piece.kind === 'character' ? [{ kind: piece.kind, text: piece.text }] : matchPieces(piece.text, find),
  )
}

/** Text with its hidden characters written out, for places that take a plain string: names, titles, labels. */
export function visibleString(text: string): string {
  return readableText(text)
}

function matchPieces(text: string, find: string): TextPiece[] {
  if (text === '') return []
  const wanted = find.toLowerCase()
  const lower = text.toLowerCase()
  // Lower case can change the length of a text (Turkish I with a dot): then places do not fit and nothing is marked.
  if (wanted === '' || lower.length !== text.length) return [{ kind: 'text', text }]
  const pieces: TextPiece[] = []
  let from = 0
  for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, from)) {
    if (at > from) pieces.push({ kind: 'text', text: text.slice(from, at) })
    pieces.push({ kind: 'match', text: text.slice(at, at + wanted.length) })
    from = at + wanted.length
  }
  if (from < text.length) pieces.push({ kind: 'text', text: text.slice(from) })
  return pieces
}
