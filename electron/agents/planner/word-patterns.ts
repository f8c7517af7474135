import { locales, type Locale } from '../../../shared/domain/locale.ts'
import { lazily, readWords } from './words.ts'

/**
 * Words of the lexicon are written for reading: one phrase a line, `(a|b)` a choice, `x?` may be missing, `*` the
 * rest of a word, `..` a few words in the same sentence, a blank also a hyphen or nothing where people write it together.
 */
const gapOfWords = String.raw`\b([^.!?;]{0,25})\b`
const gapOfCharacters = '([^。！？；.!?;]{0,10})'

/** Pattern for a phrase of Latin letters, on text as `normalize` gives it. */
export function latinPattern(phrase: string): RegExp {
  const source = choices(phrase)
    .replaceAll(/ ?\.\. ?/gu, gapOfWords)
    .replaceAll(' ', '[ -]')
    .replaceAll('*', String.raw`\w*`)
  return new RegExp(String.raw`\b(?:${source})\b`, 'dgu')
}

/** Pattern for a phrase in Korean or Chinese, on the same text without blanks: nobody sets them alike. */
export function squeezedPattern(phrase: string): RegExp {
  return new RegExp(choices(phrase).replaceAll('..', gapOfCharacters).replaceAll(/ \??/gu, ''), 'dgu')
}

/** Lines of these are regular expressions on normalized text, in which `{name}` is any line of that section. */
export type Section = {
  readonly matter: 'accounts' | 'first-aid' | 'unsafe' | 'off-topic' | 'sentences' | 'follow-up' | 'regional'
  readonly section: string
}

/** A pattern for each line of a section. */
export function patternsOf({ matter, section }: Section, langs: readonly Locale[] = locales): RegExp[] {
  return langs.flatMap((lang) => {
    const words = readWords(matter, lang)
    const anyOf = (name: string): string => `(?:${(words.get(name) ?? []).map(choices).join('|')})`
    const withLists = (line: string): string =>
      choices(line).replaceAll(/\{([a-z]+)\}/gu, (_whole, name: string) => anyOf(name))
    return (words.get(section) ?? []).map((line) => new RegExp(asNormalized(withLists(line)), 'u'))
  })
}

/** Single letters of Korean, such as `ㅋ`, have another form in normalized text; signs of a pattern keep theirs. */
function asNormalized(source: string): string {
  return source.replaceAll(/[\u3131-\u318e]/gu, (letter) => letter.normalize('NFKC'))
}

/** One pattern for any line of a section. */
export function patternOf(section: Section, langs: readonly Locale[] = locales): RegExp {
  const patterns = patternsOf(section, langs)
  const matchesNothing = '(?!)'
  return new RegExp(patterns.length === 0 ? matchesNothing : patterns.map(({ source }) => source).join('|'), 'u')
}

const easternLetter = /[\p{Script=Hangul}\p{Script=Han}]/u

/**
 * Finds a line of a section in normalized text: English as it stands, Korean and Chinese without blanks. Those of Korean and Chinese are
 * long, and where no letter of theirs stands they are not even compiled.
 */
export function finderOf(section: Section): (text: string) => boolean {
  const english = lazily(() => patternOf(section, ['en']))
  const eastern = lazily(() => patternOf(section, ['ko', 'zh']))
  return (text) => english().test(text) || (easternLetter.test(text) && eastern().test(text.replaceAll(' ', '')))
}

/** Puts in other words, line by line: `one = other` in a section of the regional words. */
export function replacementsOf(section: string): (text: string) => string {
  const lines = (readWords('regional', 'zh').get(section) ?? []).map((line) => {
    const [from = '', to = ''] = line.split(/ =(?: |$)/u)
    return { pattern: new RegExp(from, 'giu'), to }
  })
  return (text) => lines.reduce((told, { pattern, to }) => told.replaceAll(pattern, to), text)
}

function choices(phrase: string): string {
  return phrase.replaceAll(/\((?!\?)/gu, '(?:')
}
