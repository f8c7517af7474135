import { unseenSigns, unspacedLetters } from './unspaced-writing.ts'

const unspaced = new RegExp(`[${unspacedLetters}]`, 'u')
const unspacedSign = new RegExp(`^${unspaced.source}$`, 'u')
const firstSign = /^./su
const lastSign = /.$/su
const inWord = /[\p{L}\p{N}\p{M}]/u
/** Quotes, brackets and the ends of sentences. Other signs can be orders to a search. */
const around = /^["'\p{Ps}\p{Pi}]+|["'\p{Pe}\p{Pf},.;:!?]+$/gu

/**
 * Whether all of these words stand in the texts, each whole and as often as it is used: parts of words, and words said again and again,
 * can spell anything.
 */
export function areWritten(words: string, texts: readonly string[]): boolean {
  const written = texts.map(compared)
  const used = new Map<string, number>()
  for (const word of compared(words).split(/\s+/u)) {
    const bare = word.replace(around, '')
    if (bare !== '') used.set(bare, (used.get(bare) ?? 0) + 1)
  }
  return [...used].every(([word, times]) => timesIn(written, word) >= times)
}

function timesIn(texts: readonly string[], word: string): number {
  let times = 0
  for (const text of texts) {
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length))
      if (isWhole(text, word, at)) times += 1
  }
  return times
}

function isWhole(text: string, word: string, at: number): boolean {
  const end = at + word.length
  const before = lastSign.exec(text.slice(Math.max(0, at - 2), at))?.[0] ?? ''
  const after = firstSign.exec(text.slice(end, end + 2))?.[0] ?? ''
  // A single sign of these writings is no word where it stands among others.
  const isSign = unspacedSign.test(word)
  const mayMeet = (beside: string, own = ''): boolean =>
    !inWord.test(beside) || (!isSign && (unspaced.test(beside) || unspaced.test(own)))
  return mayMeet(before, firstSign.exec(word)?.[0]) && mayMeet(after, lastSign.exec(word)?.[0])
}

function compared(text: string): string {
  return text.replace(unseenSigns, '').normalize('NFKC').toLowerCase().trim()
}
