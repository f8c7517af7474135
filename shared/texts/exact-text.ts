/**
 * A piece of a text: one that reads as it is, a character that would not be seen, by its number, or a letter that looks like one of
 * another alphabet in the same word.
 */
export type ExactPiece = { readonly kind: 'text' | 'character' | 'lookalike'; readonly text: string }

// Everything that a reader cannot tell from nothing, from a plain space, or that turns the line round: controls with
// tab and line ends, unassigned and private characters, separators, every space but the plain one, fillers, variation selectors.
const unseen = String.raw`[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]`
// What running text is laid out with: tab, line ends, the spaces of a language, the selectors of an emoji.
const layout = String.raw`\r\n|[\t\n\u00a0\u2000-\u200a\u202f\u205f\u3000]|[\ufe0e\ufe0f]`
const hiddenInValue = new RegExp(unseen, 'gu')
const hiddenInText = new RegExp(`(?!${layout})${unseen}`, 'gu')

/** A value to the letter; the pieces joined hold all of it, nothing is cut and nothing hides. */
export function exactPieces(value: string): readonly ExactPiece[] {
  return cutAt(value, [...marksOf(value, hiddenInValue), ...lookalikesOf(value)])
}

/** Text that is read, not decided on: line ends, tabs and the spaces of its language stay as they are. */
export function readablePieces(text: string): readonly ExactPiece[] {
  return cutAt(text, marksOf(text, hiddenInText))
}

/** `readablePieces` as one text: most texts hide nothing and are given back as they are. */
export function readableText(text: string): string {
  return text.replace(hiddenInText, characterName)
}

/** The number of a character, as people look it up. */
function characterName(character: string): string {
  const number = character.codePointAt(0) ?? 0
  return `U+${number.toString(16).toUpperCase().padStart(4, '0')}`
}

/** True when the text holds letters that are written from right to left: a line of them can read in another order than it is. */
export function hasRightToLeft(text: string): boolean {
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u.test(text)
}

/** True when a reader could take the text for another one: hidden characters, letters of another alphabet, another order. */
export function isDeceptive(text: string): boolean {
  return hasRightToLeft(text) || exactPieces(text).some(({ kind }) => kind !== 'text')
}

type Mark = { readonly at: number; readonly kind: 'character' | 'lookalike'; readonly character: string }

function marksOf(text: string, hidden: RegExp): readonly Mark[] {
  return [...text.matchAll(hidden)].map((found) => ({ at: found.index, kind: 'character', character: found[0] }))
}

function cutAt(text: string, marks: readonly Mark[]): readonly ExactPiece[] {
  const pieces: ExactPiece[] = []
  let from = 0
  for (const { at, kind, character } of [...marks].sort((one, other) => one.at - other.at)) {
    if (at > from) pieces.push({ kind: 'text', text: text.slice(from, at) })
    pieces.push({ kind, text: kind === 'character' ? characterName(character) : character })
    from = at + character.length
  }
  if (from < text.length) pieces.push({ kind: 'text', text: text.slice(from) })
  return pieces
}

const words = /[\p{L}\p{M}\p{N}_]+/gu
const latin = /\p{Script=Latin}/u
// Alphabets with letters that look like Latin ones. Korean, Chinese and Japanese stand beside Latin letters every day and look like none.
const alike =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}\p{Script=Deseret}\p{Script=Osage}]/u

/** Letters that pass for Latin ones: of another alphabet in a Latin word, or a styled form of a plain letter. */
function lookalikesOf(value: string): readonly Mark[] {
  const found: Mark[] = []
  for (const word of value.matchAll(words)) {
    const isLatin = latin.test(word[0])
    let at = word.index
    for (const character of word[0]) {
      if ((isLatin && alike.test(character)) || isStyled(character)) found.push({ at, kind: 'lookalike', character })
      at += character.length
    }
  }
  return found
}

/** Full-width, bold, script and other forms of the letters and digits that every keyboard has. */
function isStyled(character: string): boolean {
  return character > '\u007f' && !/\p{No}/u.test(character) && /^[A-Za-z0-9]$/.test(character.normalize('NFKC'))
}
