import { splitClauses, splitSentences, type Clause } from './clauses.ts'
import { readText } from './lexicon.ts'
import { offTopic, otherMatters, pleasantries } from './off-topic-patterns.ts'
import { normalize } from './tokenize.ts'
import { reportedBefore, unsafe, unsafeUnlessReported, type IntentPatterns } from './unsafe-patterns.ts'

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
    } else if (matches(pleasantries, sentence)) {
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

/** Something is not as it should be, whatever it is. */
const denied =
  /\b(?:not|never|nothing|nobody|cant|cannot|wont|doesnt|dont|isnt|instead|out comes)\b|(?:안|못)\s?\S|없|[不没]/u

/** "No internet and my desk phone is dead": the half that names a thing of this PC and what is wrong with it stays. */
function complaintsWithin(sentence: string): string[] {
  return splitAtAnd(sentence).filter((part) => {
    if (isOffTopic(part)) return false
    const reading = readText(part)
    const named = reading.computer || reading.things.size > 0
    const described = [...reading.things.values()].some((weight) => weight >= 1) && denied.test(normalize(sentence))
    return named && (reading.happenings.size > 0 || described)
  })
}

/** Who asks for something of another matter is off topic; who tells what happened in the middle of it is not. */
const asking =
  /^(?:what|which|who|how|when|where|why|can|could|would|please|tell|write|show|give|find|make)\b|\?$|(?:줘|주세요|까요?|나요)[.?]?$|[吗呢]？?$|^(?:帮|请|给)/u

function isOffTopic(text: string): boolean {
  if (matches(offTopic, text)) return true
  if (!matches(otherMatters, text)) return false
  const { things, happenings } = readText(text)
  const names = [...things.values()].some((weight) => weight >= 1)
  return asking.test(normalize(text)) || (happenings.size === 0 && !names)
}

function splitAtAnd(sentence: string): string[] {
  return splitClauses(sentence).flatMap((clause: Clause) => clause.text.split(/\b(?:and|also)\b/u))
}

function isUnsafe(sentence: string): boolean {
  if (matches(unsafe, sentence)) return true
  const text = normalize(sentence)
  return unsafeUnlessReported.some((pattern) => {
    const found = pattern.exec(text)
    return found !== null && !reportedBefore.test(text.slice(0, found.index))
  })
}

function matches(patterns: IntentPatterns, sentence: string): boolean {
  const text = normalize(sentence)
  const squeezed = text.replaceAll(' ', '')
  return (
    patterns.english.some((pattern) => pattern.test(text)) || patterns.eastern.some((pattern) => pattern.test(squeezed))
  )
}
