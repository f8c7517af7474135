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

/** Variables that have a value on every PC; what another one holds is known only while the line runs. */
const fixedVariables = new Set(
  (
    'ALLUSERSPROFILE APPDATA CD COMMONPROGRAMFILES COMPUTERNAME DATE ERRORLEVEL HOMEDRIVE HOMEPATH LOCALAPPDATA LOGONSERVER ' +
    'NUMBER_OF_PROCESSORS OS PATH PROCESSOR_ARCHITECTURE PROGRAMDATA PROGRAMFILES PROGRAMFILES(X86) PROGRAMW6432 PUBLIC RANDOM ' +
    'SYSTEMDRIVE SYSTEMROOT TEMP TIME TMP USERDNSDOMAIN USERDOMAIN USERNAME USERPROFILE WINDIR'
  ).split(' '),
)

/** Commands of the interpreter itself: their name ends where a letter could not go on. */
const builtInName =
  /^(?:assoc|call|cd|chdir|cls|copy|date|del|dir|echo|erase|ftype|md|mkdir|mklink|move|path|popd|pushd|rd|rem|ren|rename|rmdir|set|start|time|title|type|ver|verify|vol)(?=[.:\\+[\](])/i

/** What stands before a command and does nothing but choose whether, and how often, it runs. */
const conditionHeader =
  /^if\s+(?:\/i\s+)?(?:not\s+)?(?:exist\s+(?:"[^"]*"|[^\s()"]+)|defined\s+\S+|(?:errorlevel|cmdextversion)\s+\d+|(?:"[^"]*"|[^\s()"=]+)\s*(?:==|\b(?:equ|neq|lss|leq|gtr|geq)\b)\s*(?:"[^"]*"|[^\s()"]+))\s*/i
const loopHeader = /^for\s+(?:\/[dlrf]\s+)?(?:"[^"]*"\s+|[^\s%]+\s+)?%%?\S\s+in\s*\(([^)]*)\)\s*do\b\s*/i

type Scan = { readonly text: string; readonly first: number; readonly reading: OpenReading; at: number; depth: number }

/** The commands of a line for cmd.exe, as the interpreter would cut it. Pure and total: what it cannot read is a doubt. */
export function readCmd(text: string, first = 1): Reading {
  const scan: Scan = { text, first, reading: openReading(), at: 0, depth: 0 }
  let isFed = false
  while (scan.at < text.length) {
    const separator = skipSeparators(scan)
    if (separator.includes('|')) isFed = /(?:^|[^|])\|(?:[^|]|$)/.test(separator)
    else if (separator !== '') isFed = false
    if (scan.at >= text.length) break
    if (skipHeader(scan)) continue
    readPart(scan, isFed)
  }
  if (scan.depth > 0) scan.reading.doubts.push(note('not_closed', lineAt(text, text.length, first)))
  return scan.reading
}

/** Goes on to the next command and gives the operators that stood before it. */
function skipSeparators(scan: Scan): string {
  let operators = ''
  for (; scan.at < scan.text.length; scan.at += 1) {
    const sign = scan.text.charAt(scan.at)
    if (sign === '(') scan.depth += 1
    else if (sign === ')') scan.depth = Math.max(0, scan.depth - 1)
    else if (/[&|\n\r]/.test(sign)) operators += sign
    else if (!/[\s,;=@]/.test(sign)) break
  }
  return operators
}

function skipHeader(scan: Scan): boolean {
  const rest = scan.text.slice(scan.at)
  const line = lineAt(scan.text, scan.at, scan.first)
  const { reading } = scan
  const otherwise = /^else\b\s*/i.exec(rest)
  const found = otherwise ?? conditionHeader.exec(rest) ?? loopHeader.exec(rest)
  if (found === null) return false
  scan.at += found[0].length
  if (otherwise !== null) return true
  reading.doubts.push(note('program_text', line))
  // Paths of a condition are touched when it is asked.
  reading.parts.push(valuePart(found[0].split(/[\s"]+/), line))
  const listed = found[1]
  // What stands in quotes behind /f may be a command whose output is gone through.
  if (listed !== undefined && /['`]/.test(listed))
    reading.inside.push({ shell: 'cmd', text: listed.replace(/^\s*['`]|['`]\s*$/g, ''), line })
  return true
}

/** Values that no command gets but that are looked at all the same. */
function valuePart(values: readonly string[], line: number): Reading['parts'][number] {
  return {
    shape: 'command',
    name: plainWord('if'),
    args: values.map((value) => plainWord(value)),
    redirects: [],
    isFed: false,
    line,
  }
}

function readPart(scan: Scan, isFed: boolean): void {
  const { reading, text } = scan
  const line = lineAt(text, scan.at, scan.first)
  const words: Word[] = []
  const redirects: Redirect[] = []
  while (scan.at < text.length && !endsPart(scan)) {
    const sign = text.charAt(scan.at)
    if (/\s/.test(sign)) scan.at += 1
    else if (redirectAt(scan) !== null) redirects.push(readRedirect(scan))
    else words.push(...readWord(scan, words.length === 0))
  }
  const [name = plainWord('')] = words
  reading.parts.push({ shape: 'command', name, args: words.slice(1), redirects, isFed, line })
}

function endsPart({ text, at, depth }: Scan): boolean {
  return /[&|\n\r]/.test(text.charAt(at)) || (depth > 0 && text.charAt(at) === ')')
}

function redirectAt({ text, at }: Scan): string | null {
  return /^\d?(?:>>|>|<)(?:&\d)?/.exec(text.slice(at, at + 5))?.[0] ?? null
}

function readRedirect(scan: Scan): Redirect {
  const sign = redirectAt(scan) ?? ''
  scan.at += sign.length
  const way = sign.includes('<') ? 'in' : 'out'
  if (sign.includes('&')) return { way, target: plainWord(sign.slice(sign.indexOf('&'))) }
  while (/[^\S\n\r]/.test(scan.text.charAt(scan.at))) scan.at += 1
  const isMissing = scan.at >= scan.text.length || endsPart(scan) || redirectAt(scan) !== null
  return { way, target: isMissing ? null : (readWord(scan, false)[0] ?? null) }
}

/** One word. The first one ends where its name ends, so that `ipconfig/flushdns` gives two. */
function readWord(scan: Scan, isName: boolean): Word[] {
  const word = openWord()
  const start = scan.at
  let isInQuotes = false
  while (scan.at < scan.text.length) {
    const sign = scan.text.charAt(scan.at)
    if (sign === '"') {
      isInQuotes = !isInQuotes
      word.quoted = true
      word.started = true
      scan.at += 1
    } else if (isInQuotes ? /[\n\r]/.test(sign) : endsWord(scan, { isName, isEmpty: !word.started })) break
    else addNext(scan, word, isInQuotes)
  }
  if (isInQuotes) scan.reading.doubts.push(note('not_closed', lineAt(scan.text, start, scan.first)))
  if (!isName || word.quoted) return [closeWord(word)]
  const builtIn = builtInName.exec(word.text)?.[0]
  if (builtIn === undefined) return [closeWord(word)]
  return [closeWord({ ...word, text: builtIn }), closeWord({ ...word, text: word.text.slice(builtIn.length) })]
}

function endsWord(scan: Scan, { isName, isEmpty }: { readonly isName: boolean; readonly isEmpty: boolean }): boolean {
  const sign = scan.text.charAt(scan.at)
  if (/\s/.test(sign) || endsPart(scan) || /[<>]/.test(sign)) return true
  if (!isName || isEmpty) return false
  if (/[,;=]/.test(sign)) return true
  // A slash ends a name, but not a path that was begun with one.
  return sign === '/' && !/[\\/:]/.test(scan.text.slice(wordStart(scan), scan.at))
}

function wordStart({ text, at }: Scan): number {
  let start = at
  while (start > 0 && !/[\s&|()]/.test(text.charAt(start - 1))) start -= 1
  return start
}

function addNext(scan: Scan, word: OpenWord, isInQuotes: boolean): void {
  const rest = scan.text.slice(scan.at)
  const sign = rest.charAt(0)
  if (sign === '^' && !isInQuotes) {
    const escaped = /^\^\r?\n?/.exec(rest)?.[0] ?? '^'
    word.escaped = true
    const next = escaped.length > 1 ? '' : rest.charAt(1)
    addSigns(word, next)
    scan.at += escaped.length + next.length
    return
  }
  const named = /^%([^%:\s"]{1,60})(:[^%\n]*)?%/.exec(rest)
  const late = named ?? /^%%?~?[a-z0-9*]/i.exec(rest) ?? /^![^!\s]+!/.exec(rest)
  if (late === null) {
    addSigns(word, sign)
    scan.at += 1
    return
  }
  const [written, name = '', change] = late
  if (named !== null && change === undefined && fixedVariables.has(name.toUpperCase())) addVariable(word, name, written)
  else addLate(word, written)
  scan.at += written.length
}
