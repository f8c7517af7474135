import { hashOf } from '../text-features.ts'

/** Bits for each word, and how many of them it sets: one word in a thousand that is not in the set is taken for one of it. */
const bitsOfWord = 14
const hashesOfWord = 10
/** A few words fill a small set unevenly. */
const fewestBytes = 64

/** A set of words as Base64 (a Bloom filter): no word of it is ever missing. */
export function writeWordSet(words: ReadonlySet<string>): string {
  const bytes = Buffer.alloc(Math.max(fewestBytes, Math.ceil((words.size * bitsOfWord) / 8)))
  for (const word of words) {
    for (const bit of bitsOf(word, bytes.length)) bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (1 << (bit & 7))
  }
  return bytes.toString('base64')
}

/** Tells whether a word is in a written set. */
export function wordSet(written: string): (word: string) => boolean {
  const bytes = Buffer.from(written, 'base64')
  return (word) => bitsOf(word, bytes.length).every((bit) => ((bytes[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0)
}

function bitsOf(word: string, bytes: number): number[] {
  const [first, second] = [hashOf(word), hashOf(`${word} `) | 1]
  return Array.from({ length: hashesOfWord }, (_, place) => ((first + place * second) >>> 0) % (bytes * 8))
}
