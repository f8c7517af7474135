/**
 * One line of what ripgrep tells; `isMatch` false = a line around one. `bytes` as they stand in the file, with the end of the line. Ripgrep
 * ends lines with LF alone: such a one begins at `lineAt`, and `returns` lines before this end in it with CR.
 */
export type SeenLine = {
  readonly lineAt: number
  readonly returns: number
  readonly atByte: number
  readonly bytes: Uint8Array
  readonly isMatch: boolean
}

/** What ripgrep takes for one line, with where in it something that fits begins. */
type WholeLine = Pick<SeenLine, 'lineAt' | 'bytes'> & { readonly starts: readonly number[] }
type Wanted = { readonly isMatch: boolean; readonly context: number }

/** The lines in what ripgrep takes for one: those that fit, and of the others those around them. */
export function linesIn({ lineAt, bytes, starts }: WholeLine, { isMatch, context }: Wanted): readonly SeenLine[] {
  const parts = partsOf(bytes)
  if (parts.length === 1) return [{ lineAt, returns: 0, atByte: lineAt, bytes, isMatch }]
  const found = parts.map(({ from, to }, at) =>
    starts.some((start) => start >= from && (start < to || at === parts.length - 1)),
  )
  return wantedParts(found, context).map((at) => {
    const { from, to } = parts[at] ?? { from: 0, to: 0 }
    const seen = { lineAt, returns: at, atByte: lineAt + from, bytes: bytes.subarray(from, to) }
    return { ...seen, isMatch: found[at] === true }
  })
}

type BytePart = { readonly from: number; readonly to: number }
const [lineFeed, carriageReturn] = [10, 13]

/** The lines in what ends with LF: CR alone ends one as well. */
function partsOf(bytes: Uint8Array): readonly BytePart[] {
  const parts: BytePart[] = []
  let from = 0
  for (let at = bytes.indexOf(carriageReturn); at !== -1; at = bytes.indexOf(carriageReturn, at + 1)) {
    if (bytes[at + 1] === lineFeed) break
    parts.push({ from, to: at + 1 })
    from = at + 1
  }
  return from < bytes.length || parts.length === 0 ? [...parts, { from, to: bytes.length }] : parts
}

/** Those that are found, those around them, and at both ends those that may be around what is found in the lines beside. */
function wantedParts(found: readonly boolean[], context: number): readonly number[] {
  const wanted = new Set<number>()
  const takeAround = (first: number, last: number): void => {
    for (let at = Math.max(0, first - context); at <= Math.min(found.length - 1, last + context); at += 1)
      wanted.add(at)
  }
  takeAround(-1, -1)
  takeAround(found.length, found.length)
  for (const [at, isFound] of found.entries()) if (isFound) takeAround(at, at)
  return [...wanted].sort((one, other) => one - other)
}
