import type { Locale } from '../../shared/domain/locale.ts'
import type { Sentences } from '../../shared/texts/messages.ts'

/** Each language is a file of its own, which is fetched when it is first shown. */
const files: Readonly<Record<Locale, () => Promise<Sentences>>> = {
  en: async () => (await import('../../shared/texts/all.en.ts')).allEn(),
  ko: async () => (await import('../../shared/texts/all.ko.ts')).allKo(),
  zh: async () => (await import('../../shared/texts/all.zh.ts')).allZh(),
}

/** Every sentence of one language. */
export function loadSentences(locale: Locale): Promise<Sentences> {
  return files[locale]()
}
