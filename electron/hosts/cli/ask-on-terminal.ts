import type { Readable, Writable } from 'node:stream'

import { isCancel, MultiSelectPrompt, SelectPrompt, TextPrompt } from '@clack/core'

import type { Translator } from '../../../shared/texts/translate.ts'
import type { Terminal } from './terminal.ts'

type Choice<T extends string> = { readonly value: T; readonly label: string }

export type Question<T extends string> = {
  readonly message: string
  readonly choices: readonly Choice<T>[]
  readonly signal: AbortSignal
}

export type AskDeps = {
  readonly terminal: Pick<Terminal, 'noteColors'>
  readonly translator: Translator
  /** Where a person reads and types; those of this process where nothing else is handed in. */
  readonly streams?: { readonly input: Readable; readonly output: Writable & { readonly rows?: number } }
}

/** What the library holds while it asks. */
type Asked<T> = { readonly state: string; readonly cursor: number; readonly value?: T | undefined }

/** One answer of several, the first one under the cursor. Null = Ctrl+C, or `signal` fired. */
export async function askForOne<T extends string>(question: Question<T>, deps: AskDeps): Promise<T | null> {
  const { choices, signal } = question
  const answer = await new SelectPrompt<Choice<T>>({
    options: [...choices],
    render: function (this: Asked<T>) {
      const given = choices.filter(({ value }) => value === this.value)
      return drawn(question, { asked: this, given, line: ({ label }) => label }, deps)
    },
    ...streamsOf(deps),
    signal,
  }).prompt()
  return answer === undefined || isCancel(answer) ? null : answer
}

/** No is under the cursor. Null = Ctrl+C, or `signal` fired. */
export async function askYesOrNo(
  { question, yes, signal }: { readonly question: string; readonly yes: string; readonly signal: AbortSignal },
  deps: AskDeps,
): Promise<boolean | null> {
  const { translator } = deps
  const choices = [
    { value: 'no', label: translator.text('confirm.refuse') },
    { value: 'yes', label: yes },
  ] as const
  const answer = await askForOne({ message: `${question} ${translator.text('confirm.keys')}`, choices, signal }, deps)
  return answer === null ? null : answer === 'yes'
}

/** Any of several, none of them beforehand: Enter alone takes nothing. Null = Ctrl+C, or `signal` fired. */
export async function askForSome<T extends string>(question: Question<T>, deps: AskDeps): Promise<readonly T[] | null> {
  const { choices, signal } = question
  const answer = await new MultiSelectPrompt<Choice<T>>({
    options: choices,
    initialValues: [],
    required: false,
    render: function (this: Asked<T[]>) {
      const isGiven = ({ value }: Choice<T>): boolean => this.value?.includes(value) === true
      const line = (choice: Choice<T>): string => `${isGiven(choice) ? '[x]' : '[ ]'} ${choice.label}`
      return drawn(question, { asked: this, given: choices.filter(isGiven), line }, deps)
    },
    ...streamsOf(deps),
    signal,
  }).prompt()
  return answer === undefined || isCancel(answer) ? null : answer
}

/** One line of text, without blanks around it; empty = Enter alone. Null = Ctrl+C, or `signal` fired. */
export async function askForLine(
  { message, signal }: Omit<Question<string>, 'choices'>,
  deps: AskDeps,
): Promise<string | null> {
  const { translator, terminal } = deps
  const answer = await new TextPrompt({
    render: function (this: { readonly state: string; readonly cursor: number; readonly userInput: string }) {
      const { state, cursor, userInput } = this
      if (state === 'submit') return `${message}\n${terminal.noteColors.dim(saidOf(userInput.trim(), translator))}`
      return `${message}\n${terminal.noteColors.cyan(`> ${userInput.slice(0, cursor)}_${userInput.slice(cursor)}`)}`
    },
    ...streamsOf(deps),
    signal,
  }).prompt()
  return isCancel(answer) ? null : (answer ?? '').trim()
}

/** Beside the answer: what a script reads holds no question. */
function streamsOf({ streams }: AskDeps): NonNullable<AskDeps['streams']> {
  return streams ?? { input: process.stdin, output: process.stderr }
}

type Drawing<T extends string> = {
  readonly asked: Pick<Asked<unknown>, 'state' | 'cursor'>
  readonly given: readonly Choice<T>[]
  readonly line: (choice: Choice<T>) => string
}

/**
 * A question with its choices, and once it is answered the answer in words. The signs are those of every keyboard: the
 * console of Windows 10 has no others, and a choice that only lies under the cursor must not look taken.
 */
function drawn<T extends string>(
  { message, choices }: Question<T>,
  { asked, given, line }: Drawing<T>,
  deps: AskDeps,
): string {
  const { translator, terminal } = deps
  const { noteColors } = terminal
  if (asked.state === 'submit') {
    const answer = given.map(({ label }) => label).join(', ')
    return `${message}\n${noteColors.dim(saidOf(answer, translator))}`
  }
  const lines = choices.map((choice, index) =>
    index === asked.cursor ? noteColors.cyan(`> ${line(choice)}`) : `  ${line(choice)}`,
  )
  return [message, ...aroundCursor(lines, asked.cursor, streamsOf(deps).output.rows ?? 24)].join('\n')
}

function saidOf(answer: string, translator: Translator): string {
  return answer === '' ? translator.text('confirm.answeredNone') : translator.text('confirm.answered', { answer })
}

/** As many lines as the window has room for beside the question. */
function aroundCursor(lines: readonly string[], cursor: number, rows: number): readonly string[] {
  const room = Math.max(3, rows - 6)
  if (lines.length <= room) return lines
  const first = Math.min(Math.max(0, cursor - Math.floor(room / 2)), lines.length - room)
  const shown = lines.slice(first, first + room)
  return [...(first > 0 ? ['  ...'] : []), ...shown, ...(first + room < lines.length ? ['  ...'] : [])]
}
