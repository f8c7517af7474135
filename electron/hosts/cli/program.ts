import { Command, CommanderError, InvalidArgumentError, Option } from 'commander'

import { locales } from '../../../shared/domain/locale.ts'
import { networkModes } from '../../../shared/domain/network-mode.ts'
import { roles } from '../../../shared/domain/role.ts'
import { simulationSetUpOf } from '../../../shared/domain/simulation-set-up.ts'
import type { MessageKey } from '../../../shared/texts/messages.ts'
import type { Translator } from '../../../shared/texts/translate.ts'
import { ok, type Result } from '../../kernel/result.ts'
import { failUsage } from '../../engine/failed-usage.ts'
import { version } from '../../../package.json'
import type { CommandSpec } from './command-spec.ts'
import { commandGroups, commandSpecs } from './command-table.ts'
import type { Command as RunCommand, GlobalOptions } from './context.ts'

/** What was typed, understood: the command to run and the options of all commands. */
export type Parsed = {
  readonly run: RunCommand
  readonly options: GlobalOptions
  /** The stored call that the command is about: it says which PC to look at. */
  readonly callId: string | null
}

/** Help or the version was asked for: the text is the answer. */
export type Help = { readonly help: string }

type RawOptions = {
  readonly data?: string
  readonly target?: GlobalOptions['target']
  readonly scenario?: string
  readonly fault?: string
  readonly profile?: string
  readonly mode?: GlobalOptions['mode']
  readonly lang?: GlobalOptions['lang']
  readonly role: GlobalOptions['role']
  readonly json?: boolean
  readonly quiet?: boolean
  readonly yes?: boolean
  readonly approve: readonly string[]
  readonly now?: boolean
  readonly know: readonly string[]
}

type Chosen = { readonly run: RunCommand; readonly raw: RawOptions; readonly callId: string | null }

/** Reads the command line. Errors: `usage` with what is wrong. The translator is for the help. */
export function parseCommandLine(argv: readonly string[], translator: Translator): Result<Parsed | Help> {
  let chosen: Chosen | null = null
  const written: string[] = []
  const program = new Command('deskmedic')
    .helpCommand(false)
    .version(version, '-V, --version', translator.text('help.version'))
    .exitOverride()
    .configureOutput({ writeOut: (text) => void written.push(text), writeErr: () => undefined })
    .showSuggestionAfterError()
  describeProgram(program, translator)
  // On the program alone: there they are understood before and after the command.
  globalOptions(translator).forEach((option) => program.addOption(option))
  for (const spec of commandSpecs) {
    addCommand(program, spec, {
      translator,
      choose: (found) => {
        chosen = found
      },
    })
  }
  try {
    program.parse([...argv], { from: 'user' })
  } catch (error) {
    return refused(error, written, { program, argv, translator })
  }
  return finish(chosen)
}

type Adding = { readonly translator: Translator; readonly choose: (chosen: Chosen) => void }

function addCommand(program: Command, spec: CommandSpec, { translator, choose }: Adding): void {
  const words = spec.name.split(' ')
  const parent = words.length > 1 ? groupOf(program, words[0] ?? '', translator) : program
  const typed = `${words.at(-1) ?? ''} ${spec.arguments ?? ''}`.trim()
  const command = parent.command(typed).description(translator.text(spec.description))
  for (const [flags, description] of Object.entries(spec.options ?? {}))
    command.option(flags, translator.text(description))
  for (const [flags, description] of Object.entries(spec.repeated ?? {}))
    command.addOption(new Option(flags, translator.text(description)).argParser(collect).default([]))
  command.action((...all: unknown[]) => {
    const values = all.slice(0, -2).map(wordsOf)
    const own = command.opts<Record<string, string | boolean | readonly string[] | undefined>>()
    const callId = spec.isAboutCall === true ? (values[0] ?? null) : null
    choose({ run: (context) => spec.run(context, values, own), raw: command.optsWithGlobals<RawOptions>(), callId })
  })
}

/** A complaint may be typed without quotes: its words are one text. */
function wordsOf(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.join(' ')
  return typeof value === 'string' ? value : undefined
}

/** The command that holds this one: a group, or a command with words of its own behind it. */
function groupOf(program: Command, name: string, translator: Translator): Command {
  const known = program.commands.find((command) => command.name() === name)
  if (known) return known.helpCommand(false)
  const group = Object.entries(commandGroups).find(([word]) => word === name)?.[1]
  if (group === undefined) throw new Error(`the group ${name} has no description`)
  return program.command(name).helpCommand(false).description(translator.text(group))
}

function globalOptions(translator: Translator): readonly Option[] {
  const text = (key: MessageKey): string => translator.text(key)
  return [
    new Option('--data <folder>', text('help.option.data')).argParser(folderOf),
    new Option('--target <pc>', text('help.option.target')).choices(['windows', 'portable', 'simulated']),
    new Option('--scenario <name>', text('help.option.scenario')),
    new Option('--fault <names>', text('help.option.fault')),
    new Option('--profile <name>', text('help.option.profile')),
    new Option('--mode <mode>', text('help.option.mode')).choices(networkModes),
    new Option('--lang <language>', text('help.option.lang')).choices(locales),
    new Option('--role <role>', text('help.option.role')).choices(roles).default('human_agent'),
    new Option('--json', text('help.option.json')),
    new Option('--quiet', text('help.option.quiet')),
    new Option('--no-input', text('help.option.no-input')),
    new Option('--yes', text('help.option.yes')),
    new Option('--approve <digest>', text('help.option.approve')).argParser(collect).default([]),
    new Option('--now', text('help.option.now')),
    new Option('--know <slot=value>', text('help.option.know')).argParser(collect).default([]),
  ]
}

function collect(value: string, before: readonly string[]): readonly string[] {
  return [...before, value]
}

type Refusing = { readonly program: Command; readonly argv: readonly string[]; readonly translator: Translator }

// `--data --json`: the folder was forgotten, and no folder is called like an option.
function folderOf(value: string): string {
  if (value.startsWith('--')) throw new InvalidArgumentError('')
  return value
}

function refused(
  error: unknown,
  written: readonly string[],
  { program, argv, translator }: Refusing,
): Result<Parsed | Help> {
  if (!(error instanceof CommanderError)) throw error
  if (error.code === 'commander.helpDisplayed') {
    const line = withoutHelp(program, argv)
    return line === null ? ok({ help: written.join('').trimEnd() }) : parseCommandLine(line, translator)
  }
  if (error.code === 'commander.version') return ok({ help: written.join('').trimEnd() })
  if (error.code !== 'commander.help') return usageFailure(error, commandIn(program, argv))
  return argv.length === 0 ? parseCommandLine(['--help'], translator) : missingWords(program, argv)
}

function finish(chosen: Chosen | null): Result<Parsed | Help> {
  if (chosen === null) return failUsage('no_command')
  const { raw, run, callId } = chosen
  if (raw.scenario !== undefined && raw.fault !== undefined) return failUsage('scenario_and_fault')
  const know = raw.know.map((pair) => pair.split('='))
  if (know.some((parts) => parts.length < 2 || parts[0] === ''))
    return failUsage('wrong_value', { word: '--know', choices: 'slot=value' })
  return ok({ run, options: globalOptionsOf(raw, know), callId })
}

function globalOptionsOf(raw: RawOptions, know: readonly (readonly string[])[]): GlobalOptions {
  const { data, target, mode, lang, role, json, quiet, yes, approve, now } = raw
  return {
    data,
    target,
    mode,
    lang,
    role,
    json: json === true,
    quiet: quiet === true,
    yes: yes === true,
    approve,
    now: now === true,
    know: Object.fromEntries(know.map(([slot, ...value]) => [slot ?? '', value.join('=')])),
    setUp: simulationSetUpOf(raw),
  }
}

const problems: Readonly<Record<string, string>> = {
  'commander.unknownCommand': 'unknown_command',
  'commander.unknownOption': 'unknown_option',
  'commander.missingArgument': 'missing_argument',
  'commander.optionMissingArgument': 'missing_value',
  'commander.invalidArgument': 'wrong_value',
  'commander.excessArguments': 'too_many_words',
}

const wordLimit = 80

/** How commands name the number of a call that they take. */
const callArgument = 'callId'

/** What is wrong with the line, as values for a sentence: `problem`, the `word` it is about, `choices` where there are some. */
function usageFailure({ code, message }: CommanderError, command: string): Result<never> {
  // Commander tells the word, the choices and what it guesses only inside its English sentence.
  const word = /'([^']*)'/.exec(message)?.[1] ?? ''
  const choices = /Allowed choices are (.*)\.$/m.exec(message)?.[1] ?? ''
  const guess = /\(Did you mean (?:one of )?(.*)\?\)/.exec(message)?.[1] ?? ''
  const known = code === 'commander.invalidArgument' && choices === '' ? 'missing_value' : problems[code]
  const asked = known === 'missing_argument' && word.startsWith(callArgument) ? 'missing_call' : known
  const problem = guess === '' ? (asked ?? 'other') : 'guessed'
  return failUsage(problem, { word: word.split(/[ ,]/)[0]?.slice(0, wordLimit) ?? '', choices, guess, command })
}

/** A group of commands without the second word, or options without a command. */
function missingWords(program: Command, argv: readonly string[]): Result<never> {
  const group = program.commands.find((command) => command.commands.length > 0 && argv.includes(command.name()))
  if (!group) return failUsage('no_command')
  const choices = group.commands.map((command) => command.name()).join(', ')
  return failUsage('missing_word', { word: group.name(), choices, command: group.name() })
}

const titles = {
  'Usage:': 'help.usage',
  'Arguments:': 'help.arguments',
  'Options:': 'help.options',
  'Commands:': 'help.commands',
} as const

/** Help in the language of the person: where to begin, then the commands; the options of all commands stand once. */
function describeProgram(program: Command, translator: Translator): void {
  program
    .description(translator.text('help.program'))
    .helpOption('-h, --help', translator.text('help.help'))
    .configureHelp({
      styleTitle: (title) => {
        const key = Object.entries(titles).find(([english]) => english === title)?.[1]
        return key === undefined ? title : translator.text(key)
      },
      optionDescription: (option) => optionText(option, translator),
      subcommandDescription: (command) => command.description(),
    })
    .addHelpText('before', `${translator.text('help.start')}\n`)
    .addHelpText('afterAll', ({ command }) => (command === program ? '' : `\n${translator.text('help.everywhere')}`))
}

function optionText({ description, argChoices, defaultValue }: Option, translator: Translator): string {
  const fallback = typeof defaultValue === 'string' ? [translator.text('help.default', { value: defaultValue })] : []
  const more = [
    ...(argChoices ? [translator.text('help.choices', { values: argChoices.join(', ') })] : []),
    ...fallback,
  ]
  return more.length === 0 ? description : `${description} (${more.join('; ')})`
}

/**
 * The command line without the wish for help where that names a command that is none: it is answered as the command
 * itself. Null = the help is the answer.
 */
function withoutHelp(program: Command, argv: readonly string[]): readonly string[] | null {
  const { operands } = program.parseOptions([...argv])
  const [first, second] = operands
  if (first === undefined) return null
  const command = find(program, first)
  const known = command && (second === undefined || command.commands.length === 0 || find(command, second))
  return known ? null : argv.filter((word) => word !== '--help' && word !== '-h')
}

/** As much of the command as is known, such as `workspace add`; empty = nothing of it. */
function commandIn(program: Command, argv: readonly string[]): string {
  const at = argv.findIndex((word) => find(program, word) !== undefined)
  const [first = '', second = ''] = at === -1 ? [] : argv.slice(at)
  const command = find(program, first)
  return command === undefined || find(command, second) === undefined ? first : `${first} ${second}`
}

function find({ commands }: Command, name: string): Command | undefined {
  return commands.find((command) => command.name() === name)
}
