const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u

/** A label with blanks behind it up to a column: Korean and Chinese characters take two places on a terminal. */
export function padded(label: string, columns: number): string {
  const places = Array.from(label).reduce((sum, character) => sum + (wide.test(character) ? 2 : 1), 0)
  return label + ' '.repeat(Math.max(0, columns - places))
}
