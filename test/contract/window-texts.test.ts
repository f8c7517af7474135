import { describe, expect, test } from 'vitest'

import { locales, type Locale } from '../../shared/domain/locale.ts'
import { errorCodes, type ErrorCode } from '../../shared/errors.ts'
import { messages, type MessageKey } from '../../shared/texts/messages.ts'
import { createTranslator } from '../../shared/texts/translate.ts'
import { isMessageKey } from '../fakes/message-keys.ts'

const codes = Object.keys(errorCodes) as ErrorCode[]

/** What belongs to a terminal: a command to type, an option, the words for where one types. */
const ofTerminal = /\{deskmedic\}|deskmedic [a-z]|--[a-z]|command line|terminal|명령|터미널|命令行|终端/
/** What no person should have to read. */
const ofPrograms = /fetch failed|\bat .+:\d+|stack|exception|undefined|\bnull\b|Error:/i

/** The raw sentence, so that every branch of it is seen. */
function nextInWindow(code: ErrorCode, locale: Locale): string {
  const own = `window.next.${code}`
  const key: MessageKey = isMessageKey(own) ? own : `errors.${code}.next`
  return messages[locale][key]
}

describe('an error in a window', () => {
  test.each(codes)('%s names a next step that a window has, in every language', (code) => {
    for (const locale of locales) {
      const next = nextInWindow(code, locale)
      expect([locale, next.trim()]).not.toEqual([locale, ''])
      expect([locale, ofTerminal.exec(next)?.[0]]).toEqual([locale, undefined])
    }
  })

  // A wrong command line is told where it was typed: on the terminal.
  test.each(codes.filter((code) => code !== 'usage'))('%s gives a reason without words of programmers', (code) => {
    for (const locale of locales) {
      const why = messages[locale][`errors.${code}.why`]
      const next = nextInWindow(code, locale)
      for (const text of [why, next]) expect([locale, ofPrograms.exec(text)?.[0]]).toEqual([locale, undefined])
    }
  })

  test('every sentence for windows belongs to an error code', () => {
    const own = Object.keys(messages.en).filter((key) => key.startsWith('window.next.'))
    const known = codes.map((code) => `window.next.${code}`)
    expect(own.filter((key) => !known.includes(key))).toEqual([])
  })

  test('the terminal keeps its command, the window names its page', () => {
    const error = { code: 'gate_closed', data: { check: 'a_check' } } as const
    expect(createTranslator('en').error(error).next).toContain('deskmedic run a_check')
    expect(createTranslator('en', 'deskmedic', 'window').error(error).next).toContain('page Tools')
  })
})

describe('codes to copy', () => {
  test('each error has one of its own, in the one form', () => {
    const numbers = codes.map((code) => errorCodes[code].number)
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(numbers.filter((number) => !/^DM-[A-Z]+-\d+$/.test(number))).toEqual([])
  })
})

test('the parts of a list stand apart in every language', () => {
  const said = locales.map((locale) => createTranslator(locale).text('ui.panel.instead', { tools: ['A', 'B'] }))
  expect(said.map((sentence) => /A(.*)B/.exec(sentence)?.[1])).toEqual([', ', ', ', '、'])
})
