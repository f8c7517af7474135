/** A piece of a value: text that reads as it is, or one character that would not be seen, by its number. */
export type ExactPiece = { readonly kind: 'text' | 'character'; readonly text: string }

// Everything that a reader cannot tell from nothing, from a plain space, or that turns the line round: controls with
// tab and line ends, unassigned and private characters, separators, every space but the plain one, fillers, variation selectors.
const unseen = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/gu

/** A value of an argument as pieces; joined they hold all of it, nothing is cut and nothing hides. */
export function exactPieces(value: string): readonly ExactPiece[] {
  const pieces: ExactPiece[] = []
  let from = 0
  for (const found of value.matchAll(unseen)) {
    if (found.index > from) pieces.push({ kind: 'text', text: value.slice(from, found.index) })
    pieces.push({ kind: 'character', text: nameOf(found[0]) })
    from = found.index + found[0].length
  }
  if (from < value.length) pieces.push({ kind: 'text', text: value.slice(from) })
  return pieces
}

function nameOf(character: string): string {
  const number = character.codePointAt(0) ?? 0
  return `U+${number.toString(16).toUpperCase().padStart(4, '0')}`
}

/** The first `length` characters, never half of a surrogate pair. */
export function startOf(value: string, length: number): string {
  const cut = value.slice(0, length)
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut
}
