import type { Locale } from '../../shared/domain/locale.ts'
import { confirmEn } from '../../shared/texts/confirm.en.ts'
import { confirmKo } from '../../shared/texts/confirm.ko.ts'
import { confirmZh } from '../../shared/texts/confirm.zh.ts'

export type ConfirmKey = keyof typeof confirmEn
export type ConfirmText = (key: ConfirmKey, values?: Readonly<Record<string, string | number>>) => string

const sentences: Readonly<Record<Locale, Readonly<Record<ConfirmKey, string>>>> = {
  en: confirmEn,
  ko: confirmKo,
  zh: confirmZh,
}

/** Sentences of this window. It fills in `{name}` by itself: no code of others runs where a person approves. */
export function createConfirmText(locale: Locale): ConfirmText {
  return (key, values = {}) =>
    sentences[locale][key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** The language before the question is known. */
export function localeOf(language: string): Locale {
  const known: readonly Locale[] = ['ko', 'zh']
  return known.find((each) => language.toLowerCase().startsWith(each)) ?? 'en'
}
