import type { Reading } from './lexicon.ts'
import type { PhraseIndex } from './phrase-index.ts'
import { matterLabels, type RankModel } from './rank-model.ts'
import { thresholds } from './thresholds.ts'

/** What a text sounds like to the model, where its words alone tell nothing; null = like any complaint. */
export type IntentJudge = (text: string, reading: Reading) => 'unsafe' | 'perhaps_unsafe' | 'off_topic' | null

/**
 * The second look at what no pattern of `intent.ts` knows. Who says what happens complains, and who uses a phrase of a tool asks
 * for it: neither is judged. Pure.
 */
export function createIntentJudge({
  index,
  model,
}: {
  readonly index: PhraseIndex
  readonly model: RankModel
}): IntentJudge {
  return (text, { symptoms, actsUp }) => {
    if (symptoms.size > 0 || actsUp) return null
    const { byTool } = model(text)
    const sounds = soundsLike(byTool)
    if (sounds === null) return null
    const [bestPhrase = 0] = index.search(text).values()
    return bestPhrase >= thresholds.ownPhrase ? null : sounds
  }
}

function soundsLike(shares: ReadonlyMap<string, number>): ReturnType<IntentJudge> {
  const unsafe = shares.get(matterLabels.unsafe) ?? 0
  if (unsafe >= thresholds.unsafe) return 'unsafe'
  if (unsafe >= thresholds.perhapsUnsafe) return 'perhaps_unsafe'
  return (shares.get(matterLabels.offTopic) ?? 0) >= thresholds.offTopic ? 'off_topic' : null
}
