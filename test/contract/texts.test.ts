import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import {
  compileMessageOrThrow,
  type CompiledIcuChoices,
  type CompiledMessage,
  type CompiledMessageToken,
} from '@lingui/message-utils/compileMessage'
import { describe, expect, test } from 'vitest'

import { type Tool } from '../../electron/contract/define-tool.ts'
import { loadTools } from '../../electron/registry/folders.ts'
import { locales, type Locale } from '../../shared/domain/locale.ts'
import { errorCodes, type ErrorCode, type ErrorData } from '../../shared/errors.ts'
import { messages, type MessageKey } from '../../shared/texts/messages.ts'
import { createTranslator } from '../../shared/texts/translate.ts'

type Part = Exclude<CompiledMessageToken, string>

const keys = Object.keys(messages.en) as MessageKey[]
const codes = Object.keys(errorCodes) as ErrorCode[]
const tools = loadTools()

const hangul = /[\uac00-\ud7a3]/
const han = /\p{Script=Han}/u
const notChinese = /[\uac00-\ud7a3\u1100-\u11ff\u3130-\u318f\u3040-\u30ff]/
const particleAfterVariable = /\}(을|를|이|가|은|는|와|과|로|으로)(?![가-힣])/

type Text = { readonly key: MessageKey; readonly locale: Locale; readonly text: string }

const allTexts: readonly Text[] = locales.flatMap((locale) =>
  keys.map((key) => ({ key, locale, text: messages[locale][key] })),
)

/** The variables that a compiled message prints or chooses by, in its branches as well. */
function variablesOf(message: CompiledMessage): readonly string[] {
  return partsOf(message).flatMap((part) => [
    part[0],
    ...branchesOf(part).flatMap(([, content]) => variablesOf(content)),
  ])
}

/** What stands in a compiled message beside plain text. */
function partsOf(message: CompiledMessage): readonly Part[] {
  return message.filter((part) => typeof part !== 'string')
}

function branchesOf([, , choices]: Part): readonly (readonly [string, CompiledMessage])[] {
  if (typeof choices !== 'object' || choices === null) return []
  return Object.entries<unknown>(choices as CompiledIcuChoices).flatMap(([branch, content]) =>
    Array.isArray(content) ? [[branch, content as CompiledMessage] as const] : [],
  )
}

function namesOf(message: string): readonly string[] {
  return [...new Set(variablesOf(compileMessageOrThrow(message)))].sort()
}

function messagesOf(code: ErrorCode): readonly CompiledMessage[] {
  return locales.flatMap((locale) =>
    (['why', 'next'] as const).map((part) => compileMessageOrThrow(messages[locale][`errors.${code}.${part}`])),
  )
}

/** Variables that stand outside every branch: each place that reports the error has to give them. */
function alwaysNeeded(code: ErrorCode): readonly string[] {
  const printed = messagesOf(code)
    .flatMap(partsOf)
    .filter((part) => branchesOf(part).length === 0)
  // How the program is called is given by the translator itself.
  return [...new Set(printed.map(([name]) => name))].filter((name) => name !== 'deskmedic')
}

describe('sentences', () => {
  test('every language has the same keys', () => {
    for (const locale of locales) expect(Object.keys(messages[locale]).sort()).toEqual([...keys].sort())
  })

  test('every error code has a reason and a next step, and no sentence belongs to no code', () => {
    const expected = codes.flatMap((code) => [`errors.${code}.why`, `errors.${code}.next`])
    expect(keys.filter((key) => key.startsWith('errors.')).sort()).toEqual(expected.sort())
  })

  test('every text compiles and is not empty', () => {
    expect(allTexts.filter(({ text }) => text.trim() === '')).toEqual([])
    for (const { text } of allTexts) expect(() => compileMessageOrThrow(text)).not.toThrow()
  })

  test.each(keys)('%s uses the same variables in every language', (key) => {
    const english = namesOf(messages.en[key])
    for (const locale of locales) expect([locale, namesOf(messages[locale][key])]).toEqual([locale, english])
  })

  test('no text shouts or shows words of programmers', () => {
    const bad = /[!！]|fetch failed|stack|exception|undefined|\bnull\b|please try again/i
    expect(allTexts.filter(({ text }) => bad.test(text))).toEqual([])
  })

  test('Korean texts are Korean and put no particle after a variable', () => {
    const korean = allTexts.filter(({ locale }) => locale === 'ko')
    expect(korean.filter(({ key, text }) => hasWords(messages.en[key]) && !hangul.test(text))).toEqual([])
    expect(korean.filter(({ text }) => particleAfterVariable.test(text))).toEqual([])
  })

  test('Chinese texts are Chinese', () => {
    const chinese = allTexts.filter(({ locale }) => locale === 'zh')
    expect(chinese.filter(({ key, text }) => hasWords(messages.en[key]) && !han.test(text))).toEqual([])
    expect(chinese.filter(({ text }) => notChinese.test(text))).toEqual([])
  })

  test('English texts hold no other script', () => {
    for (const key of keys)
      expect([key, han.test(messages.en[key]) || hangul.test(messages.en[key])]).toEqual([key, false])
  })
})

/** True when something is left to translate: not only variables, commands, signs and the name of the product. */
function hasWords(text: string): boolean {
  return /[a-z]{3}/i.test(text.replace(/\{[a-zA-Z]+\}|Deskmedic/g, ''))
}

const plausible: ErrorData = {
  tool: 'tool_x',
  check: 'check_x',
  milder: 'fix_x',
  field: 'name',
  problem: 'unknown_command',
  word: 'frobnicate',
  choices: 'a, b',
  guess: 'tools',
  callId: '0001',
  limit: 4000,
  key: 'mode',
  runtime: 'node18',
  digest: 'ab12',
  slot: 'other_slot',
  pid: 4711,
  machine: 'simulated',
  scenario: 'a',
  fault: 'b',
  first: 'c',
  second: 'd',
  source: 'file',
  file: 'settings.json',
  invalid: 'mode',
  mode: 'offline',
  used: 'online',
  role: 'admin',
  reason: 'ENOENT',
  host: 'example.com',
  limitBytes: 5000000,
}

/** The data with every branch that some language has for some variable, one at a time. */
function dataVariants(code: ErrorCode): readonly ErrorData[] {
  const branches = messagesOf(code)
    .flatMap(partsOf)
    .flatMap((part) => branchesOf(part).map(([branch]) => ({ ...plausible, [part[0]]: branch })))
  return [plausible, ...branches]
}

describe('errors as sentences', () => {
  test.each(codes)('%s is a whole sentence in every language, whatever its data says', (code) => {
    for (const locale of locales) {
      const translator = createTranslator(locale)
      for (const data of dataVariants(code)) {
        const { why, next, number } = translator.error({ code, data })
        expect(number).toBe(errorCodes[code].number)
        for (const text of [why, next]) {
          expect(text.trim()).not.toBe('')
          expect(text).not.toMatch(/[{}]|undefined|NaN|errors\./)
        }
      }
    }
  })

  test('values are written as the language writes them', () => {
    const english = createTranslator('en')
    expect(english.error({ code: 'text_too_long', data: { limit: 65536 } }).why).toContain('65,536')
    expect(english.error({ code: 'unknown_tool', data: { tool: 'frobnicate' } }).why).toContain('frobnicate')
    expect(createTranslator('ko').error({ code: 'step_failed', data: { reason: 'not_dhcp' } }).why).toMatch(hangul)
    expect(createTranslator('zh').error({ code: 'step_failed', data: {} }).why).toMatch(han)
  })
})

/** The calls `fail('code', { ... })` and `appError('code', { ... })` in the program, with the text of their data. */
function reports(): readonly { readonly place: string; readonly code: string; readonly data: string }[] {
  const root = join(import.meta.dirname, '../../electron')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  return files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    return [...source.matchAll(/\b(?:fail|appError)\(\s*'([a-z_]+)'(?:,\s*(\{[^{}]*\}))?/g)].map(
      ([, code = '', data = '{}']) => ({ place: `${file}: ${code}`, code, data }),
    )
  })
}

describe('places that report an error', () => {
  const found = reports()

  test('there are some', () => {
    expect(found.length).toBeGreaterThan(50)
  })

  test.each(found)('$place gives what its sentence prints', ({ code, data }) => {
    expect(codes).toContain(code)
    if (data.includes('...')) return
    for (const name of alwaysNeeded(code as ErrorCode)) expect(data).toMatch(new RegExp(`\\b${name}\\b`))
  })
})

/** The texts of a tool by where they stand; symptoms are one text each. */
function textsOf({ texts, findings }: Tool): readonly (readonly [string, Readonly<Record<Locale, string>>])[] {
  const asked = findings.flatMap(({ id, bind = {} }) =>
    Object.entries(bind).flatMap(([fix, { askWhat }]) => (askWhat ? [[`${id}.${fix}.askWhat`, askWhat] as const] : [])),
  )
  return [
    ['title', texts.title],
    ['purpose', texts.purpose],
    ...Object.entries(texts.notice ?? {}).map(([name, text]) => [`notice.${name}`, text] as const),
    ...Object.entries(texts.findings).map(([id, text]) => [`findings.${id}`, text] as const),
    ...Object.entries(texts.advice ?? {}).map(([id, text]) => [`advice.${id}`, text] as const),
    ...Object.entries(texts.arguments).map(([name, text]) => [`arguments.${name}`, text] as const),
    ...asked,
  ]
}

describe('texts of tools', () => {
  test('there are tools', () => {
    expect(tools.length).toBeGreaterThan(20)
  })

  test.each(tools)('$name says everything in every language', (tool) => {
    for (const [place, text] of textsOf(tool)) {
      for (const locale of locales) expect([place, locale, text[locale].trim()]).not.toEqual([place, locale, ''])
      expect([place, notChinese.test(text.zh)]).toEqual([place, false])
    }
    for (const locale of locales) {
      const said = tool.texts.symptoms[locale]
      expect(said.length).toBeGreaterThan(0)
      expect(said.filter((sentence) => sentence.trim() === '')).toEqual([])
    }
  })

  test.each(tools)('$name has one text for each finding and argument, and no other', (tool) => {
    const shape = tool.args().toJSONSchema() as { readonly properties?: object }
    const rules = tool.findings.map(({ id }) => id)
    expect(Object.keys(tool.texts.findings).sort()).toEqual([...rules].sort())
    expect(Object.keys(tool.texts.arguments).sort()).toEqual(Object.keys(shape.properties ?? {}).sort())
    for (const id of Object.keys(tool.texts.advice ?? {})) expect(rules).toContain(id)
  })

  test.each(tools)('$name tells beforehand what it changes', ({ access, texts }) => {
    if (access.requiresUserNotice) expect(texts.notice).toBeDefined()
  })
})
