import {
  addLate,
  addSigns,
  addVariable,
  closeWord,
  lineAt,
  note,
  openReading,
  openWord,
  plainWord,
  type OpenReading,
  type OpenWord,
  type Reading,
  type Redirect,
  type Word,
} from './reading.ts'

type Scan = { readonly text: string; readonly first: number; readonly reading: OpenReading; at: number; depth: number }

const fixedVariables = /^(?:HOME|HOSTNAME|LANG|LOGNAME|OLDPWD|PATH|PWD|SHELL|TMPDIR|USER)$/
const keywords =
  /^(?:case|do|done|elif|else|esac|fi|for|function|if|in|select|then|time|until|while|coproc|\{|\}|!|\[\[)$/
/** Words that lead on to a command of their own. */
const leading = /^(?:do|elif|else|if|then|time|until|while|\{|\}|!)$/

/** The commands of a line for a POSIX shell. Pure and total: what it cannot read is a doubt. */
export function readPosix(text: string, first = 1): Reading {
  const scan: Scan = { text, first, reading: openReading(), at: 0, depth: 0 }
  let isFed = false
  while (scan.at < text.length) {
    const operators = skipSeparators(scan)
    if (operators.includes('|')) isFed = /(?:^|[^|])\|&?$/.test(operators)
    else if (operators !== '') isFed = false
    if (scan.at >= text.length) break
    readPart(scan, isFed)
  }
  return scan.reading
}

function skipSeparators(scan: Scan): string {
  let operators = ''
  for (; scan.at < scan.text.length; scan.at += 1) {
    const sign = scan.text.charAt(scan.at)
    if (sign === '#') scan.at = endOfLine(scan) - 1
    else if (/[&|;\n\r]/.test(sign)) operators += sign
    else if (!/[\s()]/.test(sign)) break
  }
  return operators
}

function endOfLine({ text, at }: Scan): number {
  const end = text.indexOf('\n', at)
  return end === -1 ? text.length : end
}

function readPart(scan: Scan, isFed: boolean): void {
  const { reading, text } = scan
  const line = lineAt(text, scan.at, scan.first)
  const words: Word[] = []
  const redirects: Redirect[] = []
  while (scan.at < text.length && !/[&|;\n\r()]/.test(text.charAt(scan.at))) {
    const sign = text.charAt(scan.at)
    const redirect = /^\d?(?:&>>?|>>|>\||>&|<<<|<<|<>|<&|>|<)(?:\d|-)?/.exec(text.slice(scan.at))
    if (/\s/.test(sign)) scan.at += 1
    else if (sign === '#') scan.at = endOfLine(scan)
    else if (redirect !== null) redirects.push(readRedirect(scan, redirect[0]))
    else if (!takesNoCommand(scan, words)) words.push(readWord(scan))
  }
  if (text.charAt(scan.at) === '(' && words.length > 0) reading.doubts.push(note('program_text', line))
  const [name = plainWord('')] = words
  if (words.length > 0 || redirects.length > 0)
    reading.parts.push({ shape: 'command', name, args: words.slice(1), redirects, isFed, line })
}

/** Passes over what stands before a command: words of the language, and values that hold for it alone. */
function takesNoCommand(scan: Scan, words: readonly Word[]): boolean {
  if (words.length > 0) return false
  const rest = scan.text.slice(scan.at)
  const line = lineAt(scan.text, scan.at, scan.first)
  const value = /^[A-Za-z_]\w*\+?=/.exec(rest)
  if (value !== null) {
    // A library or a path that is set decides what the command really runs.
    scan.reading.doubts.push(
      note(/^(?:LD_|DYLD_|PATH|IFS|BASH_ENV|ENV=|PS4|PROMPT)/.test(rest) ? 'hidden_name' : 'late_value', line),
    )
    scan.at += value[0].length
    if (!/^(?:\s|[&|;()]|$)/.test(scan.text.slice(scan.at))) readWord(scan)
    return true
  }
  const keyword = /^\S+/.exec(rest)?.[0] ?? ''
  if (!keywords.test(keyword)) return false
  scan.reading.doubts.push(note('program_text', line))
  if (!leading.test(keyword)) return false
  scan.at += keyword.length
  return true
}

function readRedirect(scan: Scan, sign: string): Redirect {
  scan.at += sign.length
  const way = sign.includes('>') ? 'out' : 'in'
  if (/[&][\d-]$/.test(sign)) return { way, target: plainWord(sign.slice(sign.indexOf('&'))) }
  // Text that follows on later lines, or a text in place of a file.
  if (sign.includes('<<')) scan.reading.doubts.push(note('program_text', lineAt(scan.text, scan.at, scan.first)))
  while (/[^\S\n\r]/.test(scan.text.charAt(scan.at))) scan.at += 1
  if (scan.text.charAt(scan.at) === '(') {
    scan.reading.doubts.push(note('late_value', lineAt(scan.text, scan.at, scan.first)))
    return { way: 'in', target: plainWord('', { late: true }) }
  }
  if (/^[\n\r&|;]?$/.test(scan.text.charAt(scan.at))) return { way, target: null }
  return { way, target: readWord(scan) }
}

function readWord(scan: Scan): Word {
  const word = openWord()
  while (scan.at < scan.text.length) {
    const sign = scan.text.charAt(scan.at)
    if (/[\s&|;<>()]/.test(sign)) break
    if (sign === "'") readSingle(scan, word)
    else if (sign === '"') readDouble(scan, word)
    else if (sign === '\\') {
      word.escaped = true
      addSigns(word, scan.text.charAt(scan.at + 1).replace('\n', ''))
      scan.at += 2
    } else if (sign === '$' || sign === '`') readValue(scan, word)
    else {
      addSigns(word, sign)
      scan.at += 1
    }
  }
  return closeWord(word)
}

function readSingle(scan: Scan, word: OpenWord): void {
  const end = scan.text.indexOf("'", scan.at + 1)
  if (end === -1) scan.reading.doubts.push(note('not_closed', lineAt(scan.text, scan.at, scan.first)))
  word.quoted = true
  addSigns(word, scan.text.slice(scan.at + 1, end === -1 ? undefined : end))
  scan.at = end === -1 ? scan.text.length : end + 1
}

function readDouble(scan: Scan, word: OpenWord): void {
  const start = scan.at
  word.quoted = true
  word.started = true
  scan.at += 1
  while (scan.at < scan.text.length && scan.text.charAt(scan.at) !== '"') {
    const sign = scan.text.charAt(scan.at)
    if (sign === '$' || sign === '`') readValue(scan, word)
    else {
      const isEscaped = sign === '\\' && /["$`\\\n]/.test(scan.text.charAt(scan.at + 1))
      if (isEscaped) scan.at += 1
      addSigns(word, scan.text.charAt(scan.at))
      scan.at += 1
    }
  }
  if (scan.at >= scan.text.length) scan.reading.doubts.push(note('not_closed', lineAt(scan.text, start, scan.first)))
  scan.at += 1
}

/** A variable or a substitution. Code in one runs while the line is put together. */
function readValue(scan: Scan, word: OpenWord): void {
  const rest = scan.text.slice(scan.at)
  const line = lineAt(scan.text, scan.at, scan.first)
  const substitution = rest.startsWith('`') ? backQuoted(rest) : rest.startsWith('$(') ? inBrackets(rest) : null
  if (substitution !== null) {
    if (!substitution.isClosed) scan.reading.doubts.push(note('not_closed', line))
    scan.reading.doubts.push(note('late_value', line))
    scan.reading.inside.push({ shell: 'posix', text: substitution.inner, line })
    addLate(word, '$()')
    scan.at += substitution.length
    return
  }
  const [written = '$', braced, bare] = /^\$(?:\{([^}]*)\}|(\w+|[@*#?$!-]))?/.exec(rest) ?? []
  const name = braced ?? bare
  if (rest.startsWith("$'")) word.escaped = true
  if (name === undefined) addSigns(word, written)
  else if (fixedVariables.test(name)) addVariable(word, name, written)
  else addLate(word, written)
  scan.at += written.length
}

type Substitution = { readonly inner: string; readonly length: number; readonly isClosed: boolean }

function backQuoted(rest: string): Substitution {
  const end = /(?<!\\)`/.exec(rest.slice(1))?.index
  if (end === undefined) return { inner: rest.slice(1), length: rest.length, isClosed: false }
  return { inner: rest.slice(1, end + 1).replaceAll('\\`', '`'), length: end + 2, isClosed: true }
}

function inBrackets(rest: string): Substitution {
  let depth = 0
  let quote = ''
  for (let at = 1; at < rest.length; at += 1) {
    const sign = rest.charAt(at)
    if (sign === '\\' && quote !== "'") at += 1
    else if (quote !== '') quote = sign === quote ? '' : quote
    else if (/["']/.test(sign)) quote = sign
    else if (sign === '(') depth += 1
    else if (sign === ')') depth -= 1
    if (depth === 0 && quote === '' && sign === ')') return { inner: rest.slice(2, at), length: at + 1, isClosed: true }
  }
  return { inner: rest.slice(2), length: rest.length, isClosed: false }
}
