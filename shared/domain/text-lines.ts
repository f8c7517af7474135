/** A line with what ends it; '' = the last one of a text that ends without. */
export type TextLine = { readonly text: string; readonly ending: '' | '\n' | '\r\n' | '\r' }

/** What ends a line, as editors count them: LF, CR LF, and CR alone. */
export const lineEnd = /\r\n|\n|\r/

/** A text that ends with a line end has no empty line behind it. */
export function linesOf(text: string): readonly TextLine[] {
  return Array.from(text.matchAll(/([^\r\n]*)(\r\n|\n|\r|$)/g), ([, line = '', ending = '']) => ({
    text: line,
    ending: ending as TextLine['ending'],
  })).filter(({ text: line, ending }) => line !== '' || ending !== '')
}

/** With LF for every CR that ends a line alone; each letter stays in its place. So a whole text is searched for LF alone. */
export function withFeeds(text: string): string {
  return text.includes('\r') ? text.replace(/\r(?!\n)/g, '\n') : text
}

/** The place behind the last line of a text that goes on which has surely ended; 0 = none has. CR at its end may be half of CR LF. */
export function endOfLines(text: string): number {
  const feed = text.lastIndexOf('\n') + 1
  return feed + text.slice(feed, -1).lastIndexOf('\r') + 1
}
