const fence = /^ {0,3}(`{3,}|~{3,})/u
const listMark = /^ {0,3}(?:[-*+]|\d{1,9}[.)])(?:\s|$)/u

/**
 * Markdown cut at blank lines into blocks that can be drawn each by itself. While an answer comes in only the last one changes. Blank
 * lines within a fence or a list cut nothing.
 */
export function markdownBlocks(text: string): readonly string[] {
  const blocks: string[] = []
  let lines: string[] = []
  let open: string | null = null
  let isList = false
  let isAfterBlank = false
  const close = (): void => {
    if (lines.length > 0) blocks.push(lines.join('\n'))
    lines = []
  }
  for (const line of text.split('\n')) {
    if (open === null && line.trim() === '') {
      isAfterBlank = true
      if (!isList) close()
      else lines.push(line)
      continue
    }
    const goesOn = /^\s/u.test(line) || listMark.test(line)
    if (open === null && isList && isAfterBlank && !goesOn) close()
    if (lines.length === 0) isList = listMark.test(line)
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
