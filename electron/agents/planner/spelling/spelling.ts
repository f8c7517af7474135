import { lazily, readLater } from '../words.ts'
import { createCharacterSpelling } from './character-spelling.ts'
import { createLayoutSpelling } from './keyboard-layout.ts'
import { readSpellingWords } from './spelling-words.ts'
import { createSyllableSpelling } from './syllable-spelling.ts'
import { createWordSpelling } from './word-spelling.ts'

/** Puts right what is mistyped, as far as the words that people write about PCs tell. Pure. */
export type Spelling = (text: string) => string

/** What is read of a text, in letters: more is a pasted log. */
const mostLetters = 2_000
/** Words within addresses, paths, names of files and short forms ("isn't") are left as they are. */
const loneWord = /(?<![A-Za-z0-9_.\\/@:'’-])[A-Za-z]+(?![A-Za-z0-9_\\/@:'’]|[.-][A-Za-z0-9])/gu
/** A capital letter within a sentence begins a name. */
const sentenceStart = /(?:^|[.!?\n])\s*$/u
/** So many words of which none is known are no typing errors but another language. */
const wordsOfLanguage = 3
/** A letter twice in a row is a mood ("ㅋㅋ"), and so is one that stands alone. */
const mood = /([ㄱ-ㅣ])\1+|(?<![가-힣ㄱ-ㅣ])[ㄱ-ㅎㅠㅜㅡ]+(?![가-힣ㄱ-ㅣ])/gu
const koreanWord = /[가-힣ㄱ-ㅣ]{2,}/gu
const runOfCharacters = /\p{Script=Han}{2,}/gu

/** Reads the words when a text first needs them. */
export function createSpelling(written: string): Spelling {
  const words = readLater(written, readSpellingWords)
  const latin = lazily(() => createWordSpelling(words()))
  const layout = lazily(() => createLayoutSpelling(words()))
  const korean = lazily(() => createSyllableSpelling(words()))
  const chinese = lazily(() => createCharacterSpelling(words()))
  return (text) => {
    const [beginning, rest] = [text.slice(0, mostLetters), text.slice(mostLetters)]
    const read = layout()(beginning)
    const isRead = !isOtherLanguage(read, words().known)
    const put = read
      .replace(loneWord, (word, place: number) =>
        isRead && !isName(word, read.slice(0, place)) ? latin()(word) : word,
      )
      .replace(mood, ' ')
      .replace(koreanWord, (word) => korean()(word))
      .replace(runOfCharacters, (run) => chinese()(run))
    return put + rest
  }
}

function isOtherLanguage(text: string, known: (word: string) => boolean): boolean {
  const all = text.match(loneWord) ?? []
  return all.length >= wordsOfLanguage && !all.some((word) => known(word.toLowerCase()))
}

/** What stands in capitals is a name or a code. */
function isName(word: string, before: string): boolean {
  return word.slice(1) !== word.slice(1).toLowerCase() || (/^[A-Z]/u.test(word) && !sentenceStart.test(before))
}
