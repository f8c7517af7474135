import { isOneOf } from './is-one-of.ts'

/** Languages of every text that a person sees. `zh` is Simplified Chinese. */
export const locales = ['en', 'ko', 'zh'] as const
export type Locale = (typeof locales)[number]

/** One text in every language: a missing language does not compile. */
export type LocalizedText = Readonly<Record<Locale, string>>

/** What a document says of its language: glyphs of Chinese, Japanese and Korean are right only with it. */
export const languageTags = { en: 'en', ko: 'ko', zh: 'zh-CN' } as const satisfies Record<Locale, string>

export function isLocale(value: string): value is Locale {
  return isOneOf(locales, value)
}
