/** One concept and the everyday words for it. Tools name the key in `plannerHints`. */
export type LexiconEntry = {
  readonly key: string
  readonly en: string
  readonly ko: string
  readonly zh: string
  /** How much the word says, 1 unless given: "program" says less than "proxy". */
  readonly weight?: number
  /** Named as what brought the trouble about: "since that tool ..." does not make it less telling. */
  readonly cause?: true
  /** Said of the whole PC it is still about one part of it: an empty battery. */
  readonly ofPart?: true
  /** Wider concepts that are meant as well, with half the weight. */
  readonly implies?: readonly string[]
}

/**
 * Words of the lexicon are written for reading: alternatives between commas, `(a|b)` a choice, `x?` may be missing, `*` the
 * rest of a word, `..` a few words in the same sentence, a blank also a hyphen or nothing where people write it together.
 */
const gapOfWords = String.raw`\b[^.!?;]{0,25}\b`
const gapOfCharacters = '[^。！？；.!?;]{0,10}'

/** Pattern for words of Latin letters, on text as `normalize` gives it. */
export function latinPattern(words: string): RegExp {
  const source = phrasesOf(words)
    .map((phrase) =>
      choices(phrase)
        .replaceAll(/ ?\.\. ?/gu, gapOfWords)
        .replaceAll(' ', '[ -]')
        .replaceAll('*', String.raw`\w*`),
    )
    .join('|')
  return new RegExp(String.raw`\b(?:${source})\b`, 'gu')
}

/** Pattern for Korean or Chinese, on the same text without blanks: nobody sets them alike. */
export function squeezedPattern(words: string): RegExp {
  const source = phrasesOf(words)
    .map((phrase) => choices(phrase).replaceAll('..', gapOfCharacters).replaceAll(/ \??/gu, ''))
    .join('|')
  return new RegExp(source, 'gu')
}

/** The alternatives between the commas. */
export function phrasesOf(words: string): string[] {
  return words
    .split(',')
    .map((phrase) => phrase.trim().replaceAll(/\s+/gu, ' '))
    .filter((phrase) => phrase !== '')
}

function choices(phrase: string): string {
  return phrase.replaceAll(/\((?!\?)/gu, '(?:')
}
