import { Command, CommanderError, InvalidArgumentError, Option } from 'commander'

import { locales } from '../../../shared/domain/locale.ts'
import { networkModes } from '../../../shared/domain/network-mode.ts'
import { roles } from '../../../shared/domain/role.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { version } from '../../../package.json'
import { commandSpecs, type CommandSpec } from './command-table.ts'
import type { Command as RunCommand, GlobalOptions } from './context.ts'
import { missingWords, usageFailure } from './usage-failure.ts'

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

/** Reads the command line. Errors: `usage` with what is wrong. */
export function parseCommandLine(argv: readonly string[]): Result<Parsed | Help> {
  let chosen: Chosen | null = null
  const written: string[] = []
  const program = new Command('deskmedic')
    .description('Finds out why a PC misbehaves and repairs it, asking first.')
    .helpCommand(false)
    .version(version)
    .configureHelp({ showGlobalOptions: true })
    .exitOverride()
    .configureOutput({ writeOut: (text) => void written.push(text), writeErr: () => undefined })
    .showSuggestionAfterError()
  // On the program alone: there they are understood before and after the command.
  globalOptions().forEach((option) => program.addOption(option))
  for (const spec of commandSpecs) {
    addCommand(program, spec, (found) => {
      chosen = found
    })
  }
  try {
    program.parse([...argv], { from: 'user' })
  } catch (error) {
    return refused(error, written, { program, argv })
  }
  return finish(chosen)
}

function addCommand(program: Command, spec: CommandSpec, choose: (chosen: Chosen) => void): void {
  const words = spec.name.split(' ')
  const parent = words.length > 1 ? groupOf(program, words[0] ?? '') : program
  const command = parent.command(`${words.at(-1) ?? ''} ${spec.arguments ?? ''}`.trim()).description(spec.description)
  for (const [flags, description] of Object.entries(spec.options ?? {})) command.option(flags, description)
  command.action((...all: unknown[]) => {
    const values = all.slice(0, -2).map(wordsOf)
    const own = command.opts<Record<string, string | boolean | undefined>>()
    const callId = spec.isAboutCall === true ? (values[0] ?? null) : null
    choose({ run: (context) => spec.run(context, values, own), raw: command.optsWithGlobals<RawOptions>(), callId })
  })
}

/** A complaint may be typed without quotes: its words are one text. */
function wordsOf(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.join(' ')
  return typeof value === 'string' ? value : undefined
}

function groupOf(program: Command, name: string): Command {
  return (
    program.commands.find((command) => command.name() === name) ??
    program.command(name).description(`see: ${name} --help`)
  )
}

function globalOptions(): readonly Option[] {
  const collect = (value: string, before: readonly string[]): readonly string[] => [...before, value]
  return [
    new Option('--data <folder>', 'data folder').argParser(folderOf),
    new Option('--target <pc>', 'which PC to look at').choices(['windows', 'portable', 'simulated']),
    new Option('--scenario <name>', 'simulated PC: set up a named scenario'),
    new Option('--fault <names>', 'simulated PC: set up these faults, separated by commas'),
    new Option('--mode <mode>', 'network mode').choices(networkModes),
    new Option('--lang <language>', 'language').choices(locales),
    new Option('--role <role>', 'role of the caller').choices(roles).default('human_agent'),
    new Option('--json', 'one JSON document instead of text'),
    new Option('--quiet', 'nothing beside the answer'),
    new Option('--yes', 'approve steps that change something and are not hard to undo'),
    new Option('--approve <digest>', 'approve this step that is hard to undo').argParser(collect).default([]),
    new Option('--now', 'do not wait until the PC is free'),
    new Option('--know <slot=value>', 'a value that a check needs, such as host_name=server')
      .argParser(collect)
      .default([]),
  ]
}

type Refusing = { readonly program: Command; readonly argv: readonly string[] }

// `--data --json`: the folder was forgotten, and no folder is called like an option.
function folderOf(value: string): string {
  if (value.startsWith('--')) throw new InvalidArgumentError('')
  return value
}

function refused(error: unknown, written: readonly string[], { program, argv }: Refusing): Result<Help> {
  if (!(error instanceof CommanderError)) throw error
  const asked = error.code === 'commander.helpDisplayed' || error.code === 'commander.version'
  if (asked) return ok({ help: written.join('').trimEnd() })
  if (error.code !== 'commander.help') return usageFailure(error)
  if (argv.length === 0) return ok({ help: program.helpInformation().trimEnd() })
  return missingWords(program, argv)
}

function finish(chosen: Chosen | null): Result<Parsed | Help> {
  if (chosen === null) return fail('usage', { problem: 'no_command' })
  const { raw, run, callId } = chosen
  if (raw.scenario !== undefined && raw.fault !== undefined) return fail('usage', { problem: 'scenario_and_fault' })
  const know = raw.know.map((pair) => pair.split('='))
  if (know.some((parts) => parts.length < 2 || parts[0] === ''))
    return fail('usage', { problem: 'wrong_value', word: '--know', choices: 'slot=value' })
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
    setUp: setUpOf(raw),
  }
}

function setUpOf({ scenario, fault }: RawOptions): GlobalOptions['setUp'] {
  if (scenario !== undefined) return { kind: 'scenario', name: scenario }
  return fault === undefined ? undefined : { kind: 'faults', names: fault.split(',').map((name) => name.trim()) }
}
