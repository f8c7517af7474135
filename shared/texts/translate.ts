import type { Locale } from '../domain/locale.ts'
import { messages } from './messages.ts'
import { translatorOf, type Place, type Translator } from './translator.ts'

export type { MessageValues, Translator } from './translator.ts'

/** `command` is how this program is called here: it stands in the sentences that name a next step. Loads this language alone. */
export function createTranslator(locale: Locale, command = 'deskmedic', place: Place = 'terminal'): Translator {
  return translatorOf({ locale, sentences: messages[locale], command, place })
}
