import { isRuledOut, isSupposed } from './scope.ts'
import { normalize } from './tokenize.ts'
import { patternOf } from './word-patterns.ts'

/** A part of a complaint. `squeezed` has no blanks, and is empty where there are no Korean or Chinese characters. */
export type Clause = {
  readonly text: string
  readonly squeezed: string
  readonly weight: number
  /** What it counts for a component that is named as the cause ("since that tool ..."). */
  readonly weightAsCause: number
}

/** What is said to work is named to be ruled out; circumstances are named in passing; the rest is the complaint. */
const weightOfWorking = 0.12
const weightOfCircumstance = 0.55
/** A guess of the cause counts less than what happens. */
const weightOfGuess = 0.4

/** People begin with what is wrong. */
const stepOfPlace = 0.04
const leastOfPlace = 0.76

const easternCharacter = /[\p{Script=Hangul}\p{Script=Han}]/u
const sentenceEnd = /(?<=[!?。！？])|\.(?=\s|$)|(?<=[\p{Script=Hangul}\p{Script=Han}])\.|\n+/u
/** Korean ties what works to what does not by one ending, however the verb before it ends. What was only meant to be done is one with how it went. */
const meant = patternOf({ matter: 'sentences', section: 'meant' }).source
const tiedOn = String.raw`(?<=[\p{Script=Hangul}]데)(?<!(?:${meant})는데)(?=\s)`
const clauseEnd = new RegExp(
  String.raw`[,;，；：、]|${tiedOn}|(?<!\b[a-z]):(?=\s)|\s-+\s|${patternOf({ matter: 'sentences', section: 'clause-end' }).source}`,
  'u',
)

const working = patternOf({ matter: 'sentences', section: 'working' })
/** What worked until lately is what does not work now. */
const formerly = patternOf({ matter: 'sentences', section: 'formerly' })
const circumstance = patternOf({ matter: 'sentences', section: 'circumstance' })
/** "The wifi and battery icons": pictures in a row stand for the bar they are in, not for what they show. */
const rowOfIcons = new RegExp(patternOf({ matter: 'sentences', section: 'row-of-icons' }), 'gu')
/** A path to another computer, as people paste it. */
const networkPath = /\\\\[\w.-]+\S*/gu

/** Sentences of a text, in order. */
export function splitSentences(text: string): string[] {
  return text.split(sentenceEnd).filter((sentence) => sentence.trim() !== '')
}

/** Clauses of a text with what they count for. */
export function splitClauses(text: string): Clause[] {
  return splitSentences(text)
    .flatMap((sentence) => readable(sentence).split(clauseEnd))
    .filter((clause) => clause.trim() !== '')
    .map(toClause)
}

/** A clause below this is named to be ruled out. */
export const leastOfComplaint = 0.5

/** What a text complains of, clause by clause, without what it says to work or rules out; whole where it says nothing else. */
export function complainedClauses(text: string): readonly Clause[] {
  const complained = splitClauses(text).filter(({ weightAsCause }) => weightAsCause >= leastOfComplaint)
  return complained.length === 0 ? [{ text, squeezed: '', weight: 1, weightAsCause: 1 }] : complained
}

function readable(sentence: string): string {
  return normalize(sentence).replace(rowOfIcons, 'icons').replace(networkPath, 'network path')
}

function toClause(text: string, place: number): Clause {
  const squeezed = easternCharacter.test(text) ? text.replaceAll(' ', '') : ''
  const says = (pattern: RegExp) => pattern.test(text) || (squeezed !== '' && pattern.test(squeezed))
  const byPlace = Math.max(leastOfPlace, 1 - place * stepOfPlace)
  if ((says(working) && !says(formerly)) || isRuledOut(text, squeezed)) {
    const weight = weightOfWorking * byPlace
    return { text, squeezed, weight, weightAsCause: weight }
  }
  if (isSupposed(text, squeezed)) {
    const weight = weightOfGuess * byPlace
    return { text, squeezed, weight, weightAsCause: weight }
  }
  return { text, squeezed, weight: (says(circumstance) ? weightOfCircumstance : 1) * byPlace, weightAsCause: byPlace }
}
