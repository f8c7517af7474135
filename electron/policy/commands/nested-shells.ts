import type { CommandReason, CommandShell } from '../../../shared/domain/command-class.ts'
import { powershellDash } from './powershell-signs.ts'
import type { Part, Word } from './reading.ts'

/** What a command that starts another one says: reasons of its own, and the line that is judged for it. */
export type Started = {
  readonly reasons: readonly CommandReason[]
  readonly inside: { readonly shell: CommandShell; readonly text: string } | null
}

type Starter = (part: Part, shell: CommandShell) => Started

const starters: Readonly<Record<string, Starter>> = {
  cmd: startCmd,
  command: startCmd,
  '%comspec%': startCmd,
  powershell: startPowerShell,
  pwsh: startPowerShell,
  powershell_ise: () => ({ reasons: ['runs_hidden_code'], inside: null }),
  wsl: ({ args }) => (asksWsl(args) ? { reasons: [], inside: null } : started(['nested_shell'], 'posix', args)),
  bash: startPosix,
  sh: startPosix,
  zsh: startPosix,
  dash: startPosix,
  ksh: startPosix,
  eval: ({ args }) => started(['runs_hidden_code'], 'posix', args),
  exec: ({ args }, shell) => started(['nested_shell'], shell, args),
  source: () => ({ reasons: ['runs_hidden_code'], inside: null }),
  '.': () => ({ reasons: ['runs_hidden_code'], inside: null }),
  call: ({ args }, shell) => started(['nested_shell'], shell, args),
  start: startProgram,
  sudo: ({ args }) => started(['nested_shell'], 'posix', withoutSwitches(args)),
  doas: ({ args }) => started(['nested_shell'], 'posix', withoutSwitches(args)),
  nice: ({ args }) => started(['nested_shell'], 'posix', withoutSwitches(args)),
}

/** What a command of this name starts; null = it is no such command. */
export function startedBy(name: string, part: Part, shell: CommandShell): Started | null {
  if (!Object.hasOwn(starters, name)) return null
  const starter = starters[name]
  return starter === undefined ? null : starter(part, shell)
}

function started(reasons: readonly CommandReason[], shell: CommandShell, words: readonly Word[]): Started {
  return { reasons, inside: words.length === 0 ? null : { shell, text: lineOf(words, shell) } }
}

/** Words as a line again. One word alone is the line; of several, those with blanks get quotes of this shell. */
export function lineOf(words: readonly Word[], shell: CommandShell): string {
  const [only] = words
  if (words.length === 1 && only !== undefined) return only.text
  return words.map((word) => written(word, shell)).join(' ')
}

function written({ kind, text, quoted }: Word, shell: CommandShell): string {
  if (kind === 'group') return `(${text})`
  if (kind === 'block') return `{${text}}`
  if (kind === 'table') return `@{${text}}`
  if (!quoted || !/[\s&|;<>(){}]/.test(text)) return text
  return shell === 'posix'
    ? `'${text.replaceAll("'", "'\\''")}'`
    : `"${text.replaceAll('"', shell === 'cmd' ? "'" : '`"')}"`
}

const wslQuestions = /^(?:--list|-l|--verbose|-v|--quiet|-q|--all|--running|--online|-o|--status|--version)$/

/** True = it is asked which systems are there, and none of them is started. */
function asksWsl(args: readonly Word[]): boolean {
  const [first] = args
  return (
    first !== undefined &&
    /^(?:--list|-l|--status|--version)$/.test(first.text) &&
    args.every(({ text }) => wslQuestions.test(text))
  )
}

function withoutSwitches(args: readonly Word[]): readonly Word[] {
  const first = args.findIndex(({ text }) => !text.startsWith('-'))
  return first === -1 ? [] : args.slice(first)
}

function startCmd({ args, isFed, redirects }: Part): Started {
  const at = args.findIndex(({ text }) => /^\/[ckr]/i.test(text))
  const isGivenText = isFed || redirects.some(({ way }) => way === 'in')
  if (at === -1) return { reasons: [isGivenText ? 'runs_hidden_code' : 'nested_shell'], inside: null }
  const [first, ...rest] = args.slice(at)
  const attached = first?.text.slice(2) ?? ''
  const words = first !== undefined && attached !== '' ? [{ ...first, text: attached }, ...rest] : rest
  const delayed: readonly CommandReason[] = args.some(({ text }) => /^\/v/i.test(text)) ? ['hidden_name'] : []
  return started([isGivenText ? 'runs_hidden_code' : 'nested_shell', ...delayed], 'cmd', words)
}

/** Switches of the program that take a value of their own. */
const withValue = /^(?:w|wi\S*|ep|ex\S*|v\S*|ver\S*|inp\S*|o\S*|outp\S*|ps\S*|config\S*|wo\S*|custom\S*|set\S*)$/

function startPowerShell({ args, isFed, redirects }: Part): Started {
  if (isFed || redirects.some(({ way }) => way === 'in')) return { reasons: ['runs_hidden_code'], inside: null }
  for (let index = 0; index < args.length; index += 1) {
    const { text, kind } = args[index] ?? { text: '', kind: 'plain' }
    const isSwitch = kind === 'plain' && (powershellDash.test(text.charAt(0)) || /^\/[a-z]/i.test(text))
    if (!isSwitch) return started(['nested_shell'], 'powershell', args.slice(index))
    const name = text.slice(1).toLowerCase()
    if (/^(?:c|co\S*)$/.test(name) && 'command'.startsWith(name))
      return started(['nested_shell'], 'powershell', args.slice(index + 1))
    if (/^(?:e|ec|en\S*)$/.test(name)) return startEncoded(args[index + 1]?.text ?? '')
    if (name.startsWith('f')) return { reasons: ['runs_hidden_code'], inside: null }
    if (withValue.test(name)) index += 1
  }
  return { reasons: ['nested_shell'], inside: null }
}

/** Encoded text is judged too, so that the class says the worst; hidden it stays. */
function startEncoded(text: string): Started {
  const decoded = decodeUtf16(text)
  return { reasons: ['encoded'], inside: decoded === null ? null : { shell: 'powershell', text: decoded } }
}

function decodeUtf16(text: string): string | null {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return null
  try {
    const bytes = atob(text)
    const units: number[] = []
    for (let at = 0; at + 1 < bytes.length; at += 2) units.push(bytes.charCodeAt(at) + bytes.charCodeAt(at + 1) * 256)
    return units.map((unit) => String.fromCharCode(unit)).join('')
  } catch {
    return null
  }
}

function startPosix({ args, isFed, redirects }: Part): Started {
  const at = args.findIndex(({ text }) => /^-[a-z]*c$/.test(text))
  if (at === -1) {
    const isPlain = args.length === 0 && !isFed && !redirects.some(({ way }) => way === 'in')
    return { reasons: [isPlain ? 'nested_shell' : 'runs_hidden_code'], inside: null }
  }
  return started(['nested_shell'], 'posix', args.slice(at + 1, at + 2))
}

/** `start`, with a title and switches of its own before the program. */
function startProgram({ args }: Part, shell: CommandShell): Started {
  let words = [...args]
  if (words[0]?.quoted === true && words.length > 1) words = words.slice(1)
  while (/^\/[a-z]/i.test(words[0]?.text ?? ''))
    words = words.slice(/^\/(?:d|affinity|node)$/i.test(words[0]?.text ?? '') ? 2 : 1)
  const target = words[0]?.text ?? ''
  if (/^https?:\/\/[^?#]*\.(?:hta|exe|msi|js|vbs|bat|cmd|ps1|scr)(?:[?#]|$)/i.test(target))
    return { reasons: ['runs_remote_code'], inside: null }
  if (/^(?:https?|mailto|ms-[a-z-]+|shell):/i.test(target)) return { reasons: ['starts_program'], inside: null }
  return started(['starts_program'], shell, words)
}
