import type { Locale } from '../../../shared/domain/locale.ts'
import type { Concept } from './concepts.ts'
import { beginningsOf } from './lexicon-beginnings.ts'
import { latinPattern, squeezedPattern } from './word-patterns.ts'
import { lazily } from './words.ts'

/** A concept with the everyday words for it. */
export type LexiconEntry = Concept & { readonly phrases: (lang: Locale) => readonly string[] }

/** Text as `normalize` gives it, and the same without blanks, empty where it is all in Latin letters. */
type Text = { readonly text: string; readonly squeezed: string }
/** How much of a text a phrase matches, in letters; 0 = it does not occur. */
type Phrase = { readonly entry: LexiconEntry; lengthIn(text: string): number }
type PhrasesByBeginning = ReadonlyMap<string, readonly Phrase[]>

const longestOfWord = 4
const longestOfCharacters = 2
/** What a Korean or Chinese character says beside a Latin letter. */
const lettersOfCharacter = 2.5

/**
 * Finds the entries that a text has words of, and how many letters the longest of these take. A lexicon has thousands of phrases and a text a dozen words: only phrases
 * that begin like one of them are tried, and only those are ever compiled.
 */
export function createLexiconMatcher(
  entries: readonly LexiconEntry[],
): (text: Text) => ReadonlyMap<LexiconEntry, number> {
  // Whoever starts the app without asking anything, or asks in one language, does not wait for the words of the others.
  const latin = lazily(() => byBeginning(entries, 'latin'))
  const squeezed = lazily(() => byBeginning(entries, 'squeezed'))

  return (clause) => {
    const found = new Map<LexiconEntry, number>()
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
  { text, found }: { readonly text: string; readonly found: Map<LexiconEntry, number> },
): void {
  for (const beginning of beginnings) {
    for (const phrase of phrases.get(beginning) ?? []) {
      const length = phrase.lengthIn(text)
      if (length > (found.get(phrase.entry) ?? 0)) found.set(phrase.entry, length)
    }
  }
}

function byBeginning(entries: readonly LexiconEntry[], script: 'latin' | 'squeezed'): PhrasesByBeginning {
  const all = new Map<string, Phrase[]>()
  for (const entry of entries) {
    for (const words of script === 'latin' ? entry.phrases('en') : [...entry.phrases('ko'), ...entry.phrases('zh')]) {
      const phrase = { entry, lengthIn: lengthLazily(words, script) }
      for (const beginning of beginningsOf(words, script)) {
        const others = all.get(beginning)
        if (others === undefined) all.set(beginning, [phrase])
        else others.push(phrase)
      }
    }
  }
  return all
}

function lengthLazily(words: string, script: 'latin' | 'squeezed'): (text: string) => number {
  const pattern = lazily(() => (script === 'latin' ? latinPattern(words) : squeezedPattern(words)))
  const share = script === 'latin' ? 1 : lettersOfCharacter
  return (text) => Math.max(0, ...(text.match(pattern()) ?? []).map((match) => match.length * share))
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
