import type { Locale } from '../../../shared/domain/locale.ts'

/** Each language by its own name, so that it is found in a window whose language one cannot read. */
export const languageNames: Readonly<Record<Locale, string>> = { en: 'English', ko: '한국어', zh: '简体中文' }
