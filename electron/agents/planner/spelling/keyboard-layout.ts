import { keysOf, typedInKorean } from './korean-keys.ts'
import type { SpellingWords } from './spelling-words.ts'

/** A word of Latin letters, not within an address, a path or a code. */
const latinWord = /(?<![A-Za-z0-9_.\\/@:-])[A-Za-z]{2,}(?![A-Za-z0-9_\\/@:]|[.-][A-Za-z0-9])/gu
const koreanWord = /[가-힣ㄱ-ㅣ]+/gu
const wholeSyllables = /^[가-힣]+$/u
/** What stands for laughing, crying or a sigh: no slip of the keyboard. */
const mood = /^(?:[ㄱ-ㅎ]+|[ㅠㅜㅡ]+)$/u
const isCrying = /^[ㅠㅜㅡ]{2,}$|^([ㄱ-ㅎ])\1+$/u
/** From so many of its words on the whole text was typed so. */
const shareOfAll = 0.7
/** So much of a word has to be pairs of syllables that people write. */
const leastKnown = 0.6
/** Before Korean syllables a short English word may stand as it is: "usb" with a particle. */
const longestBefore = 6
/** A single syllable after it is a particle. */
const leastBeforeParticle = 3
/** Words of two letters are too many to be told apart by a list. */
const lettersOfShort = 2

/**
 * Text that was typed while the keyboard was set to the other language: Latin letters that make no English word, and on a Korean
 * keyboard syllables that people write ("thflrk" = 소리가); and syllables nobody writes whose keys are an English word ("쟈랴" = wifi).
 */
export function createLayoutSpelling({ known, words, knownSyllables }: SpellingWords): (text: string) => string {
  const written = new Set(words)
  const isWord = (keys: string): boolean => keys.length <= lettersOfShort || known(keys)
  const shareKnown = (text: string): number => {
    const pairs = Array.from({ length: text.length - 1 }, (_, place) => text.slice(place, place + 2))
    return pairs.filter(knownSyllables).length / Math.max(1, pairs.length)
  }

  const beginningsOf = (word: string): readonly string[] =>
    Array.from({ length: Math.min(longestBefore, word.length - 2) }, (_, place) => word.slice(0, place + 1)).filter(
      (beginning) => written.has(beginning.toLowerCase()),
    )
  const asKorean = (word: string): string | null => {
    for (const beginning of ['', ...beginningsOf(word)]) {
      const syllables = typedInKorean(word.slice(beginning.length))
      const isOwn = syllables.length > 1 && wholeSyllables.test(syllables) && shareKnown(syllables) >= leastKnown
      if (isOwn) return beginning + syllables
    }
    return null
  }
  /** A syllable by itself, or after a word, can be a short form of anything: it is one where others were typed so. */
  const asSyllable = (word: string): string | null => {
    const split = ['', ...beginningsOf(word).filter(({ length }) => length >= leastBeforeParticle)]
    return (
      split
        .map((beginning) => [beginning, typedInKorean(word.slice(beginning.length))] as const)
        .filter(([, syllable]) => syllable.length === 1 && wholeSyllables.test(syllable))
        .map(([beginning, syllable]) => beginning + syllable)[0] ?? null
    )
  }
  const inKorean = (text: string): string => {
    const all = (text.match(latinWord) ?? []).filter((word) => !known(word.toLowerCase()))
    const korean = all.filter((word) => asKorean(word) !== null)
    if (all.length === 0 || (korean.length === 0 && !/[가-힣]/u.test(text))) return text
    const isMostly = korean.length >= all.length * shareOfAll
    return text.replace(latinWord, (word) => {
      if (known(word.toLowerCase())) return word
      const syllables = typedInKorean(word)
      const whole = isMostly && wholeSyllables.test(syllables) ? syllables : null
      return asKorean(word) ?? whole ?? asSyllable(word) ?? word
    })
  }

  const inEnglish = (text: string): string => {
    const runs = (text.match(koreanWord) ?? []).filter((run) => !mood.test(run))
    const english = runs.filter((run) => isWord(keysOf(run)))
    const isMostly = runs.length > 1 && english.length >= runs.length * shareOfAll
    const isOdd = (run: string): boolean => !wholeSyllables.test(run) || (run.length > 1 && shareKnown(run) === 0)
    const isMeant = (run: string): boolean => isMostly || (isOdd(run) && written.has(keysOf(run)))
    return text.replace(koreanWord, (run) => (!isCrying.test(run) && isMeant(run) ? keysOf(run) : run))
  }

  return (text) => inEnglish(inKorean(text))
}
