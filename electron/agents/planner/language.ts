import type { Locale } from '../../../shared/domain/locale.ts'

/** Complaints in Korean or Chinese quote English names and error texts: one of their characters says more than one letter. */
const weightOfCharacter = 3
/** So many characters decide alone: whoever writes them reads them, however long the quoted text is. */
const decidingCharacters = 6

/** The language that a complaint is written in; text in none of the three is answered in English. */
export function detectLanguage(text: string): Locale {
  const hangul = count(text, /\p{Script=Hangul}/gu)
  const han = count(text, /\p{Script=Han}/gu)
  const latin = count(text, /[a-z]/giu)
  const most = Math.max(hangul, han)
  if (most === 0) return 'en'
  if (most < decidingCharacters && most * weightOfCharacter < latin) return 'en'
  return hangul >= han ? 'ko' : 'zh'
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
