import { readWords } from './words.ts'

const stopWords: ReadonlySet<string> = new Set(readWords('sentences', 'en').get('function-word'))

// A script has symbols too, such as the radicals of Han (U+2E80): they are no part of a word.
const runPattern =
  /[a-z0-9]+|(?:(?=[\p{L}\p{N}\p{M}])[\p{Script=Hiragana}\p{Script=Katakana}ー])+|(?:(?=[\p{L}\p{N}\p{M}])\p{Script=Han})+|(?:(?=[\p{L}\p{N}\p{M}])\p{Script=Hangul})+/gu
const latinPattern = /^[a-z0-9]/

/** Longest words first, so that `ied` is not taken for `ed`. */
const endings = ['ing', 'ed', 'es', 'ly', 's'] as const
const shortestStem = 3

/**
 * Text as the planner compares it: NFKC, lower case, without apostrophes (`can't` = `cant`) and invisible characters;
 * control characters count as blanks.
 */
export function normalize(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’‘`´\u00AD\u200B-\u200F\u2060\uFEFF]/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}

/**
 * Terms of a text, the same for phrases and questions: stemmed Latin words without function words, and overlapping pairs of
 * Chinese, Japanese and Korean characters (Intl.Segmenter keeps Korean particles glued to the word).
 */
export function tokenize(text: string): string[] {
  return (normalize(text).match(runPattern) ?? []).flatMap(termsOfRun)
}

/** Words that English sentences are held together by. */
export function isFunctionWord(word: string): boolean {
  return stopWords.has(word)
}

/** True for a word of Latin letters or digits, false for pairs of other characters. */
export function isLatinTerm(term: string): boolean {
  return latinPattern.test(term)
}

function termsOfRun(run: string): string[] {
  if (!isLatinTerm(run)) return pairs(run)
  return stopWords.has(run) ? [] : [stem(run)]
}

function pairs(run: string): string[] {
  const characters = Array.from(run)
  if (characters.length === 1) return characters
  return characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`)
}

function stem(word: string): string {
  if (word.length <= 4) return word
  const ending = endings.find((candidate) => word.endsWith(candidate) && word.length - candidate.length >= shortestStem)
  return ending === undefined || word.endsWith('ss') ? word : word.slice(0, -ending.length)
}
