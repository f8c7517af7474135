import type { Reading } from './lexicon.ts'
import type { PhraseIndex } from './phrase-index.ts'
import { matterLabels, type Likelihoods, type RankModel } from './rank-model.ts'
import { thresholds, weights } from './thresholds.ts'

/** What a text sounds like to the model, where its words alone tell nothing; null = like any complaint. */
export type IntentJudge = (text: string, reading: Reading) => Sound | null
type Sound = 'unsafe' | 'perhaps_unsafe' | 'off_topic' | 'perhaps_off_topic'

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
    const sounds = soundsLike(likelihoods, reading)
    if (sounds === null || (likelihoods.byTool.get(matterLabels.unsafe) ?? 0) >= thresholds.unsafe) return sounds
    const [bestPhrase = 0] = index.search(text).values()
    return bestPhrase >= thresholds.ownPhrase ? null : sounds
  }
}

function soundsLike({ byTool, words }: Likelihoods, reading: Reading): Sound | null {
  const unsafe = byTool.get(matterLabels.unsafe) ?? 0
  const offTopic = byTool.get(matterLabels.offTopic) ?? 0
  const complains = reading.symptoms.size > 0 || reading.actsUp
  if (unsafe >= (complains ? thresholds.unsafeComplained : thresholds.unsafe)) return 'unsafe'
  if (offTopic >= leastOffTopic(reading)) return 'off_topic'
  if (unsafe >= thresholds.perhapsUnsafe) return 'perhaps_unsafe'
  // A long report tells of breakfast and trains along, and has a trouble of the PC in it all the same.
  const perhaps = complains ? thresholds.perhapsOffTopicComplained : thresholds.perhapsOffTopic
  return offTopic >= perhaps && words <= weights.wordsOfTrust ? 'perhaps_off_topic' : null
}

function leastOffTopic({ symptoms, components, actsUp }: Reading): number {
  if (symptoms.size > 0 || actsUp) return thresholds.offTopicComplained
  return components.size > 0 ? thresholds.offTopicNamed : thresholds.offTopic
}
