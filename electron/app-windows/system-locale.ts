import { isLocale, type Locale } from '../../shared/domain/locale.ts'

/** The first of these languages, such as `ko-KR`, in which there are texts; otherwise English. */
export function systemLocale(preferred: readonly string[]): Locale {
  const known = preferred.map((language) => language.toLowerCase().split(/[-_]/)[0] ?? '').find(isLocale)
  return known ?? 'en'
}
