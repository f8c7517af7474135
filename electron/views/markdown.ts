import { harmless } from './harmless.ts'

/** Signs that a reader of Markdown takes as formatting, a link or a picture to be loaded. */
const signs = /[\\`*_[\]<>#|~]/g

/** Lines to the letter for whoever shows Markdown: no name of the PC can become a link, a picture or a heading. */
export function markdown(lines: readonly string[]): string {
  return lines
    .flatMap((line) => line.split('\n'))
    .map(markdownLine)
    .join('  \n')
}

/** The same on one line. */
export function markdownLine(text: string): string {
  return harmless(text.replace(/\s*\n\s*/g, ' ').trim()).replace(signs, '\\$&')
}
