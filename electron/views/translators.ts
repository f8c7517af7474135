import type { Locale } from '../../shared/domain/locale.ts'
import { createTranslator, type Translator } from '../../shared/texts/translate.ts'

export type Translators = (locale: Locale) => Translator

/** One translator for each language, made at its first need; its sentences are read in windows. */
export function createTranslators(): Translators {
  const made = new Map<Locale, Translator>()
  return (locale) => {
    const translator = made.get(locale) ?? createTranslator(locale, 'deskmedic', 'window')
    made.set(locale, translator)
    return translator
  }
}
