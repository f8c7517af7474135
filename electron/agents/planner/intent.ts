import { splitClauses, splitSentences, type Clause } from './clauses.ts'
import { readText } from './lexicon.ts'
import { normalize } from './tokenize.ts'
import { finderOf, patternOf, patternsOf } from './word-patterns.ts'
import { lazily } from './words.ts'

const isRequestToHarm = finderOf({ matter: 'unsafe', section: 'request' })
/** Requests that are also told as reports ("says I must format it"): what is said before tells the two apart. */
const tellable = lazily(() => patternsOf({ matter: 'unsafe', section: 'request-unless-reported' }))
const reportedBefore = lazily(() => patternOf({ matter: 'unsafe', section: 'reported-before' }))
/** What a program on this PC can do nothing about: goods, people, other devices, a PC that does not start, small talk. */
const isNothingForThisPc = finderOf({ matter: 'off-topic', section: 'off-topic' })
/** Unless something goes wrong with what a person does about them on this PC. */
const isOtherMatter = finderOf({ matter: 'off-topic', section: 'other-matter' })
/** Greetings and thanks around a complaint: they say nothing either way. */
const isPleasantry = finderOf({ matter: 'off-topic', section: 'pleasantry' })
/** Something is not as it should be, whatever it is. */
const denied = lazily(() => patternOf({ matter: 'sentences', section: 'denied' }))
/** Who asks for something of another matter is off topic; who tells what happened in the middle of it is not. */
const asking = lazily(() => patternOf({ matter: 'sentences', section: 'asking' }))

/** Somebody is asked to do something, not only to look or to repair. */
export const asksForDeed = finderOf({ matter: 'sentences', section: 'deed' })
/** What is told is there at one moment and gone at the next. */
export const comesAndGoes = finderOf({ matter: 'sentences', section: 'comes-and-goes' })
/** Protection is asked to be there, not to be gone. */
export const protects = finderOf({ matter: 'unsafe', section: 'protecting' })

/** Nothing but the wish for a program, by its name: no trouble, and nothing that can be looked into. */
export const wantsProgram = finderOf({ matter: 'sentences', section: 'program-wanted' })

export function asksSomething(text: string): boolean {
  return text.includes('?') || asking().test(text)
}

/** What a text asks for, and the part of it that is a complaint about this PC. */
export type Intent = {
  /** Some of it asks for something harmful. */
  readonly unsafe: boolean
  /** Some of it is nothing that a program on this PC could do. */
  readonly offTopic: boolean
  /** The text without both. */
  readonly complaint: string
}

/** Sorts the sentences of a text. Works by general patterns: the answer to a harmful part is never a tool. Pure. */
export function judgeIntent(text: string): Intent {
  // A harmful request can be spread over a line break or hidden behind a full stop: the whole text is read as well.
  const unsafeAsWhole = isUnsafe(text)
  const kept: string[] = []
  let unsafeSentences = 0
  let offTopicSentences = 0

  for (const sentence of splitSentences(text)) {
    if (isUnsafe(sentence)) {
      unsafeSentences += 1
    } else if (isPleasantry(normalize(sentence))) {
      continue
    } else if (isOffTopic(sentence)) {
      offTopicSentences += 1
      kept.push(...complaintsWithin(sentence))
    } else {
      kept.push(sentence)
    }
  }
  return { unsafe: unsafeSentences > 0 || unsafeAsWhole, offTopic: offTopicSentences > 0, complaint: kept.join('\n') }
}

/** "No internet and my desk phone is dead": the half that names a component of this PC and what is wrong with it stays. */
function complaintsWithin(sentence: string): string[] {
  return splitAtAnd(sentence).filter((part) => {
    if (isOffTopic(part)) return false
    const reading = readText(part)
    const named = reading.computer || reading.components.size > 0
    const described =
      [...reading.components.values()].some((weight) => weight >= 1) && denied().test(normalize(sentence))
    return named && (reading.symptoms.size > 0 || described)
  })
}

function isOffTopic(text: string): boolean {
  if (isNothingForThisPc(normalize(text))) return true
  if (!isOtherMatter(normalize(text))) return false
  const { components, symptoms } = readText(text)
  const names = [...components.values()].some((weight) => weight >= 1)
  return asking().test(normalize(text)) || (symptoms.size === 0 && !names)
}

function splitAtAnd(sentence: string): string[] {
  return splitClauses(sentence).flatMap((clause: Clause) => clause.text.split(/\b(?:and|also)\b/u))
}

function isUnsafe(sentence: string): boolean {
  const text = normalize(sentence)
  if (isRequestToHarm(text)) return true
  return tellable().some((pattern) => {
    const found = pattern.exec(text)
    return found !== null && !reportedBefore().test(text.slice(0, found.index))
  })
}
