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
  /** Characters that sound alike, tones aside. */
  readonly sounds: readonly string[]
}

/** The same as lines. */
export function writeSpellingWords({
  known,
  ...words
}: Omit<SpellingWords, 'known'> & { readonly known: string }): string {
  const [frequent, rare] = [words.pairs.slice(0, words.frequentPairs), words.pairs.slice(words.frequentPairs)]
  return `${[words.words.join(' '), known, frequent.join(''), rare.join(''), words.sounds.join(' ')].join('\n')}\n`
}

export function readSpellingWords(written: string): SpellingWords {
  const [words = '', known = '', frequent = '', rare = '', sounds = ''] = written.split('\n')
  const pairs = (characters: string): string[] => characters.match(/../gu) ?? []
  const frequentPairs = pairs(frequent)
  return {
    words: words.split(' '),
    known: wordSet(known),
    pairs: [...frequentPairs, ...pairs(rare)],
    frequentPairs: frequentPairs.length,
    sounds: sounds.split(' '),
  }
}
