import {
  commandClasses,
  commandReasons,
  doubtfulReasons,
  worseClass,
  type CommandClass,
  type CommandNote,
  type CommandReason,
  type CommandShell,
  type CommandVerdict,
} from '../../../shared/domain/command-class.ts'
import { judgePart } from './judge-part.ts'
import { dotNetReasons } from './powershell-values.ts'
import { readCmd } from './read-cmd.ts'
import { readPosix } from './read-posix.ts'
import { readPython } from './read-python.ts'
import { readPowerShell } from './read-powershell.ts'
import { note, type Expression, type Inside, type Reading, type Word } from './reading.ts'
import {
  hasFalseBlanks,
  hasUnseenSigns,
  listsVariables,
  namesSecret,
  signalsOfText,
  wordSignals,
} from './word-signals.ts'

/** As long as a line for cmd.exe can be. A longer one is refused as a whole: what was cut off would not be judged. */
const mostSigns = 8191
/** Shells in shells in shells: nobody writes that by hand. */
const mostDepth = 8
const mostPieces = 400

const readers: Readonly<Record<CommandShell, (text: string, first: number) => Reading>> = {
  cmd: readCmd,
  powershell: readPowerShell,
  posix: readPosix,
  python: readPython,
}

/**
 * What a command line does to a PC. Pure and total: every text has an answer, and what is not read to its last sign is never
 * `read_only`. Of several parts the worst counts; code inside, also encoded, is judged as well.
 */
export function classifyCommand(shell: CommandShell, line: string): CommandVerdict {
  if (line.length > mostSigns) return verdictOf([note('too_long', 1)])
  const notes: CommandNote[] = hasUnseenSigns(line) ? [note('hidden_signs', 1)] : []
  // A line without a command is none that anybody can say something about.
  if (shell !== 'python' && readers[shell](line, 1).parts.length === 0) notes.push(note('unknown_use', 1))
  const waiting: (Inside & { readonly depth: number })[] = [{ shell, text: line, line: 1, depth: 0 }]
  let pieces = 0
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { depth } = next
    pieces += 1
    if (depth > mostDepth || pieces > mostPieces) {
      notes.push(note('too_long', next.line))
      break
    }
    const judged = judgePiece(next)
    notes.push(...judged.notes)
    waiting.push(...judged.inside.map((each) => ({ ...each, depth: depth + 1 })))
  }
  // What is plain by itself is taken by its words; a text that hides something by all that it holds.
  if (notes.some(({ code }) => doubtfulReasons.has(code))) notes.push(...newSignals(line, notes))
  return verdictOf(notes)
}

/** What the text gives away beyond what is known already, each at its line. */
function newSignals(text: string, known: readonly CommandNote[]): readonly CommandNote[] {
  const missing = (code: CommandReason): boolean => known.every((each) => each.code !== code)
  const perLine = text.split('\n').flatMap((line, index) => signalsOfText(line).map((code) => note(code, index + 1)))
  const spread = signalsOfText(text).map((code) => note(code, 1))
  const found = [...perLine, ...spread.filter(({ code }) => perLine.every((each) => each.code !== code))]
  return found.filter(({ code }) => missing(code))
}

type Piece = { readonly notes: readonly CommandNote[]; readonly inside: readonly Inside[] }

function judgePiece({ shell, text, line }: Inside): Piece {
  const reading = readers[shell](text, line)
  const notes = [...reading.doubts]
  const inside = [...reading.inside]
  if (hasUnseenSigns(text) || hasFalseBlanks(shell, text)) notes.push(note('hidden_signs', line))
  notes.push(...togetherReasons(reading.parts))
  for (const part of reading.parts) {
    if (part.shape === 'expression') {
      notes.push(...valueReasons(part).map((code) => note(code, part.line)))
      inside.push(...insideOf(part))
      continue
    }
    const judged = judgePart(part, shell)
    notes.push(...judged.reasons.map((code) => note(code, part.line)))
    inside.push(...judged.inside)
  }
  return { notes, inside }
}

const recoveryKeys = /^get-bitlockervolume$/i
const wholeObjects = /^(?:convertto-(?:json|xml)|export-clixml)$/i

/**
 * What commands of one line do together: of a drive written out whole its recovery password is a part, and of all variables those are
 * chosen that hold keys.
 */
function togetherReasons(parts: Reading['parts']): readonly CommandNote[] {
  const commands = parts.filter((part) => part.shape === 'command')
  const [first] = commands
  const has = (pattern: RegExp): boolean => commands.some(({ name }) => pattern.test(name.text))
  const isChosen =
    commands.some(({ name, args }) => listsVariables(name.text, args)) && commands.some(({ args }) => namesSecret(args))
  const isShown = (has(recoveryKeys) && has(wholeObjects)) || isChosen
  return isShown && first !== undefined ? [note('reads_secret', first.line)] : []
}

/** A value that stands alone: what is plain is only shown, everything else is worked out first. */
function valueReasons({ words, text, redirects }: Expression): readonly CommandReason[] {
  const reasons = [...dotNetReasons(text), ...words.flatMap(wordSignals)]
  if (!isPlainValue(words) || /^\s*\[/.test(text)) reasons.push('late_value')
  for (const { way, target } of redirects) if (way === 'out' && target?.text !== '$null') reasons.push('writes_file')
  return reasons
}

/** What is given in brackets, a date that is as good as written out, or a number. */
function isOperand(word: Word): boolean {
  return word.kind === 'group' || isPlainOf(word, /^(?:\(get-date\).*|\d+(?:\.\d+)?(?:[kmgtp]b)?)$/is)
}

function isPlainOf({ kind, late, escaped, text }: Word, pattern: RegExp): boolean {
  return kind === 'plain' && !late && !escaped && pattern.test(text)
}

function isPlainValue(words: Expression['words']): boolean {
  const [first, ...more] = words
  // `(Get-Service Spooler).Status`, also reckoned with: the brackets are judged by themselves.
  if (words.some(({ kind }) => kind === 'group') && first !== undefined)
    return (
      isOperand(first) && more.every((word) => isOperand(word) || isPlainOf(word, /^(?:(?:\.[A-Za-z]\w*)+|[-+*/])$/))
    )
  const isPlain = words.every((word) => word.kind === 'plain' && !word.late && !word.escaped && !word.isParameter)
  return isPlain && (more.length === 0 || words.every((word) => word.quoted || /^-?\d+(?:\.\d+)?$/.test(word.text)))
}

function insideOf({ words, line }: Expression): readonly Inside[] {
  return words.flatMap((word): readonly Inside[] =>
    word.kind === 'plain'
      ? []
      : [{ shell: 'powershell', text: word.kind === 'table' ? word.text.replace(/\w+\s*=/g, ';') : word.text, line }],
  )
}

function verdictOf(notes: readonly CommandNote[]): CommandVerdict {
  if (notes.length === 0) return { verdict: 'read_only', understood: true, reasons: [note('reads', 1)] }
  const classOf = ({ code }: CommandNote): CommandClass => commandReasons[code]
  const rank = (each: CommandNote): number => commandClasses.indexOf(classOf(each))
  const once = notes.filter(
    (one, index) => notes.findIndex((other) => other.code === one.code && other.line === one.line) === index,
  )
  const reasons = [...once].sort((one, other) => rank(other) - rank(one) || one.line - other.line)
  const verdict = reasons.reduce<CommandClass>((worst, each) => worseClass(worst, classOf(each)), 'modifies')
  return { verdict, understood: !reasons.some(({ code }) => doubtfulReasons.has(code)), reasons }
}
