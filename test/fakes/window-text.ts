import { createWindowText, type WindowText } from '../../renderer/i18n/text-context.ts'
import type { Locale } from '../../shared/domain/locale.ts'
import { messages } from '../../shared/texts/messages.ts'

/** What a window says in this language, for tests: there every language is loaded. */
export function windowTextIn(locale: Locale): WindowText {
  return createWindowText(locale, messages[locale])
}
