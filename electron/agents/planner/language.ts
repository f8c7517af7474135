import type { Locale } from '../../../shared/domain/locale.ts'
import { isFunctionWord } from './tokenize.ts'

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

/** Letters of none of the three languages: another script, the Japanese syllables, or marks that English does not write. */
const foreignLetter = /(?![a-zA-Z\p{Script=Hangul}\p{Script=Han}\p{Script=Bopomofo}])\p{L}/u
const foreignScript = /(?![\p{Script=Latin}\p{Script=Hangul}\p{Script=Han}\p{Script=Bopomofo}])\p{L}/gu

/** Fewer words do not show what holds them together. */
const wordsOfSentence = 5
const leastEnglish = 1 / 8

/** How much of a text is in another language: `mostly`, whatever names stand in it, or in `part`. */
export function foreignShare(text: string): 'mostly' | 'part' | 'none' {
  const normal = text.normalize('NFC')
  if (count(normal, foreignScript) > count(normal, /[a-z\p{Script=Hangul}]/giu)) return 'mostly'
  if (!foreignLetter.test(normal)) return 'none'
  const words = latinWords(normal)
  const english = words.filter(isFunctionWord).length
  const isSentence = words.length >= wordsOfSentence && !isReadByItsScript(normal)
  return isSentence && english < words.length * leastEnglish ? 'mostly' : 'part'
}

/** Fewer words are a name or a title in English as well. */
const wordsOfUnread = 3

/** Several words in Latin letters, none of which holds an English sentence together: what they say cannot be told from here. */
export function isUnread(text: string): boolean {
  if (isReadByItsScript(text)) return false
  const words = latinWords(text.normalize('NFC'))
  return words.length >= wordsOfUnread && !words.some(isFunctionWord)
}

/** Korean and Chinese are known by their letters. */
function isReadByItsScript(text: string): boolean {
  return /[\p{Script=Hangul}\p{Script=Han}]/u.test(text)
}

function latinWords(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{Script=Latin}+/gu) ?? []
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
