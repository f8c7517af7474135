import type { Locale } from '../domain/locale.ts'

/** `Intl.ListFormat` puts nothing at all between the parts of a Chinese list of units. */
const separators = {
  en: { items: ', ', parts: ', ', groups: '; ' },
  ko: { items: ', ', parts: ', ', groups: '; ' },
  zh: { items: '、', parts: '，', groups: '；' },
} as const satisfies Record<Locale, Readonly<Record<'items' | 'parts' | 'groups', string>>>

/** Things of one kind, one after the other. */
export function joinItems(items: readonly string[], locale: Locale): string {
  return items.join(separators[locale].items)
}

/** What is said about one thing. */
export function joinParts(parts: readonly string[], locale: Locale): string {
  return parts.join(separators[locale].parts)
}

/** What is said about several things. */
export function joinGroups(groups: readonly string[], locale: Locale): string {
  return groups.join(separators[locale].groups)
}

/** Sentences in a row, each with its end. */
export function joinSentences(sentences: readonly string[], locale: Locale): string {
  return sentences.map((one) => ended(one, locale)).join(locale === 'zh' ? '' : ' ')
}

/** What stands above a list. */
export function heading(title: string, locale: Locale): string {
  return locale === 'zh' ? `${title}：` : `${title}:`
}

/** The end of what is said of one thing, where it has none yet. */
export function ended(text: string, locale: Locale): string {
  return /[.。!?！？]$/u.test(text) ? text : `${text}${locale === 'zh' ? '。' : '.'}`
}

/** A name that begins a line: English writes it with a capital, other languages have none or leave names as they are. */
export function atLineStart(name: string, locale: Locale): string {
  return locale === 'en' ? `${name.slice(0, 1).toUpperCase()}${name.slice(1)}` : name
}

/** A value with its name before it. A name that ends with a colon, as that of a drive, needs no second one. */
export function labelled(name: string, value: string, locale: Locale): string {
  if (name.endsWith(':')) return `${name} ${value}`
  return locale === 'zh' ? `${name}：${value}` : `${name}: ${value}`
}
