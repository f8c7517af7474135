import { cmdCommands } from './cmd-commands.ts'
import { posixPrograms } from './posix-programs.ts'
import { note, type Inside, type Reading } from './reading.ts'
import { windowsDiskAndFilePrograms } from './windows-disks-and-files.ts'
import { windowsPrograms } from './windows-programs.ts'

const starting = 'run|call|Popen|check_call|check_output|getoutput|getstatusoutput|system|popen'
/** A text in quotes without any escape, or a row of such texts. */
const oneText = /^\s*(['"])((?:(?!\1)[^\\\n])*)\1\s*[,)]/
const rowOfTexts = /^\s*[[(]((?:\s*(?:'[^'\\\n]*'|"[^"\\\n]*")\s*,)*\s*(?:'[^'\\\n]*'|"[^"\\\n]*")\s*,?)\s*[\])]/

/** What a program of Python starts by `subprocess` or `os`, as lines that are judged; `hidden` = it does not show what. */
export function programsStarted(
  text: string,
  first: number,
): { readonly hidden: Reading['doubts']; readonly inside: readonly Inside[] } {
  const found = [...text.matchAll(callsIn(text))].map((call) => ({
    shown: shownLine(text.slice(call.index + call[0].length)),
    line: first + text.slice(0, call.index).split('\n').length - 1,
  }))
  return {
    hidden: found.flatMap(({ shown, line }) => (shown === null ? [note('runs_hidden_code', line)] : [])),
    inside: found.flatMap(({ shown, line }) => (shown === null ? [] : [insideOf(shown, line)])),
  }
}

/** Also under another name, and by a function that was taken out of its module. */
function callsIn(text: string): RegExp {
  const others = [...text.matchAll(/\bimport\s+(?:subprocess|os)\s+as\s+([A-Za-z_]\w*)/g)].flatMap(
    ([, name]) => name ?? [],
  )
  const module = String.raw`(?:${['subprocess', 'os', ...others].join('|')})\s*\.\s*`
  const isBare = /\bfrom\s+(?:subprocess|os)\s+import\b/.test(text)
  return new RegExp(String.raw`(?<![\w.])(?:${module})${isBare ? '?' : ''}(?:${starting})\s*\(`, 'g')
}

/** Null = it is put together only while it runs. */
function shownLine(given: string): string | null {
  const one = oneText.exec(given)?.[2]
  if (one !== undefined) return one
  const row = rowOfTexts.exec(given)?.[1]
  if (row === undefined) return null
  const words = [...row.matchAll(/'([^']*)'|"([^"]*)"/g)].map(([, single, double]) => single ?? double ?? '')
  if (words.some((word) => /['"]/.test(word))) return null
  return words.map((word) => (/^[\w./:\\=@+-]+$/.test(word) ? word : `"${word}"`)).join(' ')
}

/** Which shell it is meant for is told by its first word. */
function insideOf(text: string, line: number): Inside {
  const name = (/^\S+/.exec(text.trim())?.[0] ?? '').toLowerCase().replace(/\.exe$/, '')
  const ofWindows = [cmdCommands, windowsPrograms, windowsDiskAndFilePrograms]
  const isOfWindows = ofWindows.some((table) => Object.hasOwn(table, name)) && !Object.hasOwn(posixPrograms, name)
  return { shell: isOfWindows ? 'cmd' : 'posix', text, line }
}
