import { describe, expect, test } from 'vitest'

import { locales } from '../../../shared/domain/locale.ts'
import { createTranslator } from '../../../shared/texts/translate.ts'
import { commandGroups, commandSpecs } from './command-table.ts'
import { parseCommandLine } from './program.ts'

const shared = [
  '--data',
  '--target',
  '--scenario',
  '--fault',
  '--profile',
  '--mode',
  '--role',
  '--quiet',
  '--no-input',
  '--yes',
  '--approve',
]

function helpFor(words: readonly string[], locale: (typeof locales)[number]): string {
  const parsed = parseCommandLine([...words, '--help'], createTranslator(locale, 'dm'))
  if (!parsed.ok || !('help' in parsed.value)) throw new Error(words.join(' '))
  return parsed.value.help
}

describe.each(locales)('help in %s', (locale) => {
  const { text } = {
    text: (key: Parameters<ReturnType<typeof createTranslator>['text']>[0]) => createTranslator(locale).text(key),
  }

  test('begins with an example that can be typed as it is, and names the options of all commands', () => {
    const help = helpFor([], locale)
    expect(help.split('\n').slice(0, 2)).toEqual([
      expect.stringMatching(/\S/),
      expect.stringMatching(/^ {2}dm diagnose ".+"$/),
    ])
    for (const option of shared) expect(help).toContain(option)
  })

  test('of every command says what it does, in this language, without the options of all commands', () => {
    for (const { name, description, options = {} } of commandSpecs) {
      const help = helpFor(name.split(' '), locale)
      expect(help).toContain(text(description))
      for (const key of Object.values(options)) expect(help.replaceAll(/\s+/g, ' ')).toContain(text(key))
      for (const option of shared) expect(help).not.toContain(`${option} <`)
      if (locale !== 'en') expect(help).not.toMatch(/Usage:|Options:|Commands:|display|default:|choices/)
    }
  })

  test('of every group says what it is for and lists its commands', () => {
    for (const [name, description] of Object.entries(commandGroups)) {
      const help = helpFor([name], locale)
      expect(help).toContain(text(description))
      expect(help).not.toMatch(/see:|help \[command\]/)
      for (const spec of commandSpecs.filter((each) => each.name.startsWith(`${name} `)))
        expect(help).toContain(text(spec.description).slice(0, 20))
    }
  })
})

test('help for what is no command is refused as the command is', () => {
  const translator = createTranslator('en')
  for (const words of [['report'], ['serve', '--mcp'], ['explain', 'nope'], ['--json', 'report']]) {
    const [plain, help] = [parseCommandLine(words, translator), parseCommandLine([...words, '--help'], translator)]
    expect(help).toEqual(plain)
    expect(help).toMatchObject({ ok: false, error: { code: 'usage', data: { problem: 'unknown_command' } } })
  }
})

test('a line that cannot be used leads to the help of its command, as far as it is known', () => {
  const translator = createTranslator('en', 'dm')
  const lines: readonly (readonly [readonly string[], string])[] = [
    [['workspace', 'add', 'work'], 'dm workspace add --help'],
    [['--json', 'workspace'], 'dm workspace --help'],
    [['workspace', 'nope'], 'dm workspace --help'],
    [['show', 'ping_host', '--nope'], 'dm show --help'],
    [['tools', '--mode', 'sideways'], 'dm tools --help'],
    [['nope'], 'dm --help'],
  ]
  for (const [words, help] of lines) {
    const parsed = parseCommandLine(words, translator)
    if (parsed.ok) throw new Error(words.join(' '))
    expect(translator.error(parsed.error).next).toMatch(new RegExp(`${help}$`))
  }
})

test('a command without the call it needs says where its number is found', () => {
  const ofCalls = commandSpecs.filter(({ arguments: words = '' }) => words.startsWith('<callId'))
  expect(ofCalls.map(({ name }) => name)).toContain('undo')
  for (const locale of locales) {
    const translator = createTranslator(locale, 'dm')
    for (const { name } of ofCalls) {
      const parsed = parseCommandLine(name.split(' '), translator)
      if (parsed.ok) throw new Error(name)
      const { why, next } = translator.error(parsed.error)
      expect(why).not.toContain('callId')
      expect(next).toContain('dm history')
    }
  }
})
