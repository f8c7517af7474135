import type { IntentModel } from './intent-model.ts'
import { matterLabels, type RankModel } from './rank-model.ts'

/** No share is so small that the other model could not outweigh it. */
const leastShare = 0.001

/**
 * The model of intents and the rank model read the same text by other features, and each has blind spots of its own: what one of them
 * takes for harm or for another matter counts by the geometric mean of both. A rank model that knows no matters has no say. Pure.
 */
export function byBothModels(intents: IntentModel, ranks: RankModel): IntentModel {
  return (text, reading) => {
    const byIntents = intents(text, reading)
    const { byTool } = ranks(text)
    const [offTopic, unsafe] = [byTool.get(matterLabels.offTopic), byTool.get(matterLabels.unsafe)]
    if (offTopic === undefined || unsafe === undefined) return byIntents
    const mean = (one: number, other: number): number =>
      Math.sqrt(Math.max(leastShare, one) * Math.max(leastShare, other))
    const means = {
      complaint: mean(byIntents.complaint, 1 - offTopic - unsafe),
      offTopic: mean(byIntents.offTopic, offTopic),
      unsafe: mean(byIntents.unsafe, unsafe),
    }
    const all = means.complaint + means.offTopic + means.unsafe
    return { complaint: means.complaint / all, offTopic: means.offTopic / all, unsafe: means.unsafe / all }
  }
}
