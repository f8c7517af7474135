import type { PowerShellScan } from './powershell-scan.ts'
import { isDoubleQuote, isSingleQuote, powershellBlank } from './powershell-signs.ts'
import { readPowerShellWord } from './powershell-words.ts'
import { lineAt, note, openReading, plainWord, type Reading, type Redirect, type Word } from './reading.ts'

/** Words of the language itself: what they lead is a program, not a command. */
const keywords =
  /^(?:begin|break|catch|class|continue|data|do|dynamicparam|else|elseif|end|enum|exit|filter|finally|for|foreach|function|hidden|if|in|inlinescript|parallel|param|process|return|sequence|static|switch|throw|trap|try|until|while|workflow)$/i
/** These load code when the text is only read. */
const loaders = /^(?:using|configuration|import-dscresource)$/i
const assignment = /^(?:\[[\w.[\]]+\]\s*)?\$(?:\{[^}]*\}|[\w:?]+)(?:\.\w+|\[[^\]]*\])*\s*(?:=(?!=)|\+=|-=|\*=|\/=)\s*/

/** The commands of a line for PowerShell. Pure and total: what it cannot read is a doubt. */
export function readPowerShell(text: string, first = 1): Reading {
  const scan: PowerShellScan = { text, first, reading: openReading(), at: 0 }
  let isFed = false
  while (scan.at < text.length) {
    const separator = skipSeparators(scan)
    if (separator !== '') isFed = /^\|$/.test(separator.replace(/[\n\r]/g, '')) || (isFed && separator.trim() === '')
    if (scan.at >= text.length) break
    readStatement(scan, isFed)
  }
  return scan.reading
}

function skipSeparators(scan: PowerShellScan): string {
  const start = scan.at
  for (; scan.at < scan.text.length; scan.at += 1) {
    const sign = scan.text.charAt(scan.at)
    if (sign === '&' && scan.text.charAt(scan.at + 1) !== '&' && scan.text.charAt(scan.at - 1) !== '&') break
    if (sign === '#') scan.at = endOfLine(scan) - 1
    else if (!powershellBlank.test(sign) && !/[\n\r;|&]/.test(sign)) break
  }
  return scan.text
    .slice(start, scan.at)
    .replace(/#[^\n]*/g, '')
    .replace(/[^\S\n\r]/g, '')
}

function endOfLine({ text, at }: PowerShellScan): number {
  const end = text.indexOf('\n', at)
  return end === -1 ? text.length : end
}

function readStatement(scan: PowerShellScan, isFed: boolean): void {
  const { reading, text } = scan
  const line = lineAt(text, scan.at, scan.first)
  const assigned = assignment.exec(text.slice(scan.at))
  if (assigned !== null) {
    scan.at += assigned[0].length
    reading.doubts.push(note('late_value', line))
    reading.parts.push({
      shape: 'command',
      name: plainWord('set-variable'),
      args: [plainWord(assigned[0])],
      redirects: [],
      isFed: false,
      line,
    })
    return
  }
  const called = /^(?:&|\.(?=[\s'"$({]))/.exec(text.slice(scan.at))
  if (called !== null) scan.at += 1
  const start = scan.at
  const { words, redirects } = readWords(scan, called !== null)
  const [name = plainWord('')] = words
  const opening = text.slice(start, scan.at).trimStart().charAt(0)
  if (called === null && isValue(opening)) {
    reading.parts.push({ shape: 'expression', words, text: text.slice(start, scan.at), redirects, line })
    return
  }
  if (called !== null)
    reading.doubts.push(note(name.kind === 'plain' && !name.late ? 'escaped_signs' : 'hidden_name', line))
  if (keywords.test(name.text) && !name.quoted) reading.doubts.push(note('program_text', line))
  if (loaders.test(name.text)) reading.doubts.push(note('runs_hidden_code', line))
  reading.parts.push({ shape: 'command', name, args: words.slice(1), redirects, isFed, line })
}

/** True for a statement that is a value and no command. */
function isValue(sign: string): boolean {
  return isSingleQuote(sign) || isDoubleQuote(sign) || /[$(@[{!+\d-]/.test(sign)
}

type Words = { readonly words: Word[]; readonly redirects: Redirect[] }

function readWords(scan: PowerShellScan, isCalled: boolean): Words {
  const words: Word[] = []
  const redirects: Redirect[] = []
  while (scan.at < scan.text.length) {
    const sign = scan.text.charAt(scan.at)
    if (/[\n\r;|]/.test(sign) || (sign === '&' && !(isCalled && words.length === 0))) break
    const redirect = /^(?:[1-6*]?>>?(?:&[12])?|<)/.exec(scan.text.slice(scan.at))
    if (powershellBlank.test(sign) || sign === ',') scan.at += 1
    else if (sign === '#') scan.at = endOfLine(scan)
    else if (scan.text.startsWith('<#', scan.at)) skipComment(scan)
    else if (scan.text.startsWith('--%', scan.at)) skipVerbatim(scan)
    else if (/[)}\]]/.test(sign)) skipStray(scan)
    else if (redirect !== null) redirects.push(readRedirect(scan, redirect[0]))
    else words.push(readPowerShellWord(scan))
  }
  return { words, redirects }
}

function skipComment(scan: PowerShellScan): void {
  const end = scan.text.indexOf('#>', scan.at)
  scan.reading.doubts.push(note(end === -1 ? 'not_closed' : 'escaped_signs', lineAt(scan.text, scan.at, scan.first)))
  scan.at = end === -1 ? scan.text.length : end + 2
}

/** Behind `--%` the rest of the line is handed over as it stands, with variables of cmd.exe in it. */
function skipVerbatim(scan: PowerShellScan): void {
  const line = lineAt(scan.text, scan.at, scan.first)
  scan.reading.doubts.push(note('escaped_signs', line))
  const end = endOfLine(scan)
  scan.reading.inside.push({ shell: 'cmd', text: `if ${scan.text.slice(scan.at + 3, end)}`, line })
  scan.at = end
}

function skipStray(scan: PowerShellScan): void {
  scan.reading.doubts.push(note('not_closed', lineAt(scan.text, scan.at, scan.first)))
  scan.at += 1
}

function readRedirect(scan: PowerShellScan, sign: string): Redirect {
  scan.at += sign.length
  const way = sign === '<' ? 'in' : 'out'
  if (sign.includes('&')) return { way, target: plainWord(sign.slice(sign.indexOf('&'))) }
  while (powershellBlank.test(scan.text.charAt(scan.at))) scan.at += 1
  if (/^[\n\r;|]?$/.test(scan.text.charAt(scan.at))) return { way, target: null }
  return { way, target: readPowerShellWord(scan) }
}
