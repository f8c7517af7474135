import { concepts } from '../../electron/agents/planner/concepts.ts'
import { createLexiconMatcher } from '../../electron/agents/planner/lexicon-matcher.ts'
import { normalize } from '../../electron/agents/planner/tokenize.ts'
import { latinPattern, squeezedPattern } from '../../electron/agents/planner/word-patterns.ts'
import { isLocale, type Locale } from '../../shared/domain/locale.ts'

/** One line of a word file. `keys`: what the heading above it names. */
type Line = {
  readonly file: string
  readonly number: number
  readonly matter: string
  readonly lang: Locale
  readonly keys: readonly string[]
  readonly text: string
}
type Kind = 'named' | 'described' | 'expressions'

const general = ['acts-up', 'computer', 'everything']
const expressions = ['accounts', 'first-aid', 'unsafe', 'off-topic', 'sentences', 'follow-up', 'regional']
/** More spellings of one phrase say nothing new. */
const mostSpellings = 200
/** A phrase that says so much of a complaint, itself and not by its gaps, was taken from it. */
const mostOfComplaint = 0.75
/** "No internet" is everybody's: fewer letters than these are words, not sentences. */
const fewestLetters = { en: 20, ko: 8, zh: 8 } as const

/** The lines of the word files, by file name and text. */
export function linesOf(files: Readonly<Record<string, string>>): readonly Line[] {
  return Object.entries(files).flatMap(([file, text]) => {
    const [, matter = '', lang = ''] = /([a-z-]+)\.([a-z]+)\.txt$/u.exec(file) ?? []
    if (!isLocale(lang)) throw new Error(`${file}: the name says no language`)
    let keys: readonly string[] = []
    return text.split('\n').flatMap((written, index): Line[] => {
      const heading = /^\[([a-z, -]+)\]$/u.exec(written)?.[1]
      if (heading !== undefined) keys = heading.split(', ')
      const isPhrase = heading === undefined && written !== '' && !/^#(?: |$)/u.test(written)
      return isPhrase ? [{ file, number: index + 1, matter, lang, keys, text: written }] : []
    })
  })
}

/** What is wrong with the lines of the word files: `file:line: phrase: what`. */
export function wordFaults(lines: readonly Line[]): readonly string[] {
  const phrases = lines.filter((line) => kindOf(line) !== 'expressions')
  return [
    ...lines.flatMap((line) => writingFaults(line).map((fault) => said(line, fault))),
    ...lines.flatMap((line) => headingFaults(line).map((fault) => said(line, fault))),
    ...repeated(lines),
    ...swallowed(phrases),
    ...phrases.filter((line) => !isReachable(line)).map((line) => said(line, 'no text can have it')),
  ]
}

/** Lines that are a complaint of an evaluation set, whole or nearly: the set would then measure memory, not understanding. */
export function takenFrom(
  complaints: readonly { readonly id: string; readonly text: string }[],
  lines: readonly Line[],
): string[] {
  const texts = complaints.map(({ id, text }) => ({ id, ...formsOf(text) }))
  return lines
    .filter((line) => kindOf(line) !== 'expressions' && line.text.length >= fewestLetters[line.lang])
    .flatMap((line) => {
      const pattern = withGapsCaught(line)
      return texts
        .filter(({ english, squeezed, lang }) => {
          const text = line.lang === 'en' ? english : squeezed
          const sameScript = (line.lang === 'en') === (lang === 'en')
          return sameScript && lettersSaid(pattern, text) > Math.max(fewestLetters[lang], mostOfComplaint * text.length)
        })
        .map(({ id }) => said(line, `is nearly the whole of complaint ${id}`))
    })
}

function kindOf({ matter }: Line): Kind {
  if (expressions.includes(matter)) return 'expressions'
  return matter.startsWith('described-') ? 'described' : 'named'
}

function said(line: Line, fault: string): string {
  return `${nameOf(line)}:${line.number}: ${line.text}: ${fault}`
}

function nameOf({ file }: Line): string {
  return file.replace(/^.*\//u, '')
}

function writingFaults(line: Line): string[] {
  const { text, lang } = line
  const isFolded = kindOf(line) === 'expressions' ? text.normalize('NFKC') : normalize(text)
  return [
    // Full-width marks are what people type: expressions that look for them stay as they are.
    ...(kindOf(line) !== 'expressions' && isFolded !== text ? [`write it as ${isFolded}`] : []),
    ...(text.trim() === text ? [] : ['a blank at an end says nothing']),
    ...(lang === 'en' && /[^\p{ASCII}]/u.test(text) ? ['not English'] : []),
    ...(lang === 'ko' && /\p{Script=Han}/u.test(text) ? ['not Korean'] : []),
    ...(lang === 'zh' && /\p{Script=Hangul}/u.test(text) ? ['not Chinese'] : []),
  ]
}

/** Keys of the concepts of the same kind: a line for two of them stands once. */
function headingFaults(line: Line): string[] {
  const kind = kindOf(line)
  if (line.keys.length === 0) return ['no heading above']
  if (kind === 'expressions') return []
  const known = Object.entries(concepts)
    .filter(([matter]) => matter.startsWith('described-') === (kind === 'described'))
    .flatMap(([, list]) => list.map(({ key }) => key))
  const all = new Set([...known, ...(kind === 'named' ? general : [])])
  return line.keys.filter((key) => !all.has(key)).map((key) => `[${key}] is no concept of this kind`)
}

function repeated(lines: readonly Line[]): string[] {
  const first = new Map<string, Line>()
  return lines.flatMap((line) => {
    const kind = kindOf(line)
    const place = kind === 'expressions' ? `${line.file} ${line.keys.join()}` : line.lang
    const id = `${place}: ${line.lang === 'en' ? line.text : line.text.replaceAll(/ \??/gu, '')}`
    const before = first.get(id)
    first.set(id, before ?? line)
    return before === undefined
      ? []
      : [said(line, `stands on line ${before.number} of ${nameOf(before)}: write it once, under [one, other]`)]
  })
}

/** Whatever has it has another phrase of the same concept, as long as it where the length counts. */
function swallowed(phrases: readonly Line[]): string[] {
  const groups = new Map<string, Line[]>()
  for (const line of phrases) {
    for (const key of line.keys) {
      const group = `${kindOf(line)} ${line.lang} ${key}`
      groups.set(group, [...(groups.get(group) ?? []), line])
    }
  }
  const times = new Map<Line, number>()
  for (const group of groups.values()) {
    const others = group.map((line) => ({ line, pattern: patternOf(line) }))
    for (const line of group) {
      const rest = others.filter((other) => other.line !== line && !other.line.text.includes('(?'))
      const spelled = spellingsOf(line)
      const takes = (text: string): boolean => rest.some(({ pattern }) => reaches(pattern, text, kindOf(line)))
      if (spelled.length > 0 && spelled.every(takes)) times.set(line, (times.get(line) ?? 0) + 1)
    }
  }
  return [...times]
    .filter(([line, count]) => count === line.keys.length)
    .map(([line]) => said(line, 'another phrase has it already'))
}

function reaches(pattern: RegExp, text: string, kind: Kind): boolean {
  const found = text.match(pattern) ?? []
  return kind === 'named' ? found.length > 0 : found.some((match) => match.length === text.length)
}

function isReachable(line: Line): boolean {
  const entry = { key: 'one', phrases: (lang: Locale) => (lang === line.lang ? [line.text] : []) }
  const find = createLexiconMatcher([entry])
  return samplesOf(line).some((sample) => {
    const text = normalize(sample)
    return find({ text, squeezed: text.replaceAll(' ', '') }).has(entry)
  })
}

function patternOf({ lang, text }: Pick<Line, 'lang' | 'text'>): RegExp {
  return lang === 'en' ? latinPattern(text) : squeezedPattern(text)
}

/** Every text that the phrase can be, where that can be spelled out. */
function spellingsOf({ lang, text }: Line): string[] {
  const phrase = lang === 'en' ? text : text.replaceAll(/ \??/gu, '')
  if (/[[\]*\\+]|\.\.|\(\?/u.test(phrase)) return []
  const spelled = spell(phrase)
  return spelled.length > mostSpellings ? [] : spelled
}

/** Texts with the phrase in them, by itself and beside others: gaps short, the rest of words empty, nothing that must not be there. */
function samplesOf({ lang, text }: Line): string[] {
  let plain = (lang === 'en' ? text : text.replaceAll(/ \??/gu, ''))
    .replaceAll(/(?:\\\+|\[\+\])\??/gu, '')
    .replaceAll(/[*+]/gu, '')
  // Innermost brackets first: those of what must not stand there go with all that is in them.
  for (let before = ''; before !== plain;) {
    before = plain
    plain = plain.replaceAll(/\(\?<?![^()]*\)/gu, '').replaceAll(/(\(\?<?![^()]*)\([^()]*\)\??/gu, '$1')
  }
  const simple = plain
    .replaceAll(/\(\?<?=/gu, '(')
    .replaceAll(/\[\^?(.)[^\]]*\]/gu, '$1')
    .replaceAll(/ ?\.\. ?/gu, ' ')
    .replaceAll('\\', '')
  const spelled = spell(simple).slice(0, mostSpellings)
  return spelled.flatMap((one) => [one, `${one} w`, `w ${one}`, `${one}w`, `w${one}`])
}

function spell(phrase: string): string[] {
  let place = 0
  const choices = (): string[] => {
    const all: string[] = []
    let one = ['']
    for (; place < phrase.length && phrase[place] !== ')'; place += 1) {
      if (phrase[place] === '|') {
        all.push(...one)
        one = ['']
        continue
      }
      const isGroup = phrase[place] === '('
      if (isGroup) place += 1
      const part = isGroup ? choices() : [phrase[place] ?? '']
      const mayMiss = phrase[place + 1] === '?'
      if (mayMiss) place += 1
      one = one
        .slice(0, mostSpellings + 1)
        .flatMap((before) => [...part, ...(mayMiss ? [''] : [])].map((end) => before + end))
    }
    return [...all, ...one]
  }
  return choices()
}

function formsOf(text: string): { readonly english: string; readonly squeezed: string; readonly lang: Locale } {
  const english = normalize(text)
  const lang = /\p{Script=Hangul}/u.test(english) ? 'ko' : /\p{Script=Han}/u.test(english) ? 'zh' : 'en'
  return { english, squeezed: english.replaceAll(' ', ''), lang }
}

/** What stands in a gap is no word of the phrase. */
function withGapsCaught(line: Line): RegExp {
  const { source, flags } = patternOf(line)
  return new RegExp(source.replaceAll(/(\[\^[^\]]*\]\{0,\d+\})/gu, '($1)'), flags)
}

function lettersSaid(pattern: RegExp, text: string): number {
  const lengths = [...text.matchAll(pattern)].map(([whole, ...gaps]) => whole.length - gaps.join('').length)
  return Math.max(0, ...lengths)
}
