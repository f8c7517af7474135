import type { Locale } from '../../../shared/domain/locale.ts'
import type { Concept } from './concepts.ts'
import { beginningsOf } from './lexicon-beginnings.ts'
import { latinPattern, squeezedPattern } from './word-patterns.ts'
import { lazily } from './words.ts'

/** A concept with the everyday words for it. */
export type LexiconEntry = Concept & { readonly phrases: (lang: Locale) => readonly string[] }

/** Text as `normalize` gives it, and the same without blanks, empty where it is all in Latin letters. */
type Text = { readonly text: string; readonly squeezed: string }
type Script = 'latin' | 'squeezed'
type Phrase = { readonly entry: LexiconEntry; matchesIn(text: string): readonly Match[] }
/** Where a phrase stands in a text. */
export type Match = {
  readonly script: Script
  /** Places of what is written in the phrase, without the gaps between. */
  readonly parts: readonly { readonly start: number; readonly end: number }[]
  /** What it takes with its gaps, in Latin letters. */
  readonly letters: number
}
/** Entries that a text has words of, and where. */
export type Found = ReadonlyMap<LexiconEntry, readonly Match[]>
type PhrasesByBeginning = ReadonlyMap<string, readonly Phrase[]>

const longestOfWord = 4
const longestOfCharacters = 2
/** What a Korean or Chinese character says beside a Latin letter. */
const lettersOfCharacter = 2.5

/**
 * Finds the entries that a text has words of. A lexicon has thousands of phrases and a text a dozen words: only phrases that begin
 * like one of them are tried, and only those are ever compiled.
 */
export function createLexiconMatcher(entries: readonly LexiconEntry[]): (text: Text) => Found {
  // Whoever starts the app without asking anything, or asks in one language, does not wait for the words of the others.
  const latin = lazily(() => byBeginning(entries, 'latin'))
  const squeezed = lazily(() => byBeginning(entries, 'squeezed'))

  return (clause) => {
    const found = new Map<LexiconEntry, Match[]>()
    search(latin(), beginningsOfWords(clause.text), { text: clause.text, found })
    if (clause.squeezed !== '') {
      search(squeezed(), beginningsOfCharacters(clause.squeezed), { text: clause.squeezed, found })
    }
    return found
  }
}

function search(
  phrases: PhrasesByBeginning,
  beginnings: ReadonlySet<string>,
  { text, found }: { readonly text: string; readonly found: Map<LexiconEntry, Match[]> },
): void {
  for (const beginning of beginnings) {
    for (const phrase of phrases.get(beginning) ?? []) {
      const matches = phrase.matchesIn(text)
      if (matches.length > 0) found.set(phrase.entry, [...(found.get(phrase.entry) ?? []), ...matches])
    }
  }
}

function byBeginning(entries: readonly LexiconEntry[], script: Script): PhrasesByBeginning {
  const all = new Map<string, Phrase[]>()
  for (const entry of entries) {
    for (const words of script === 'latin' ? entry.phrases('en') : [...entry.phrases('ko'), ...entry.phrases('zh')]) {
      const phrase = { entry, matchesIn: matchesLazily(words, script) }
      for (const beginning of beginningsOf(words, script)) {
        const others = all.get(beginning)
        if (others === undefined) all.set(beginning, [phrase])
        else others.push(phrase)
      }
    }
  }
  return all
}

const noMatches: readonly Match[] = []

function matchesLazily(words: string, script: Script): (text: string) => readonly Match[] {
  const pattern = lazily(() => (script === 'latin' ? latinPattern(words) : squeezedPattern(words)))
  // Most phrases that begin like a word of the text are not in it: to say so takes a third of the time that places take.
  const plain = lazily(() => new RegExp(pattern().source, 'u'))
  const share = script === 'latin' ? 1 : lettersOfCharacter
  return (text) => {
    if (!plain().test(text)) return noMatches
    return Array.from(text.matchAll(pattern()), (match) => ({
      letters: match[0].length * share,
      script,
      parts: partsOf(match),
    }))
  }
}

/** A match without its gaps. */
function partsOf({ index, 0: { length }, indices = [] }: RegExpExecArray): Match['parts'] {
  const gaps = [...indices.slice(1).filter((gap) => gap !== undefined), [index + length, index + length] as const]
  return gaps.map(([end], place) => ({ start: gaps[place - 1]?.[1] ?? index, end }))
}

function beginningsOfWords(text: string): ReadonlySet<string> {
  const beginnings = new Set([''])
  for (const [word] of text.matchAll(/\w+/gu)) {
    for (let length = 1; length <= Math.min(longestOfWord, word.length); length += 1) {
      beginnings.add(word.slice(0, length))
    }
  }
  return beginnings
}

function beginningsOfCharacters(text: string): ReadonlySet<string> {
  const beginnings = new Set([''])
  for (let place = 0; place < text.length; place += 1) {
    for (let length = 1; length <= longestOfCharacters; length += 1) beginnings.add(text.slice(place, place + length))
  }
  return beginnings
}
