import { createContext, useContext } from 'react'

import type { Locale } from '../../shared/domain/locale.ts'
import type { MessageKey, Sentences } from '../../shared/texts/messages.ts'
import { translatorOf, type MessageValues } from '../../shared/texts/translator.ts'
import { createFormats, type Formats } from './formats.ts'

/** Sentences and figures in the language of the window. */
export type WindowText = {
  readonly locale: Locale
  readonly text: (key: MessageKey, values?: MessageValues) => string
  readonly formats: Formats
}

/** @returns sentences of one language, which are loaded; those without values are compiled once. */
export function createWindowText(locale: Locale, sentences: Sentences): WindowText {
  const translator = translatorOf({ locale, sentences })
  const plain = new Map<MessageKey, string>()
  const text = (key: MessageKey, values?: MessageValues): string => {
    if (values !== undefined) return translator.text(key, values)
    const known = plain.get(key)
    if (known !== undefined) return known
    const made = translator.text(key)
    plain.set(key, made)
    return made
  }
  return { locale, text, formats: createFormats(locale, text) }
}

export const TextContext = createContext<WindowText | null>(null)

export function useText(): WindowText {
  const windowText = useContext(TextContext)
  if (windowText === null) throw new Error('A component that shows text stands outside of the window.')
  return windowText
}
