import type { Command, CommanderError } from 'commander'

import type { Result } from '../../kernel/result.ts'
import { failUsage } from '../failed-usage.ts'

const problems: Readonly<Record<string, string>> = {
  'commander.unknownCommand': 'unknown_command',
  'commander.unknownOption': 'unknown_option',
  'commander.missingArgument': 'missing_argument',
  'commander.optionMissingArgument': 'missing_value',
  'commander.invalidArgument': 'wrong_value',
  'commander.excessArguments': 'too_many_words',
}

const wordLimit = 80

/** What is wrong with the line, as values for a sentence: `problem`, the `word` it is about, `choices` where there are some. */
export function usageFailure({ code, message }: CommanderError): Result<never> {
  // Commander tells the word, the choices and what it guesses only inside its English sentence.
  const word = /'([^']*)'/.exec(message)?.[1] ?? ''
  const choices = /Allowed choices are (.*)\.$/m.exec(message)?.[1] ?? ''
  const guess = /\(Did you mean (?:one of )?(.*)\?\)/.exec(message)?.[1] ?? ''
  const known = code === 'commander.invalidArgument' && choices === '' ? 'missing_value' : problems[code]
  const problem = guess === '' ? (known ?? 'other') : 'guessed'
  return failUsage(problem, { word: word.split(/[ ,]/)[0]?.slice(0, wordLimit) ?? '', choices, guess })
}

/** A group of commands without the second word, or options without a command. */
export function missingWords(program: Command, argv: readonly string[]): Result<never> {
  const group = program.commands.find((command) => command.commands.length > 0 && argv.includes(command.name()))
  if (!group) return failUsage('no_command')
  const choices = group.commands.map((command) => command.name()).join(', ')
  return failUsage('missing_word', { word: group.name(), choices })
}
