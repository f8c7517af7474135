import type { CommandNote, CommandReason, CommandShell } from '../../../shared/domain/command-class.ts'

/** One word of a command, without its quotes and escapes. */
export type Word = {
  readonly text: string
  /** `group`, `block` and `table` hold code of their own in `text`, without the brackets. */
  readonly kind: 'plain' | 'group' | 'block' | 'table'
  /** True = some of it stood in quotes. */
  readonly quoted: boolean
  /** Names of variables of which every PC has a value, such as `USERNAME`. */
  readonly variables: readonly string[]
  /** Its value is known only while the line runs. */
  readonly late: boolean
  /** Signs in it were escaped, which hides names from people. */
  readonly escaped: boolean
  /** A PowerShell parameter in letters of its own, such as `-Name`. */
  readonly isParameter: boolean
}

export type Redirect = {
  readonly way: 'in' | 'out'
  /** Null = nothing stands behind the sign. */
  readonly target: Word | null
}

/** One command of a line. */
export type Part = {
  readonly shape: 'command'
  readonly name: Word
  readonly args: readonly Word[]
  readonly redirects: readonly Redirect[]
  /** True = the command before it hands its output over. */
  readonly isFed: boolean
  readonly line: number
}

/** A value that stands alone in PowerShell, such as `$PSVersionTable` or `'text'`. */
export type Expression = {
  readonly shape: 'expression'
  readonly words: readonly Word[]
  readonly text: string
  readonly redirects: readonly Redirect[]
  readonly line: number
}

/** Code inside other code, which is judged by itself: a substitution, what a shell is started with. */
export type Inside = { readonly shell: CommandShell; readonly text: string; readonly line: number }

/** What one command says: no reason = it only reads. */
export type Judged = { readonly reasons: readonly CommandReason[]; readonly inside: readonly Inside[] }

/** What a tokenizer makes of a line. */
export type Reading = {
  readonly parts: readonly (Part | Expression)[]
  /** What keeps the line from being understood. */
  readonly doubts: readonly CommandNote[]
  readonly inside: readonly Inside[]
}

/** A reading that is still being put together. */
export type OpenReading = {
  readonly parts: (Part | Expression)[]
  readonly doubts: CommandNote[]
  readonly inside: Inside[]
}

export function openReading(): OpenReading {
  return { parts: [], doubts: [], inside: [] }
}

/** A word with nothing special about it. */
export function plainWord(text: string, more: Partial<Word> = {}): Word {
  return { text, kind: 'plain', quoted: false, variables: [], late: false, escaped: false, isParameter: false, ...more }
}

/** Line of a position, counted from `first`. */
export function lineAt(text: string, at: number, first: number): number {
  let line = first
  for (let index = text.indexOf('\n'); index !== -1 && index < at; index = text.indexOf('\n', index + 1)) line += 1
  return line
}

/** A word that grows sign by sign. */
export type OpenWord = {
  text: string
  quoted: boolean
  late: boolean
  escaped: boolean
  /** False = not even an empty pair of quotes was seen. */
  started: boolean
  readonly variables: string[]
}

export function openWord(): OpenWord {
  return { text: '', quoted: false, late: false, escaped: false, started: false, variables: [] }
}

export function addSigns(word: OpenWord, signs: string): void {
  word.text += signs
  word.started = true
}

/** A variable that has a value on every PC, such as a folder or the name of the account. */
export function addVariable(word: OpenWord, name: string, written: string): void {
  addSigns(word, written)
  word.variables.push(name.toUpperCase())
}

/** Something that has its value only while the line runs. */
export function addLate(word: OpenWord, written: string): void {
  addSigns(word, written)
  word.late = true
}

export function closeWord({ text, quoted, late, escaped, variables }: OpenWord, more: Partial<Word> = {}): Word {
  return plainWord(text, { quoted, late, escaped, variables, ...more })
}

export function note(code: CommandReason, line: number): CommandNote {
  return { code, line }
}
