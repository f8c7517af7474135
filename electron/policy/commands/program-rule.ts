import type { CommandReason } from '../../../shared/domain/command-class.ts'

/**
 * One way of using a program that only reads: its first words, the switches that may follow, and how many values. Whatever else
 * stands there is not that way.
 */
export type ReadingUse = {
  /** Words in order; `a|b` = one of them. */
  readonly start: readonly (readonly string[])[]
  readonly options: readonly string[]
  /** A switch without which it does more than read. */
  readonly required: string | null
  readonly mostValues: number
}

/** What is known of a program: only what is listed as reading reads. */
export type ProgramRule = {
  readonly reads: readonly ReadingUse[]
  /** Whole texts of words, as written, that only read: for programs that are given a program. */
  readonly readingTexts?: readonly RegExp[]
  /** Patterns over its words, with one blank between them and in small letters unless said otherwise, that say more than `otherwise`. */
  readonly harms: readonly (readonly [pattern: RegExp, code: CommandReason, letters?: 'as_written'])[]
  /** What it does when it does not read. */
  readonly otherwise: CommandReason
}

type Harms = ProgramRule['harms']

/** A program with ways of reading. */
export function reader(
  reads: readonly ReadingUse[],
  otherwise: CommandReason = 'unknown_use',
  harms: Harms = [],
): ProgramRule {
  return { reads, harms, otherwise }
}

/** A program that is given a program, with those that only read. */
export function readerOfTexts(readingTexts: readonly RegExp[], otherwise: CommandReason): ProgramRule {
  return { reads: [], readingTexts, harms: [], otherwise }
}

/** A program that never only reads. */
export function changer(otherwise: CommandReason, harms: Harms = []): ProgramRule {
  return { reads: [], harms, otherwise }
}

/**
 * A reading use. Options stand apart by blanks: `/x` alone, `/x:` with a value behind the colon, `/x=` with one behind a colon, an equals
 * sign or in the next word, `-[abc]` any of these letters together, `/x!` one that has to be there.
 */
export function use(start: string, options = '', mostValues = 0): ReadingUse {
  const listed = wordsOf(options)
  return {
    start: wordsOf(start).map((word) => word.split('|')),
    options: listed.map((option) => option.replace(/!$/, '')),
    required: listed.find((option) => option.endsWith('!'))?.slice(0, -1) ?? null,
    mostValues,
  }
}

function wordsOf(text: string): string[] {
  return text.split(' ').filter((word) => word !== '')
}

/** How a switch begins on Windows; elsewhere a slash begins a path. */
const windowsSwitch = /^[-/]./
export const posixSwitch = /^-./

/** True = the words are this way of reading and nothing more. Words are in small letters. */
function isReadingUse(use: ReadingUse, words: readonly string[], isSwitch = windowsSwitch): boolean {
  const { start, options, required, mostValues } = use
  if (required !== null && !words.includes(required)) return false
  if (words.length < start.length || start.some((choices, index) => !choices.includes(words[index] ?? ''))) return false
  let values = 0
  for (let index = start.length; index < words.length; index += 1) {
    const word = words[index] ?? ''
    if (!isSwitch.test(word)) values += 1
    else {
      const taken = wordsTaken([word, words[index + 1] ?? ''], options, isSwitch)
      if (taken === 0) return false
      index += taken - 1
    }
  }
  return values <= mostValues
}

const negativeNumber = /^-\d/

/**
 * How many words a switch takes, itself among them; 0 = it is not one of these. What looks like a switch is no value: some values may be
 * left out. A letter that stands for itself with a value is none of those that stand together.
 */
function wordsTaken([word, next]: readonly [string, string], options: readonly string[], isSwitch: RegExp): number {
  for (const option of options) {
    if (option.startsWith('-[')) continue
    if (option.endsWith('=')) {
      const name = option.slice(0, -1)
      const hasValue = !isSwitch.test(next) || negativeNumber.test(next)
      if (word === name || word === `${name}:` || word === option) return hasValue ? 2 : 1
      if (word.startsWith(`${name}:`) || word.startsWith(option)) return 1
    } else if (option.endsWith(':') ? word.startsWith(option) : word === option) return 1
  }
  return options.some((option) => option.startsWith('-[') && new RegExp(`^${option}+$`).test(word)) ? 1 : 0
}

/** What is known of these words of a program: no reason = it only reads. */
export function judgeUse(
  rule: ProgramRule,
  words: readonly string[],
  isSwitch = windowsSwitch,
): readonly CommandReason[] {
  const { reads, readingTexts = [], harms, otherwise } = rule
  const small = words.map((word) => word.toLowerCase())
  const text = { small: small.join(' '), asWritten: words.join(' ') }
  const found = harms
    .filter(([pattern, , letters]) => pattern.test(letters === undefined ? text.small : text.asWritten))
    .map(([, code]) => code)
  if (found.length > 0) return found
  const onlyReads =
    reads.some((each) => isReadingUse(each, small, isSwitch)) || readingTexts.some((each) => each.test(text.asWritten))
  return onlyReads ? [] : [otherwise]
}
