import { normalize } from './tokenize.ts'
import { patternOf } from './word-patterns.ts'
import { lazily } from './words.ts'

/**
 * What a message can be beside a complaint: said to the last answer or to what runs, or a wish for a look at everything. The first
 * that fits counts.
 */
export const followUpIntents = [
  'works',
  'broken',
  'back',
  'undo',
  'again',
  'stop',
  'changed',
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
] as const
export type FollowUpIntent = (typeof followUpIntents)[number]

/** Longer than any phrase with its polite words: nobody reads on. */
const mostLetters = 80

const marks = /[\p{P}\p{S}]+/gu

/** The intent of a message that is wholly such a phrase; null = it is a complaint, or anything else. Pure. */
export function readFollowUp(text: string): FollowUpIntent | null {
  if (text.length > mostLetters) return null
  const words = normalize(text).replaceAll(marks, ' ').replaceAll(/ +/gu, ' ').trim()
  if (words === '') return null
  const squeezed = words.replaceAll(' ', '')
  const found = patterns().find(
    ({ english, eastern }) => english.test(words) || eastern.some((one) => one.test(squeezed)),
  )
  return found?.intent ?? null
}

const patterns = lazily(() =>
  followUpIntents.map((intent) => ({
    intent,
    english: wholly(intent, 'en', ' '),
    eastern: [wholly(intent, 'ko', ''), wholly(intent, 'zh', '')],
  })),
)

/** The phrase from end to end, with nothing but polite words around it. */
function wholly(intent: FollowUpIntent, lang: 'en' | 'ko' | 'zh', blank: string): RegExp {
  const any = (section: string): string => patternOf({ matter: 'follow-up', section }, [lang]).source
  const polite = any('polite')
  return new RegExp(`^(?:(?:${polite})${blank})*(?:${any(intent)})(?:${blank}(?:${polite}))*$`, 'u')
}
