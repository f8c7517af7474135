import { locales, type Locale } from '../../../shared/domain/locale.ts'
import { simplified } from './simplified.ts'
import { ownSpelling } from './spelling/own-spelling.ts'
import { normalize } from './tokenize.ts'
import { patternOf } from './word-patterns.ts'
import { lazily } from './words.ts'

/**
 * What a message can be beside a complaint: said to the last answer or to what runs, or a wish for a look at everything. The first
 * that fits counts.
 */
export const followUpIntents = [
  'leave',
  'enough',
  'works',
  'broken',
  'back',
  'fix',
  'undo',
  'again',
  'stop',
  'changed',
  'advice',
  'meaning',
  'order',
  'risk',
  'why',
  'duration',
  'details',
  'everything',
  'watch',
  'yes',
  'no',
  'thanks',
  'hello',
] as const
export type FollowUpIntent = (typeof followUpIntents)[number]

/** Longer than any phrase with its polite words: nobody reads on. */
const mostLetters = 80

const marks = /[\p{P}\p{S}]+/gu

/**
 * The intent of a message that is wholly such a phrase, with polite words around it, also mistyped or in traditional Chinese; null = it
 * is a complaint, or anything else. Pure.
 */
export function readFollowUp(text: string): FollowUpIntent | null {
  if (text.length > mostLetters) return null
  const written = simplified(text)
  return readPhrase(written) ?? readPhrase(ownSpelling(written))
}

function readPhrase(text: string): FollowUpIntent | null {
  const words = normalize(text).replaceAll(marks, ' ').replaceAll(/ +/gu, ' ').trim()
  if (words === '') return null
  const spoken = locales.filter((lang) => letters[lang].test(words))
  const cores = spoken.map((lang) => [lang, coresOf(lang === 'en' ? words : once(words), lang)] as const)
  const found = phrases().find(({ of }) => cores.some(([lang, texts]) => texts.some((core) => of[lang]().test(core))))
  return found?.intent ?? null
}

/** Without blanks, which nobody sets alike; and what somebody says twice counts once. */
function once(words: string): string {
  return words.replaceAll(' ', '').replace(/^(.{2,})\1+$/u, '$1')
}

/**
 * What is left of a text without polite words at its ends: with all of them, with one less, and so on. They are taken off one after the
 * other: as one pattern that may repeat they could be split in more ways than anybody waits for.
 */
function coresOf(text: string, lang: Locale): readonly string[] {
  const word = polite[lang]()
  const blank = lang === 'en' ? ' ' : ''
  const behind = (from: number): number | null => {
    word.lastIndex = from
    const end = word.test(text) ? word.lastIndex : from
    if (end === from) return null
    if (end === text.length) return end
    return text.startsWith(blank, end) ? end + blank.length : null
  }
  const isPolite = new Array<boolean>(text.length + 1).fill(false)
  isPolite[text.length] = true
  for (let at = text.length - 1; at > 0; at -= 1) {
    const isStart = blank === '' || text[at - 1] === blank
    const end = isStart ? behind(at) : null
    isPolite[at] = end !== null && isPolite[end] === true
  }
  const ends = [...isPolite.keys()].filter((at) => isPolite[at] === true)
  const starts = [0]
  for (let at = behind(0); at !== null && at < text.length; at = behind(at)) starts.push(at)
  return starts.flatMap((start) => ends.filter((end) => end > start).map((end) => text.slice(start, end).trim()))
}

/** A text in which none of these stands is read in no pattern of that language. */
const letters = { en: /[a-z]/u, ko: /\p{Script=Hangul}/u, zh: /\p{Script=Han}/u }

const polite = inEach((lang) =>
  lazily(() => new RegExp(lang === 'en' ? `(?:${sourceOf('polite', lang)})(?= |$)` : sourceOf('polite', lang), 'uy')),
)

const phrases = lazily(() =>
  followUpIntents.map((intent) => ({
    intent,
    of: inEach((lang) => lazily(() => new RegExp(`^(?:${sourceOf(intent, lang)})$`, 'u'))),
  })),
)

function inEach<Value>(make: (lang: Locale) => Value): Readonly<Record<Locale, Value>> {
  return { en: make('en'), ko: make('ko'), zh: make('zh') }
}

function sourceOf(section: string, lang: Locale): string {
  return patternOf({ matter: 'follow-up', section }, [lang]).source
}
