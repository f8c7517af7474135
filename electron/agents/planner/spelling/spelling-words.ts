import { wordSet } from './word-set.ts'

/** What `spelling-words.txt` holds. */
export type SpellingWords = {
  /** Words that people write about PCs, the most frequent first: what a mistyped one is taken for. */
  readonly words: readonly string[]
  /** Every word there is: none of them is mistyped. */
  readonly known: (word: string) => boolean
  /** Pairs of Chinese characters that people write about PCs, the most frequent first. */
  readonly pairs: readonly string[]
  /** How many of these are frequent enough to be what a mistyped one is taken for. */
  readonly frequentPairs: number
  /** Pairs of Korean syllables that people write about PCs, blanks aside: the frequent ones, the most frequent first, and all. */
  readonly syllables: readonly string[]
  readonly knownSyllables: (pair: string) => boolean
  /** Characters that sound alike, tones aside. */
  readonly sounds: readonly string[]
}

/** The same as lines. */
export function writeSpellingWords({
  known,
  knownSyllables,
  ...words
}: Omit<SpellingWords, 'known' | 'knownSyllables'> & WrittenSets): string {
  const [frequent, rare] = [words.pairs.slice(0, words.frequentPairs), words.pairs.slice(words.frequentPairs)]
  const latin = [words.words.join(' '), known]
  const chinese = [frequent.join(''), rare.join(''), words.sounds.join(' ')]
  return `${[...latin, ...chinese, words.syllables.join(''), knownSyllables].join('\n')}\n`
}

/** Sets as `writeWordSet` writes them. */
type WrittenSets = { readonly known: string; readonly knownSyllables: string }

/** A part of a text keeps the whole of it in memory: this is the same one by itself. */
function apart(part: string): string {
  return Buffer.from(part).toString()
}

export function readSpellingWords(written: string): SpellingWords {
  const [words = '', known = '', frequent = '', rare = '', sounds = '', syllables = '', knownSyllables = ''] =
    written.split('\n')
  const pairs = (characters: string): string[] => characters.match(/../gu) ?? []
  const frequentPairs = pairs(frequent)
  return {
    words: apart(words).split(' '),
    known: wordSet(known),
    pairs: [...frequentPairs, ...pairs(rare)],
    frequentPairs: frequentPairs.length,
    sounds: apart(sounds).split(' '),
    syllables: pairs(syllables),
    knownSyllables: wordSet(knownSyllables),
  }
}
