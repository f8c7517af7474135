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
import { errorCodes, type AppError, type ErrorCode, type ErrorData } from '../../shared/errors.ts'
import { messages, type MessageKey } from '../../shared/texts/messages.ts'
import { createTranslator } from '../../shared/texts/translate.ts'
import { isTestFile, sourceFiles } from '../architecture/source-files.ts'
import { isMessageKey } from '../fakes/message-keys.ts'

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

/** All that is said of a code: its reason, its next step and that of a window, in every language. */
function messagesOf(code: ErrorCode): readonly CompiledMessage[] {
  const said = [`errors.${code}.why`, `errors.${code}.next`, `window.next.${code}`].filter(isMessageKey)
  return locales.flatMap((locale) => said.map((key) => compileMessageOrThrow(messages[locale][key])))
}

function fieldsOf(fields: Readonly<Record<string, string>>): readonly (readonly [name: string, type: string])[] {
  return Object.entries(fields)
}

/** Variables that a message prints, in whichever branch; how the program is called is given by the translator itself. */
function printedBy(message: CompiledMessage): readonly string[] {
  const printed = partsOf(message).flatMap((part) => {
    const branches = branchesOf(part)
    // A number that chooses between words may stand in them as well.
    const isPrinted = branches.length === 0 || part[1] !== 'select'
    return [...(isPrinted ? [part[0]] : []), ...branches.flatMap(([, content]) => printedBy(content))]
  })
  return printed.filter((name) => name !== 'deskmedic')
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

/** A value of this type; for a sentence that chooses by it, the one that leads into this branch. */
function valueOf(type: string, branch = ''): string | number | boolean | readonly string[] {
  if (type.startsWith('list')) return ['a', 'b']
  if (type.startsWith('truth')) return branch === 'true'
  if (type.startsWith('number')) return Number(/^=(\d+)$/.exec(branch)?.[1] ?? 4711)
  return branch === '' ? 'ab12' : branch
}

function sampleOf(code: ErrorCode): ErrorData {
  return Object.fromEntries(fieldsOf(errorCodes[code].data).map(([name, type]) => [name, valueOf(type)]))
}

/** The data with every branch that some language has for some variable, one at a time, and with no more than is needed. */
function dataVariants(code: ErrorCode): readonly ErrorData[] {
  const fields = fieldsOf(errorCodes[code].data)
  const sample = sampleOf(code)
  const branches = messagesOf(code)
    .flatMap(partsOf)
    .flatMap(([name, ...rest]) => branchesOf([name, ...rest]).map(([branch]) => [name, branch] as const))
    .map(([name, branch]) => ({ ...sample, [name]: valueOf(new Map(fields).get(name) ?? '', branch) }))
  const needed = Object.fromEntries(Object.entries(sample).filter(([name]) => isNeeded(code, name)))
  return [sample, needed, ...branches]
}

function isNeeded(code: ErrorCode, name: string): boolean {
  return fieldsOf(errorCodes[code].data).some(([each, type]) => each === name && !type.endsWith('?'))
}

describe('errors as sentences', () => {
  test.each(codes)('%s is a whole sentence in every language, whatever its data says', (code) => {
    for (const locale of locales) {
      const translator = createTranslator(locale)
      for (const data of dataVariants(code)) {
        const { why, next, number } = translator.error({ code, data })
        expect(why).not.toBe(messages[locale]['error.unsaid.why'])
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
    const data = { tool: 'frobnicate', guesses: [], guessCount: 0 }
    expect(english.error({ code: 'text_too_long', data: { limit: 65536 } }).why).toContain('65,536')
    expect(english.error({ code: 'unknown_tool', data }).why).toContain('frobnicate')
    expect(createTranslator('ko').error({ code: 'step_failed', data: { reason: 'not_dhcp' } }).why).toMatch(hangul)
    expect(createTranslator('zh').error({ code: 'step_failed', data: {} }).why).toMatch(han)
  })
})

describe('data of errors', () => {
  test.each(codes)('%s declares what its sentences print and choose by, and nothing else', (code) => {
    const said = messagesOf(code)
    const declared = fieldsOf(errorCodes[code].data).map(([name]) => name)
    const needed = declared.filter((name) => isNeeded(code, name))
    expect([...new Set(said.flatMap(printedBy))].filter((name) => !needed.includes(name))).toEqual([])
    const used = new Set(said.flatMap(variablesOf).filter((name) => name !== 'deskmedic'))
    expect([...used].sort()).toEqual([...declared].sort())
  })

  test.each(codes)('%s leaves nothing to scripts and the log that nobody gives', (code) => {
    const also = fieldsOf(alsoOf(code)).map(([name]) => name)
    const giving = sources.filter((source) => source.includes(`'${code}'`))
    expect(also.filter((name) => !giving.some((source) => new RegExp(`\\b${name}\\b`).test(source)))).toEqual([])
    expect(also.filter((name) => Object.hasOwn(errorCodes[code].data, name))).toEqual([])
  })

  test.each(codes)('%s, read back without a value that it needs, is said with a sentence that needs none', (code) => {
    const sample = sampleOf(code)
    const lacking = Object.keys(sample).filter((name) => isNeeded(code, name))
    for (const locale of locales)
      for (const name of lacking)
        for (const value of [undefined, null, {}]) {
          const data = { ...sample, [name]: value } as unknown as ErrorData
          const said = createTranslator(locale, 'deskmedic', 'window').error({ code, data })
          expect(said).toEqual({ ...unsaid(locale), number: errorCodes[code].number })
        }
  })

  test('a code of another version is said, too', () => {
    const found: unknown = JSON.parse('{ "code": "constructor", "data": {} }')
    for (const locale of locales)
      expect(createTranslator(locale).error(found as AppError)).toEqual({ ...unsaid(locale), number: 'DM-APP-1' })
  })
})

const sources = sourceFiles()
  .filter((file) => file.path.startsWith('electron/') && !isTestFile(file))
  .map(({ text }) => text)

function alsoOf(code: ErrorCode): Readonly<Record<string, string>> {
  const entry = errorCodes[code]
  return 'also' in entry ? entry.also : {}
}

function unsaid(locale: Locale): { readonly why: string; readonly next: string } {
  return { why: messages[locale]['error.unsaid.why'], next: messages[locale]['error.unsaid.next'] }
}

/** The texts of a tool by where they stand; utterances are one text each. */
function textsOf({ texts, findings }: Tool): readonly (readonly [string, Readonly<Record<Locale, string>>])[] {
  const asked = findings.flatMap(({ id, bind = {} }) =>
    Object.entries(bind).flatMap(([fix, { askWhat }]) => (askWhat ? [[`${id}.${fix}.askWhat`, askWhat] as const] : [])),
  )
  return [
    ['title', texts.title],
    ['purpose', texts.purpose],
    ...Object.entries(texts.notice ?? {}).map(([name, text]) => [`notice.${name}`, text] as const),
    ...Object.entries(texts.findings).map(([id, text]) => [`findings.${id}`, text] as const),
    ...Object.entries(texts.named ?? {}).map(([id, text]) => [`named.${id}`, text] as const),
    ...Object.entries(texts.measured ?? {}).map(([id, text]) => [`measured.${id}`, text] as const),
    ...Object.entries(texts.advice ?? {}).map(([id, text]) => [`advice.${id}`, text] as const),
    ...Object.entries(texts.arguments).map(([name, text]) => [`arguments.${name}`, text] as const),
    ...Object.entries(texts.parts ?? {}).map(([name, text]) => [`parts.${name}`, text] as const),
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
      const said = tool.texts.utterances[locale]
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
