import { keysOf, typedInKorean } from './korean-keys.ts'
import type { SpellingWords } from './spelling-words.ts'

const wholeSyllables = /^[가-힣]+$/u
/** More is no word. */
const mostSyllables = 12
/** Mistyped words of a session; a pasted log does not fill the memory. */
const mostRemembered = 500
/** So many of the most frequent pairs are believed to be meant. */
const mostFrequent = 1_500
const keys = Array.from('qwertyuiopasdfghjklzxcvbnmQWERTOP')

/**
 * Korean is typed letter by letter: a word with a letter that stands alone, or with two syllables in a row that nobody writes, is
 * taken for the one that one key less, more, swapped or wrong makes of pairs that people often write. What is often written stays.
 */
export function createSyllableSpelling({ syllables, knownSyllables }: SpellingWords): (word: string) => string {
  const places = new Map(syllables.map((pair, place) => [pair, place]))
  const remembered = new Map<string, string>()
  const isWritten = (word: string): boolean => wholeSyllables.test(word) && pairsOf(word).every(knownSyllables)
  /** How rare the rarest new pair is; Infinity = one of them is seldom written. */
  const rarity = (word: string, before: ReadonlySet<string>): number =>
    Math.max(
      ...pairsOf(word)
        .filter((pair) => !before.has(pair))
        .map((pair) => places.get(pair) ?? Infinity),
      0,
    )

  const closest = (word: string): string => {
    const before = new Set(pairsOf(word))
    const sound = [...before].filter((pair) => places.has(pair))
    let best = { word, rarity: mostFrequent }
    for (const changed of changesOf(keysOf(word))) {
      const other = typedInKorean(changed)
      if (other.length < 2 || !isWritten(other) || !sound.every((pair) => other.includes(pair))) continue
      const rare = rarity(other, before)
      if (rare < best.rarity) best = { word: other, rarity: rare }
    }
    return best.word
  }

  return (word) => {
    if (word.length > mostSyllables || isWritten(word)) return word
    // Of two syllables that make no pair nothing is left that would tell what was meant.
    if (wholeSyllables.test(word) && !pairsOf(word).some(knownSyllables)) return word
    const put = remembered.get(word) ?? closest(word)
    if (remembered.size < mostRemembered) remembered.set(word, put)
    return put
  }
}

function pairsOf(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - 1) }, (_, place) => word.slice(place, place + 2))
}

/** Swapped, one too many, one missing, one wrong. */
function changesOf(typed: string): ReadonlySet<string> {
  const places = Array.from({ length: typed.length + 1 }, (_, place) => place)
  return new Set([
    ...places
      .slice(2)
      .map((at) => `${typed.slice(0, at - 2)}${typed[at - 1] ?? ''}${typed[at - 2] ?? ''}${typed.slice(at)}`),
    ...places.slice(1).map((at) => typed.slice(0, at - 1) + typed.slice(at)),
    ...places.flatMap((at) => keys.map((key) => typed.slice(0, at) + key + typed.slice(at))),
    ...places.slice(1).flatMap((at) => keys.map((key) => typed.slice(0, at - 1) + key + typed.slice(at))),
  ])
}
