import { endOfString, isDoubleQuote, isSingleQuote, powershellBlank, powershellDash } from './powershell-signs.ts'
import { readBracket, type PowerShellScan } from './powershell-scan.ts'
import {
  addLate,
  addSigns,
  addVariable,
  closeWord,
  lineAt,
  note,
  openWord,
  plainWord,
  type OpenWord,
  type Word,
} from './reading.ts'

/** Values that PowerShell itself gives, the same on every PC or told by its folders. */
const fixedVariables =
  /^(?:true|false|null|home|pwd|pshome|psversiontable|psculture|psuiculture|host|env:(?:allusersprofile|appdata|commonprogramfiles|computername|homedrive|homepath|localappdata|logonserver|number_of_processors|os|path|processor_architecture|programdata|programfiles|public|systemdrive|systemroot|temp|tmp|userdnsdomain|userdomain|username|userprofile|windir))$/i
/** These name nobody and nothing: an address may carry them. */
const constants = /^(?:true|false|null)$/i

/** One word at the place of the scan, which goes behind it. */
export function readPowerShellWord(scan: PowerShellScan): Word {
  const { text } = scan
  const sign = text.charAt(scan.at)
  const next = text.charAt(scan.at + 1)
  if (sign === '{') return bracketWord(scan, 'block')
  if (sign === '(') return readGroup(scan)
  if (sign === '@' && next === '{') return afterSign(scan, 'table')
  if (sign === '@' && next === '(') return afterSign(scan, 'group')
  if (sign === '@' && (isSingleQuote(next) || isDoubleQuote(next))) return readHereString(scan)
  if (sign === '@' && /[\w?]/.test(next)) return { ...readBare(scan), late: true }
  return readBare(scan)
}

function afterSign(scan: PowerShellScan, kind: Word['kind']): Word {
  scan.at += 1
  return bracketWord(scan, kind)
}

function bracketWord(scan: PowerShellScan, kind: Word['kind']): Word {
  return plainWord(readBracket(scan), { kind })
}

/** A group, or a date so and so many days before now, which is as good as written out. */
function readGroup(scan: PowerShellScan): Word {
  const date = /^\(\s*get-date\s*\)(?:\.Add(?:Days|Hours|Minutes)\(\s*-?\d{1,6}\s*\))?(?=$|[\s;,|)}])/i.exec(
    scan.text.slice(scan.at),
  )
  if (date !== null) {
    scan.at += date[0].length
    return plainWord(date[0], { quoted: true })
  }
  return bracketWord(scan, 'group')
}

/** Text over several lines. It is a value, but what it is for is seldom plain. */
function readHereString(scan: PowerShellScan): Word {
  const { text, reading, first, at } = scan
  const isPlain = isSingleQuote(text.charAt(at + 1))
  const end = /[\n\r](?:['\u2018-\u201b]|["\u201c-\u201e])@/.exec(text.slice(at))
  reading.doubts.push(note(end === null ? 'not_closed' : 'escaped_signs', lineAt(text, at, first)))
  scan.at = end === null ? text.length : at + end.index + end[0].length
  const inner = text.slice(at + 2, scan.at)
  if (!isPlain) keepSubstitutions(scan, inner, lineAt(text, at, first))
  return plainWord(inner, { quoted: true, late: !isPlain })
}

function readBare(scan: PowerShellScan): Word {
  const word = openWord()
  const isParameter = powershellDash.test(scan.text.charAt(scan.at)) && /[a-z?_]/i.test(scan.text.charAt(scan.at + 1))
  while (scan.at < scan.text.length) {
    const sign = scan.text.charAt(scan.at)
    if (isSingleQuote(sign) || isDoubleQuote(sign)) readString(scan, word)
    else if (powershellBlank.test(sign) || /[\n\r;|,)}<>]/.test(sign) || sign === '&') break
    else if (sign === '`') readEscape(scan, word)
    else if (sign === '$') readVariable(scan, word)
    else if (sign === '(' || sign === '{') {
      readCall(scan, word)
      if (sign === '{') break
    } else {
      addSigns(word, sign)
      scan.at += 1
    }
  }
  if (isParameter && !word.quoted) return closeWord(word, { isParameter: true, text: `-${word.text.slice(1)}` })
  return closeWord(word)
}

/** `.Delete(...)`, `[type](...)`: code of whatever it is called on. */
function readCall(scan: PowerShellScan, word: OpenWord): void {
  const line = lineAt(scan.text, scan.at, scan.first)
  const inner = readBracket(scan)
  scan.reading.inside.push({ shell: 'powershell', text: inner, line })
  addLate(word, `(${inner})`)
}

function readEscape(scan: PowerShellScan, word: OpenWord): void {
  const next = scan.text.charAt(scan.at + 1)
  word.escaped = true
  scan.reading.doubts.push(note('escaped_signs', lineAt(scan.text, scan.at, scan.first)))
  addSigns(word, /[\n\r]/.test(next) ? '' : next)
  scan.at += 2
}

function readVariable(scan: PowerShellScan, word: OpenWord): void {
  const line = lineAt(scan.text, scan.at, scan.first)
  if (scan.text.charAt(scan.at + 1) === '(') {
    scan.at += 1
    const inner = readBracket(scan)
    scan.reading.inside.push({ shell: 'powershell', text: inner, line })
    scan.reading.doubts.push(note('late_value', line))
    addLate(word, '$()')
    return
  }
  const [written = '$', braced, bare] = /^\$(?:\{([^}]*)\}|((?:\w+:)?\w+|[?^$]))?/.exec(scan.text.slice(scan.at)) ?? []
  const name = braced ?? bare ?? ''
  scan.at += written.length
  if (constants.test(name)) addSigns(word, written)
  else if (fixedVariables.test(name)) addVariable(word, name, written)
  else addLate(word, written)
}

function readString(scan: PowerShellScan, word: OpenWord): void {
  const { text, at } = scan
  const line = lineAt(text, at, scan.first)
  const end = endOfString(text, at)
  if (end === null) scan.reading.doubts.push(note('not_closed', line))
  const inner = text.slice(at + 1, end === null ? text.length : end - 1)
  scan.at = end ?? text.length
  word.quoted = true
  word.started = true
  if (isSingleQuote(text.charAt(at))) {
    addSigns(word, inner.replace(/['\u2018-\u201b]{2}/g, "'"))
    return
  }
  keepSubstitutions(scan, inner, line)
  addDoubleQuoted(word, inner)
}

function addDoubleQuoted(word: OpenWord, inner: string): void {
  // Escapes keep their sign, names of variables are told apart, everything else stands as it is.
  for (const [written, escaped, braced, bare] of inner.matchAll(
    /`([\s\S])|\$\{([^}]*)\}|\$((?:\w+:)?\w+|\()|[^`$]+|[`$]/g,
  )) {
    const name = braced ?? bare
    if (escaped !== undefined) addSigns(word, escaped)
    else if (name === undefined || constants.test(name)) addSigns(word, written)
    else if (fixedVariables.test(name)) addVariable(word, name, written)
    else addLate(word, written)
  }
}

/** Code in `$( )` runs while the text is put together. */
function keepSubstitutions(scan: PowerShellScan, inner: string, line: number): void {
  for (let at = inner.indexOf('$('); at !== -1; at = inner.indexOf('$(', at + 2)) {
    if (inner.charAt(at - 1) === '`') continue
    const within: PowerShellScan = { text: inner, first: line, reading: scan.reading, at: at + 1 }
    scan.reading.inside.push({ shell: 'powershell', text: readBracket(within), line })
    scan.reading.doubts.push(note('late_value', line))
  }
}
