import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'

import type { Locale } from '../domain/locale.ts'
import { joinItems } from './join.ts'
import { errorCodes, type AppError, type ErrorCode } from '../errors.ts'
import type { MessageKey, Sentences } from './messages.ts'

export type MessageValues = Readonly<Record<string, string | number | boolean | null | readonly string[]>>

/** Sentences of one language. Messages are ICU; a key that does not exist does not compile. */
export type Translator = {
  readonly locale: Locale
  /** How this program is called here. */
  readonly command: string
  text(key: MessageKey, values?: MessageValues): string
  /** Why and next step of an error, and its code to copy. */
  error(error: AppError): { readonly why: string; readonly next: string; readonly number: string }
}

/** Where sentences are read. A next step in a window names what is in the window, never a command to type. */
export type Place = 'terminal' | 'window'

export type Spoken = {
  readonly locale: Locale
  readonly sentences: Sentences
  /** How this program is called here: it stands in the sentences that name a next step. */
  readonly command?: string
  readonly place?: Place
}

/** For those who have loaded the sentences of one language. */
export function translatorOf({ locale, sentences, command = 'deskmedic', place = 'terminal' }: Spoken): Translator {
  const i18n = setupI18n()
  i18n.setMessagesCompiler(compiledOnce())
  i18n.load(locale, sentences)
  i18n.activate(locale)
  const text = (key: MessageKey, values: MessageValues = {}): string =>
    i18n._(key, { deskmedic: command, ...shown(values, locale) })
  return {
    locale,
    command,
    text,
    error: ({ code, data }) =>
      isWhole({ code, data })
        ? {
            why: text(`errors.${code}.why`, data),
            next: text(nextKey(code, { sentences, place }), data),
            number: errorCodes[code].number,
          }
        : { why: text('error.unsaid.why'), next: text('error.unsaid.next'), number: numberOf(code) },
  }
}

/** A sentence is read as a pattern the first time that it is said. */
function compiledOnce(): typeof compileMessage {
  const known = new Map<string, ReturnType<typeof compileMessage>>()
  return (message) => {
    const compiled = known.get(message) ?? compileMessage(message)
    known.set(message, compiled)
    return compiled
  }
}

/** An error that was read back may come from another version: without a value that its sentences need, none of them is said. */
function isWhole({ code, data }: AppError): boolean {
  if (!Object.hasOwn(errorCodes, code)) return false
  return Object.entries<string>(errorCodes[code].data).every(
    ([name, type]) => type.endsWith('?') || typeName(data[name]) === type,
  )
}

function typeName(value: unknown): string {
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'string') return 'text'
  return typeof value === 'boolean' ? 'truth' : typeof value
}

function numberOf(code: ErrorCode): string {
  return Object.hasOwn(errorCodes, code) ? errorCodes[code].number : errorCodes.internal.number
}

function nextKey(code: ErrorCode, { sentences, place }: Required<Pick<Spoken, 'sentences' | 'place'>>): MessageKey {
  const inWindow = `window.next.${code}`
  return place === 'window' && Object.hasOwn(sentences, inWindow) ? (inWindow as MessageKey) : `errors.${code}.next`
}

function shown(values: MessageValues, locale: Locale): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      toTheLetter(Array.isArray(value) ? joinItems(value as string[], locale) : value),
    ]),
  )
}

/** What lingui would read as the number of a character, also in a value: `C:\x64` is a folder, not `C:d`. */
const escaped = /\\(?=u[0-9a-f]{4}|x[0-9a-f]{2})/gi

/** A value that stands in the sentence as it is. */
function toTheLetter(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(escaped, String.raw`\u005c`) : value
}
