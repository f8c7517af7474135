import type { createColors } from 'picocolors'

export type Colors = ReturnType<typeof createColors>

/** What lines are made for. */
export type Page = {
  readonly colors: Colors
  /** What pictures are drawn on: `columns` wide, with plain characters alone where others may be lost. */
  readonly canvas: { readonly columns: number; readonly isPlain: boolean }
}

const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u

/** A label with blanks behind it up to a column: Korean and Chinese characters take two places on a terminal. */
export function padded(label: string, columns: number): string {
  return label + ' '.repeat(Math.max(0, columns - placesOf(label)))
}

/** How many columns a text takes. */
export function placesOf(text: string): number {
  return Array.from(text).reduce((sum, character) => sum + (wide.test(character) ? 2 : 1), 0)
}
