/** How wide a character of the file is, and which of two bytes comes first. */
export type CharacterWidth = 'one_byte' | 'utf-16le' | 'utf-16be'

export type WantedLines = {
  readonly fromLine: number
  readonly lines: number
  /** A page holds no more: the line that goes beyond is left for the next one. */
  readonly mostBytes: number
  /** True = counts to the end of the file. */
  readonly countsAll: boolean
  /** Behind the mark of the encoding. */
  readonly startsAt: number
  readonly width: CharacterWidth
}

export type LineCounter = {
  /** The next bytes of the file, an even number of them but for the last. `done` = the wanted lines are known. */
  add(bytes: Uint8Array): 'more' | 'done'
  /** At the end of the file. */
  end(): void
  found(): FoundLines
}

export type FoundLines = {
  /** Where the first wanted line begins; null = the file has fewer lines. */
  readonly fromByte: number | null
  /** Behind the last line of the page; null = not even the first one fits. */
  readonly toByte: number | null
  readonly toLine: number
  /** Lines seen so far: all of the file where it was counted to its end. */
  readonly lines: number
}

const lineFeed = 0x0a
const carriageReturn = 0x0d

/** Finds lines in bytes, as editors count them: they end with LF, CR LF or CR alone. */
export function createLineCounter(wanted: WantedLines): LineCounter {
  const { countsAll, startsAt, width } = wanted
  const page = createPage(wanted)
  const step = width === 'one_byte' ? 1 : 2
  const low = width === 'utf-16be' ? 1 : 0
  let at = startsAt
  let isAfterReturn = false
  const signAt = (bytes: Uint8Array, index: number): number =>
    step === 1 ? (bytes[index] ?? 0) : bytes[index + 1 - low] === 0 ? (bytes[index + low] ?? 0) : -1
  return {
    add: (bytes) => {
      for (let index = 0; index < bytes.length; index += step) {
        const sign = signAt(bytes, index)
        if (sign === lineFeed) page.endLine(at + step)
        else if (isAfterReturn) page.endLine(at)
        isAfterReturn = sign === carriageReturn
        at += step
      }
      return !countsAll && page.isFull(at) ? 'done' : 'more'
    },
    end: () => page.endFile(at),
    found: page.found,
  }
}

type Page = {
  readonly endLine: (end: number) => void
  readonly endFile: (end: number) => void
  readonly isFull: (at: number) => boolean
  readonly found: () => FoundLines
}

function createPage({ fromLine, lines, mostBytes, startsAt }: WantedLines): Page {
  let line = 1
  let lineAt = startsAt
  let fromByte = fromLine === 1 ? startsAt : null
  let toByte: number | null = null
  let toLine = fromLine - 1
  let isFull = false
  const endLine = (end: number): void => {
    if (fromByte !== null && !isFull) {
      const fits = end - fromByte <= mostBytes
      if (fits) [toByte, toLine] = [end, line]
      isFull = !fits || line === fromLine + lines - 1
    }
    line += 1
    lineAt = end
    if (line === fromLine) fromByte = end
  }
  return {
    endLine,
    // A text that ends with a line break has no empty line behind it.
    endFile: (end) => {
      if (end > lineAt) endLine(end)
      if (fromByte === end && toByte === null && end > startsAt) fromByte = null
    },
    isFull: (at) => isFull || (fromByte !== null && at - fromByte > mostBytes),
    found: () => ({ fromByte, toByte, toLine, lines: line - 1 }),
  }
}
