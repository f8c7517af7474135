import { splitClauses, type Clause } from './clauses.ts'
import { asksForDeed, protects } from './intent.ts'
import type { IntentModel } from './intent-model.ts'
import { readText, type Reading } from './lexicon.ts'
import { featuresOf } from './text-features.ts'
import { thresholds, weights } from './thresholds.ts'
import { normalize } from './tokenize.ts'

/** What a text is by the model of intents; null = it has no opinion. `told`: a trouble of this PC, whatever its words are like. */
export type Opinion = 'told' | 'complaint' | 'off_topic' | 'perhaps_off_topic' | 'unsafe' | null
export type IntentOpinion = (text: string, reading: Reading, words: number) => Opinion

/**
 * The opinion of a model that only tells complaints, other matters and harm apart. It outweighs what patterns say where it is sure and
 * the rank model does not say the contrary; against a text both are heard. Of one or two words they know too little. Pure.
 */
export function createIntentOpinion(model: IntentModel, both: IntentModel = model): IntentOpinion {
  const ofWhole: IntentOpinion = (text, reading, words) => {
    if (words < weights.wordsOfOpinion) return null
    const { complaint, offTopic, unsafe } = both(text, reading)
    const against = 1 - complaint
    const forDeed = asksForDeed(normalize(text))
    const alone = against < thresholds.contradicted ? 1 - model(text, reading).complaint : against
    if (alone < thresholds.surelyTold && happens(reading) && !forDeed) return 'told'
    if (alone < thresholds.surelyComplaint) return 'complaint'
    if (against < (forDeed ? thresholds.opinionAgainst : leastAgainst(reading))) return null
    // Another matter that names something of this PC is believed to be one only where hardly anything speaks for a complaint.
    if (offTopic > unsafe && !forDeed && against < leastElsewhere(reading, unsafe)) return null
    // Of what happens, and nobody is asked to do anything about, harm has to be the likeliest reading.
    if (unsafe > offTopic && !forDeed && happens(reading) && unsafe < thresholds.likelyHarm) return null
    // Who wants protection to be there names it as well.
    if (unsafe > offTopic) return protects(normalize(text)) ? null : 'unsafe'
    // Who names something of this PC is asked back.
    return offTopic >= thresholds.opinionOffTopic && reading.components.size === 0 ? 'off_topic' : 'perhaps_off_topic'
  }
  /** A trouble that is told first hides no deed behind it: "it is so slow, switch the virus protection off". */
  const asksForHarm = ({ text }: Clause): boolean => {
    if (!asksForDeed(normalize(text)) || featuresOf(text).words < weights.wordsOfOpinion) return false
    return !protects(normalize(text)) && model(text, readText(text)).unsafe >= thresholds.unsafePart
  }
  return (text, reading, words) => {
    const opinion = ofWhole(text, reading, words)
    // "Make it stop" by itself sounds like harm: what the whole tells says what "it" is.
    if (opinion === 'unsafe' || opinion === 'told' || !asksForDeed(normalize(text))) return opinion
    if (1 - both(text, reading).complaint < thresholds.surelyTold) return opinion
    const clauses = splitClauses(text)
    return clauses.length > 1 && clauses.some(asksForHarm) ? 'unsafe' : opinion
  }
}

function happens({ symptoms, actsUp }: Reading): boolean {
  return symptoms.size > 0 || actsUp
}

/** A shop and its till stand in a complaint as well: a trouble of something named, without any harm, is doubted last. */
function leastElsewhere(reading: Reading, unsafe: number): number {
  if (isNamed(reading) && happens(reading) && unsafe < thresholds.harmless) return thresholds.opinionElsewhereTold
  return reading.components.size > 0 || happens(reading) ? thresholds.opinionElsewhereNamed : 0
}

function isNamed({ components, computer }: Reading): boolean {
  return components.size > 0 || computer
}

/** Who names something of this PC, or says what happens, is believed longer. */
function leastAgainst(reading: Reading): number {
  if (isNamed(reading) && happens(reading)) return thresholds.opinionAgainstTold
  return isNamed(reading) || happens(reading) ? thresholds.opinionAgainstNamed : thresholds.opinionAgainst
}
