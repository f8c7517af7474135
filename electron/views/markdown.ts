import { harmless } from './harmless.ts'

/** Signs that a reader of Markdown takes as formatting, a link or a picture to be loaded. */
const signs = /[\\`*_[\]<>#|~]/g

/** Lines to the letter for whoever shows Markdown: no name of the PC can become a link, a picture or a heading. */
export function markdown(lines: readonly string[]): string {
  const shown = lines.flatMap((line) => line.split('\n')).map((line) => harmless(line.trim()).replace(signs, '\\$&'))
  return shown.join('  \n')
}
