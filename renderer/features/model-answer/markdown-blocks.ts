const fence = /^ {0,3}(`{3,}|~{3,})/u
const listMark = /^ {0,3}(?:[-*+]|\d{1,9}[.)])(?:\s|$)/u

/** A block, and where in the text it begins. */
export type Block = { readonly at: number; readonly text: string }

/**
 * Markdown cut at blank lines into blocks that can be drawn each by itself. While an answer comes in only the last one changes. Blank
 * lines within a fence or a list cut nothing.
 */
export function markdownBlocks(text: string): readonly Block[] {
  const blocks: Block[] = []
  let lines: string[] = []
  let begins = 0
  let at = 0
  let open: string | null = null
  let isList = false
  let isAfterBlank = false
  const close = (): void => {
    if (lines.length > 0) blocks.push({ at: begins, text: lines.join('\n') })
    lines = []
  }
  for (const line of text.split('\n')) {
    const here = at
    at += line.length + 1
    if (open === null && line.trim() === '') {
      isAfterBlank = true
      if (!isList) close()
      else lines.push(line)
      continue
    }
    const goesOn = /^\s/u.test(line) || listMark.test(line)
    if (open === null && isList && isAfterBlank && !goesOn) close()
    if (lines.length === 0) {
      isList = listMark.test(line)
      begins = here
    }
    isAfterBlank = false
    lines.push(line)
    open = fenceAfter(line, open)
  }
  close()
  return blocks
}

/** The fence that is open behind this line; null = none is. */
function fenceAfter(line: string, open: string | null): string | null {
  const mark = fence.exec(line)?.[1] ?? null
  if (open === null) return mark
  const isEnd = mark !== null && mark.startsWith(open) && line.trim() === mark
  return isEnd ? null : open
}

/** An answer as it grows: parts that have settled, each the same object for as long as it stands, and the block that is written at. */
export type GrowingBlocks = {
  read(text: string): { readonly settled: readonly SettledPart[]; readonly open: Block | null }
}
export type SettledPart = { readonly at: number; readonly blocks: readonly Block[] }

/** Reads only what has come since. A text that does not go on from the one before is read from its beginning. */
export function createGrowingBlocks(): GrowingBlocks {
  let settledText = ''
  let settled: readonly SettledPart[] = []
  return {
    read: (text) => {
      if (!text.startsWith(settledText)) [settledText, settled] = ['', []]
      const from = settledText.length
      const blocks = markdownBlocks(text.slice(from)).map((block) => ({ ...block, at: from + block.at }))
      const open = blocks.at(-1) ?? null
      if (open !== null && blocks.length > 1) {
        settled = [...settled, { at: from, blocks: blocks.slice(0, -1) }]
        settledText = text.slice(0, open.at)
      }
      return { settled, open }
    },
  }
}
