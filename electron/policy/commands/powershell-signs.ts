/** Signs that Windows PowerShell takes for one another: five single quotes, four double ones, four dashes, and its blanks. */
const singleQuotes = /['\u2018\u2019\u201a\u201b]/
const doubleQuotes = /["\u201c\u201d\u201e]/
export const powershellDash = /[-\u2013\u2014\u2015]/
export const powershellBlank = /[^\S\n\r]|\u0085/

export function isSingleQuote(sign: string): boolean {
  return singleQuotes.test(sign)
}

export function isDoubleQuote(sign: string): boolean {
  return doubleQuotes.test(sign)
}

const closing: Readonly<Record<string, string>> = { '(': ')', '{': '}', '[': ']' }

/** Position behind the bracket that closes the one at `at`, past strings and comments; null = it is never closed. */
export function endOfBracket(text: string, at: number): number | null {
  const open: string[] = []
  for (let index = at; index < text.length;) {
    const sign = text.charAt(index)
    const close = closing[sign]
    if (sign === '`') index += 2
    else if (isSingleQuote(sign) || isDoubleQuote(sign)) {
      const end = endOfString(text, index)
      if (end === null) return null
      index = end
    } else if (text.startsWith('<#', index)) index = endAfter(text, '#>', index)
    else if (sign === '#' && /[\s({;|]/.test(text.charAt(index - 1))) index = endAfter(text, '\n', index)
    else {
      index += 1
      if (close !== undefined) open.push(close)
      else if (sign === open.at(-1)) open.pop()
      if (open.length === 0) return index
    }
  }
  return null
}

/** Position behind a string that begins at `at`; null = it is never closed. */
export function endOfString(text: string, at: number): number | null {
  const isQuote = isSingleQuote(text.charAt(at)) ? isSingleQuote : isDoubleQuote
  const isDouble = isQuote === isDoubleQuote
  for (let index = at + 1; index < text.length;) {
    const sign = text.charAt(index)
    if (isDouble && sign === '`') index += 2
    else if (isDouble && text.startsWith('$(', index)) {
      const end = endOfBracket(text, index + 1)
      if (end === null) return null
      index = end
    } else if (!isQuote(sign)) index += 1
    else if (isQuote(text.charAt(index + 1))) index += 2
    else return index + 1
  }
  return null
}

function endAfter(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from)
  return found === -1 ? text.length : found + mark.length
}
