import { exactPieces, hasRightToLeft, readablePieces, type ExactPiece } from '../../shared/texts/exact-text.ts'

/** Text of the PC that may be shown: what could steer a terminal, turn the reading direction or hide becomes visible. */
export function harmless(text: string): string {
  return readablePieces(text).map(written).join('')
}

/** A value that a person decides on, to the letter: also spaces that are not the plain one and letters that look like others. */
export function exactly(value: string): string {
  return exactPieces(value).map(written).join('')
}

/** The same with each letter that runs from right to left by its number: no screen can show these in another order. */
export function inStoredOrder(value: string): string {
  return Array.from(exactly(value), (each) => (hasRightToLeft(each) ? codeOf(each) : each)).join('')
}

function written({ kind, text }: ExactPiece): string {
  if (kind === 'text') return text
  if (kind === 'lookalike') return `${text}(${codeOf(text)})`
  return codeOf(String.fromCodePoint(Number.parseInt(text.slice(2), 16)))
}

function codeOf(character: string): string {
  const number = character.codePointAt(0) ?? 0
  const hex = number.toString(16).padStart(4, '0')
  return number > 0xffff ? `\\u{${hex}}` : `\\u${hex}`
}
