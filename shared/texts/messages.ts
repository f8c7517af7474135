import type { Locale } from '../domain/locale.ts'
import { errorsEn } from './errors.en.ts'
import { errorsKo } from './errors.ko.ts'
import { errorsZh } from './errors.zh.ts'
import { terminalEn } from './terminal.en.ts'
import { terminalKo } from './terminal.ko.ts'
import { terminalZh } from './terminal.zh.ts'

const en = { ...errorsEn, ...terminalEn }

export type MessageKey = keyof typeof en

/** Every sentence in every language: a key that one language lacks does not compile. */
export const messages: Readonly<Record<Locale, Readonly<Record<MessageKey, string>>>> = {
  en,
  ko: { ...errorsKo, ...terminalKo },
  zh: { ...errorsZh, ...terminalZh },
}
