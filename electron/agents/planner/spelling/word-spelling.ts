import { groupedBy } from './grouped-by.ts'
import type { SpellingWords } from './spelling-words.ts'

const shortestWord = 3
const longestWord = 16
/** From so many letters on two mistakes in one word are believed, below it one. */
const lettersForTwo = 6
/** A letter doubled or left single, and two that are swapped, are the commonest mistakes. */
const costs = { ofEasy: 2, ofOne: 3, ofTwo: 6 } as const
/** Mistyped words of a session; a pasted log does not fill the memory. */
const mostRemembered = 500

/** Puts a word of Latin letters right. */
export function createWordSpelling({ words, known }: SpellingWords): (word: string) => string {
  const byBeginning = groupedBy(words, ([first = '']) => first)
  const remembered = new Map<string, string>()

  const closest = (word: string): string => {
    let best = { word, cost: believed(word) + 1 }
    // The first letter is seldom wrong, but it may have changed its place with the second.
    for (const beginning of new Set(word.slice(0, 2))) {
      for (const other of byBeginning.get(beginning) ?? []) {
        if (beginning !== word[0] && other[1] !== word[0]) continue
        const cost = costOfMistakes(word, other, best.cost - 1)
        if (cost < best.cost) best = { word: other, cost }
      }
    }
    return best.word
  }

  return (word) => {
    const lower = word.toLowerCase()
    if (word.length < shortestWord || word.length > longestWord || known(lower)) return word
    const put = remembered.get(lower) ?? closest(lower)
    if (remembered.size < mostRemembered) remembered.set(lower, put)
    return put === lower ? word : put
  }
}

/** What may be wrong in a word: in a short one nothing but two letters that are swapped or doubled. */
function believed({ length }: string): number {
  if (length === shortestWord) return costs.ofEasy
  return length < lettersForTwo ? costs.ofOne : costs.ofTwo
}

/** What it costs to believe in letters that are missing, too many, wrong, doubled or swapped; `most + 1` where it costs more. */
export function costOfMistakes(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) * costs.ofEasy > most) return most + 1
  let [before, last]: [number[], number[]] = [[], firstRow(other)]
  for (let row = 1; row <= one.length; row += 1) {
    const next = [costs.ofOne * row]
    for (let column = 1; column <= other.length; column += 1) {
      const [letter, wanted] = [one[row - 1], other[column - 1]]
      const isSwapped = row > 1 && column > 1 && letter === other[column - 2] && one[row - 2] === wanted
      next.push(
        Math.min(
          (last[column] ?? 0) + (letter === one[row - 2] ? costs.ofEasy : costs.ofOne),
          (next[column - 1] ?? 0) + (wanted === other[column - 2] ? costs.ofEasy : costs.ofOne),
          (last[column - 1] ?? 0) + (letter === wanted ? 0 : costs.ofOne),
          isSwapped ? (before[column - 2] ?? 0) + costs.ofEasy : Infinity,
        ),
      )
    }
    if (Math.min(...next, ...last) > most) return most + 1
    ;[before, last] = [last, next]
  }
  return last[other.length] ?? most + 1
}

function firstRow(word: string): number[] {
  return Array.from({ length: word.length + 1 }, (_, place) => costs.ofOne * place)
}
