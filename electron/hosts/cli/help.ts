import type { Command, Option } from 'commander'

import type { Translator } from '../../../shared/texts/translate.ts'

const titles = {
  'Usage:': 'help.usage',
  'Arguments:': 'help.arguments',
  'Options:': 'help.options',
  'Commands:': 'help.commands',
} as const

/** Help in the language of the person: where to begin, then the commands; the options of all commands stand once. */
export function describeProgram(program: Command, translator: Translator): void {
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
export function withoutHelp(program: Command, argv: readonly string[]): readonly string[] | null {
  const { operands } = program.parseOptions([...argv])
  const [first, second] = operands
  if (first === undefined) return null
  const command = find(program, first)
  const known = command && (second === undefined || command.commands.length === 0 || find(command, second))
  return known ? null : argv.filter((word) => word !== '--help' && word !== '-h')
}

function find({ commands }: Command, name: string): Command | undefined {
  return commands.find((command) => command.name() === name)
}
