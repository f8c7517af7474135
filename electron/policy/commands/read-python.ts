import type { CommandReason } from '../../../shared/domain/command-class.ts'
import { programsStarted } from './python-starts.ts'
import { note, type Reading } from './reading.ts'

/** What names in a program of Python give away. A program can hide each of them: none of this ever makes it harmless. */
const signs: readonly (readonly [RegExp, CommandReason])[] = [
  [/\bshutil\.rmtree|\bos\.(?:remove|unlink|rmdir|removedirs)\b|\.(?:unlink|rmdir)\(/, 'deletes_files'],
  [/\b(?:subprocess|pty|ctypes)\b|\bos\.(?:system|popen|exec\w*|spawn\w*|startfile)\b/, 'starts_program'],
  [/\b(?:exec|eval|compile|__import__|marshal|b64decode|unhexlify|fromhex|importlib)\b/, 'runs_hidden_code'],
  [/\b(?:smtplib|ftplib|sendall|sendto)\b|\.(?:post|put|patch)\(|\bdata\s*=.*urlopen|urlopen\([^)]*data/, 'sends_data'],
  [/\b(?:requests|urllib|httpx|aiohttp|socket|http\.client|webbrowser)\b/, 'reaches_address'],
  [
    /\bopen\([^)]*,\s*(?:mode\s*=\s*)?['"][^'"]*[wax+]|\.write_(?:text|bytes)\(|\bos\.(?:rename|replace|chmod|chown)\b/,
    'writes_file',
  ],
  [/\bos\.environ\b|\bgetenv\b|\b(?:getpass|keyring)\b|\.ssh\b|\.aws\b|\.netrc\b|Login Data/, 'reads_secret'],
  [/\bwinreg\b/, 'changes_settings'],
]

/** A program of Python: what it does is known only while it runs, so that it is never understood. */
export function readPython(text: string, first: number): Reading {
  const found = text
    .split('\n')
    .flatMap((line, index) => signs.flatMap(([sign, code]) => (sign.test(line) ? [note(code, first + index)] : [])))
  const { hidden, inside } = programsStarted(text, first)
  return { parts: [], doubts: [note('program_text', first), ...found, ...hidden], inside }
}
