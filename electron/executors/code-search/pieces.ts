import { lineEnd } from '../../../shared/domain/text-lines.ts'

/** A part of a file that is found as a whole: a function, a class, or so many lines. Lines count from 1, both are in it. */
export type Piece = {
  /** How the file calls it; empty where it has no name. */
  readonly name: string
  readonly firstLine: number
  readonly lastLine: number
  readonly text: string
}

const windowLines = 60
const overlapLines = 10
/** A function longer than this is cut into windows as well: it would match everything. */
const longestPieceLines = 200

/** How definitions begin in the languages that are common; the first group is the name. */
const definitions: readonly RegExp[] = [
  /^\s*(?:export\s+)?(?:default\s+)?(?:public\s+|private\s+|protected\s+|internal\s+|static\s+|abstract\s+|sealed\s+|partial\s+|final\s+|async\s+|pub(?:\([a-z]+\))?\s+)*(?:function\*?|class|interface|struct|enum|trait|impl|record|module|namespace|def|fn|func|sub)\s+(?:\([^)]*\)\s*)?([\p{L}_$][\p{L}\p{N}_$-]*)/iu,
  /^\s*(?:export\s+)?(?:const|let|var)\s+([\p{L}_$][\p{L}\p{N}_$]*)\s*(?::[^=]+)?=\s*(?:async\s*)?(?:function\b|\([^)]*\)\s*(?::[^=]+)?=>|[\p{L}_$][\p{L}\p{N}_$]*\s*=>|class\b)/u,
  /^\s*(?:export\s+)?type\s+([\p{L}_$][\p{L}\p{N}_$]*)\s*(?:<[^>]*>)?\s*=/u,
  // A method or a function of C, C#, Java: words, a name, a list in brackets, an opening brace.
  /^\s{0,8}(?!(?:return|await|throw|raise|yield|new|else|delete)\b)(?:[\p{L}_][\p{L}\p{N}_<>,.:[\]*&?]*\s+){1,6}[*&]?([\p{L}_][\p{L}\p{N}_:~]*)\s*\([^;{}]*\)\s*(?:const\s*)?(?:throws\s+[\p{L}\p{N}_, ]+)?\{?\s*$/u,
]

/** No definition, although it looks like the last kind. */
const notANames = new Set(['if', 'for', 'while', 'switch', 'catch', 'return', 'else', 'function', 'using', 'lock'])

const longestLine = 2_000

/** Functions and classes of a file; where there are none, and between them, windows of lines that overlap. */
export function piecesOf(text: string): readonly Piece[] {
  const lines = text.split(lineEnd)
  const starts = lines.flatMap((line, index) => {
    const name = definedIn(line)
    return name === null ? [] : [{ name, index: withRemarks(lines, index) }]
  })
  const pieces: Piece[] = []
  let from = 0
  for (const [at, { name, index }] of starts.entries()) {
    if (index > from) pieces.push(...windows(lines, from, index))
    const next = starts[at + 1]?.index ?? lines.length
    pieces.push(...named(name, lines, { from: index, to: next }))
    from = next
  }
  pieces.push(...windows(lines, from, lines.length))
  return pieces
}

function definedIn(line: string): string | null {
  if (line.length > longestLine) return null
  for (const definition of definitions) {
    const name = definition.exec(line)?.[1]
    if (name !== undefined && !notANames.has(name)) return name
  }
  return null
}

/** What stands right above a definition says what it is for: it belongs to it. */
function withRemarks(lines: readonly string[], index: number): number {
  let from = index
  while (from > 0 && remark.test(lines[from - 1] ?? '')) from -= 1
  return from
}

const remark = /^\s*(?:\/\/|\/\*|\*|#(?!include|define|if|endif)|--|@[\p{L}]|\[[\p{L}])/u

type Span = { readonly from: number; readonly to: number }

function named(name: string, lines: readonly string[], { from, to }: Span): readonly Piece[] {
  if (to - from <= longestPieceLines) return [pieceOf(name, lines, { from, to })]
  return windows(lines, from, to).map((piece) => ({ ...piece, name }))
}

function windows(lines: readonly string[], from: number, to: number): readonly Piece[] {
  const found: Piece[] = []
  for (let at = from; at < to; at += windowLines - overlapLines) {
    const end = Math.min(at + windowLines, to)
    if (lines.slice(at, end).some((line) => line.trim() !== '')) found.push(pieceOf('', lines, { from: at, to: end }))
    if (end === to) break
  }
  return found
}

function pieceOf(name: string, lines: readonly string[], { from, to }: Span): Piece {
  return { name, firstLine: from + 1, lastLine: to, text: lines.slice(from, to).join('\n') }
}
