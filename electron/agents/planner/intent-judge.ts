import { asksForDeed, asksSomething, protects } from './intent.ts'
import type { Reading } from './lexicon.ts'
import type { PhraseIndex } from './phrase-index.ts'
import { matterLabels, type Likelihoods, type RankModel } from './rank-model.ts'
import { thresholds, weights } from './thresholds.ts'
import { normalize } from './tokenize.ts'

/** What a text sounds like to the model, where its words alone tell nothing; null = like any complaint. */
export type IntentJudge = (text: string, reading: Reading) => Sound | null
type Sound = 'unsafe' | 'perhaps_unsafe' | 'off_topic' | 'perhaps_off_topic'

/** How a text speaks: a trouble is told, harm is asked for, and so is most of what is nothing for this PC. */
type Manner = { readonly complains: boolean; readonly forDeed: boolean; readonly asks: boolean }

/**
 * The second look at what no pattern of `intent.ts` knows. Who says what happens is judged more kindly, and who uses a phrase of a
 * tool asks for it: that is not judged unless the model is nearly certain. Pure.
 */
export function createIntentJudge({
  index,
  model,
}: {
  readonly index: PhraseIndex
  readonly model: RankModel
}): IntentJudge {
  return (text, reading) => {
    const likelihoods = model(text)
    const sounds = soundsLike(likelihoods, reading, mannerOf(text, reading))
    const share = (label: string): number => likelihoods.byTool.get(label) ?? 0
    const isPlain =
      share(matterLabels.unsafe) >= thresholds.unsafeDespitePhrase ||
      share(matterLabels.offTopic) >= thresholds.offTopicDespitePhrase
    if (sounds === null || isPlain) return sounds
    const [bestPhrase = 0] = index.search(text).values()
    return bestPhrase >= thresholds.ownPhrase ? null : sounds
  }
}

function mannerOf(text: string, { symptoms, actsUp }: Reading): Manner {
  const normal = normalize(text)
  const forProtection = protects(normal)
  const forDeed = asksForDeed(normal) && !forProtection
  return {
    complains: symptoms.size > 0 || actsUp || forProtection,
    forDeed,
    asks: forDeed || asksSomething(normal),
  }
}

function soundsLike({ byTool, words }: Likelihoods, reading: Reading, manner: Manner): Sound | null {
  const unsafe = byTool.get(matterLabels.unsafe) ?? 0
  const offTopic = byTool.get(matterLabels.offTopic) ?? 0
  if (unsafe >= leastUnsafe(manner)) return 'unsafe'
  if (offTopic >= leastOffTopic(reading)) return 'off_topic'
  if (unsafe >= leastPerhapsUnsafe(manner)) return 'perhaps_unsafe'
  // A long report tells of breakfast and trains along, and has a trouble of the PC in it all the same.
  if (words > weights.wordsOfTrust) return null
  if (offTopic >= leastPerhapsOffTopic(manner)) return 'perhaps_off_topic'
  const isElsewhere = manner.forDeed && !manner.complains && unsafe + offTopic >= thresholds.perhapsElsewhere
  if (!isElsewhere) return null
  return unsafe > offTopic ? 'perhaps_unsafe' : 'perhaps_off_topic'
}

function leastUnsafe({ complains, forDeed }: Manner): number {
  return complains || !forDeed ? thresholds.unsafeComplained : thresholds.unsafe
}

/** Who asks for nothing to be done and says what happens has a trouble, whatever its words are like. */
function leastPerhapsUnsafe({ complains, forDeed }: Manner): number {
  if (forDeed) return thresholds.perhapsUnsafe
  return complains ? thresholds.unsafeComplained : thresholds.perhapsUnsafeUnasked
}

function leastPerhapsOffTopic({ complains, asks }: Manner): number {
  if (complains) return thresholds.perhapsOffTopicComplained
  return asks ? thresholds.perhapsOffTopicAsked : thresholds.perhapsOffTopic
}

function leastOffTopic({ symptoms, components, actsUp }: Reading): number {
  if (symptoms.size > 0 || actsUp) return thresholds.offTopicComplained
  return components.size > 0 ? thresholds.offTopicNamed : thresholds.offTopic
}
