import { formatPatch, OMIT_HEADERS, structuredPatch } from 'diff'

import type { TextContent } from './text-content.ts'

export type TextDiff = {
  /** Unified, without names; lines without their endings. */
  readonly text: string
  readonly removed: number
  readonly added: number
}

const contextLines = 3
/** What differs in more lines takes long to compare, and nobody reads it. */
const mostDifferences = 20_000

/** What makes one text of the other, line by line; null = more than `longest` characters. Endings and encoding are no part of it. */
export function textDiff(before: TextContent, after: TextContent, longest: number): TextDiff | null {
  const options = { context: contextLines, maxEditLength: mostDifferences }
  const patch = structuredPatch('', '', plain(before), plain(after), '', '', options)
  if (patch === undefined) return null
  const text = formatPatch(patch, OMIT_HEADERS)
  if (text.length > longest) return null
  const lines = patch.hunks.flatMap((hunk) => hunk.lines)
  const count = (sign: string): number => lines.filter((line) => line.startsWith(sign)).length
  return { text, removed: count('-'), added: count('+') }
}

function plain({ lines }: TextContent): string {
  return lines.map(({ text, ending }) => text + (ending === '' ? '' : '\n')).join('')
}
