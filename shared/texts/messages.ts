import type { Locale } from '../domain/locale.ts'
import { allEn } from './all.en.ts'
import { allKo } from './all.ko.ts'
import { allZh } from './all.zh.ts'

export type MessageKey = keyof ReturnType<typeof allEn>

/** Every sentence of one language. */
export type Sentences = Readonly<Record<MessageKey, string>>

/** Every sentence in every language: a key that one language lacks does not compile. A language that nobody asks for is not loaded. */
export const messages: Readonly<Record<Locale, Sentences>> = {
  get en() {
    return allEn()
  },
  get ko() {
    return allKo()
  },
  get zh() {
    return allZh()
  },
}
