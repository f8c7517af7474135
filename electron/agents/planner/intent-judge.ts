import type { Reading } from './lexicon.ts'
import type { PhraseIndex } from './phrase-index.ts'
import { matterLabels, type RankModel } from './rank-model.ts'
import { thresholds } from './thresholds.ts'

/** What a text sounds like to the model, where its words alone tell nothing; null = like any complaint. */
export type IntentJudge = (text: string, reading: Reading) => 'unsafe' | 'perhaps_unsafe' | 'off_topic' | null

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
    const { byTool } = model(text)
    const sounds = soundsLike(byTool, reading)
    if (sounds === null || (byTool.get(matterLabels.unsafe) ?? 0) >= thresholds.unsafe) return sounds
    const [bestPhrase = 0] = index.search(text).values()
    return bestPhrase >= thresholds.ownPhrase ? null : sounds
  }
}

function soundsLike(shares: ReadonlyMap<string, number>, reading: Reading): ReturnType<IntentJudge> {
  const unsafe = shares.get(matterLabels.unsafe) ?? 0
  const offTopic = shares.get(matterLabels.offTopic) ?? 0
  const complains = reading.symptoms.size > 0 || reading.actsUp
  if (unsafe >= (complains ? thresholds.unsafeComplained : thresholds.unsafe)) return 'unsafe'
  if (unsafe >= thresholds.perhapsUnsafe) return 'perhaps_unsafe'
  return offTopic >= leastOffTopic(reading) ? 'off_topic' : null
}

function leastOffTopic({ symptoms, components, actsUp }: Reading): number {
  if (symptoms.size > 0 || actsUp) return thresholds.offTopicComplained
  return components.size > 0 ? thresholds.offTopicNamed : thresholds.offTopic
}
