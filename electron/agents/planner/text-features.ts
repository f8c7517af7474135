import { ofLastTexts } from './last-texts.ts'
import { normalize } from './tokenize.ts'

/** What comes later in a pasted text is no complaint any more, and costs time. */
const mostCharacters = 1_000
/** Letters in a row that are told apart; a word also has a mark at both ends. */
const lettersInARow = [3, 4] as const
/** One Korean or Chinese character says what several letters say. */
const charactersInARow = [1, 2, 3] as const
/** What such a character counts for where words are counted. */
const wordsPerCharacter = 0.45

/** Three bytes of a hash are enough for some ten thousands of features. */
export const featureHashes = 2 ** 24

const latinWord = /[a-z0-9]+/gu
const easternRun = /[\p{Script=Hangul}\p{Script=Han}]+/gu

export type TextFeatures = {
  /** How often each feature occurs, by its hash. */
  readonly counts: ReadonlyMap<number, number>
  /** Length of the text, in words. */
  readonly words: number
}

/** What a text is made of, for the rank model: words, pairs of words, and letters or characters in a row. Pure. */
export const featuresOf: (text: string) => TextFeatures = ofLastTexts(readFeatures)

function readFeatures(text: string): TextFeatures {
  const normal = normalize(text).slice(0, mostCharacters)
  const words = normal.match(latinWord) ?? []
  const characters = Array.from((normal.match(easternRun) ?? []).join(''))
  const counts = new Map<number, number>()
  const count = (feature: string): void => {
    const key = hashOf(feature) % featureHashes
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }

  for (const [place, word] of words.entries()) {
    count(`w${word}`)
    if (place > 0) count(`p${words[place - 1] ?? ''} ${word}`)
    const marked = ` ${word} `
    for (const length of lettersInARow) {
      for (let start = 0; start + length <= marked.length; start += 1) count(`l${marked.slice(start, start + length)}`)
    }
  }
  for (const length of charactersInARow) {
    for (let start = 0; start + length <= characters.length; start += 1) {
      count(`c${characters.slice(start, start + length).join('')}`)
    }
  }
  return { counts, words: words.length + characters.length * wordsPerCharacter }
}

/** FNV-1a over code units, 32 bits. */
export function hashOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let place = 0; place < feature.length; place += 1) {
    hash = Math.imul(hash ^ feature.charCodeAt(place), 0x01000193)
  }
  return hash >>> 0
}
