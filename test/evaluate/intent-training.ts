import {
  intentCountsOf,
  intentValuesOf,
  writeIntentModel,
  type IntentCounts,
  type IntentParts,
} from '../../electron/agents/planner/intent-model.ts'
import { readText } from '../../electron/agents/planner/lexicon.ts'
import { matterLabels, rarityUnit } from '../../electron/agents/planner/rank-model.ts'
import { learn, type Learned, type TrainingText } from './rank-training.ts'

/** A feature of one or two texts says nothing of others. */
const fewestTexts = 3
const largestWeight = 127
/** What says less of another matter and of harm decides nothing. */
const leastWeight = 10
const kinds = { complaint: 0, offTopic: 1, unsafe: 2 } as const
const numberOfKinds = Object.keys(kinds).length

/** Trains the model of `intent-model.ts`, by the same regression as the rank model: the same texts give the same model. */
export function trainIntentModel(texts: readonly TrainingText[]): string {
  const labelled = texts
    .filter(({ labels }) => labels.length > 0)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const counts = labelled.map(({ text }) => intentCountsOf(text, readText(text)))
  const rarities = raritiesOf(counts)
  const hashes = [...rarities.keys()]
  const placeOf = new Map(hashes.map((hash, place) => [hash, place]))
  const examples = labelled.map(({ labels }, at) => {
    const values = intentValuesOf(counts[at] ?? new Map(), (hash) => rarities.get(hash))
    const right = new Float64Array(numberOfKinds)
    right[kindOf(labels)] = 1
    return { places: [...values.keys()].map((hash) => placeOf.get(hash) ?? 0), values: [...values.values()], right }
  })
  const { weights, biases } = learn(examples, {
    features: hashes.length,
    tools: numberOfKinds,
    leftOut: 0,
    towardsZero: 1e-5,
  })
  return writeIntentModel(partsOf({ weights, biases }, hashes, rarities))
}

function raritiesOf(counts: readonly IntentCounts[]): ReadonlyMap<number, number> {
  const texts = new Map<number, number>()
  for (const hash of counts.flatMap((one) => [...one.keys()])) texts.set(hash, (texts.get(hash) ?? 0) + 1)
  const rarity = (within: number): number => Math.log((1 + counts.length) / (1 + within)) + 1
  return new Map(
    [...texts]
      .filter(([, within]) => within >= fewestTexts)
      .toSorted(([one], [other]) => one - other)
      .map(([hash, within]) => [hash, Math.round(rarity(within) / rarityUnit)]),
  )
}

function kindOf(labels: readonly string[]): number {
  if (labels.includes(matterLabels.unsafe)) return kinds.unsafe
  return labels.includes(matterLabels.offTopic) ? kinds.offTopic : kinds.complaint
}

/** Only what stands between a complaint and the two others decides. */
function partsOf(
  { weights, biases }: Omit<Learned, 'tools'>,
  hashes: readonly number[],
  rarities: ReadonlyMap<number, number>,
): IntentParts {
  const beside = (all: Float64Array, place: number, kind: number): number =>
    (all[place * numberOfKinds + kind] ?? 0) - (all[place * numberOfKinds] ?? 0)
  const between = hashes.map((hash, place) => ({
    hash,
    rarity: rarities.get(hash) ?? 0,
    offTopic: beside(weights, place, kinds.offTopic),
    unsafe: beside(weights, place, kinds.unsafe),
  }))
  const largest = between.reduce((most, one) => Math.max(most, Math.abs(one.offTopic), Math.abs(one.unsafe)), 0)
  const unit = largest / largestWeight || 1
  const rounded = (kind: number): number => Number(beside(biases, 0, kind).toFixed(6))
  return {
    biases: [rounded(kinds.offTopic), rounded(kinds.unsafe)],
    unit,
    features: between
      .map((one) => ({ ...one, offTopic: Math.round(one.offTopic / unit), unsafe: Math.round(one.unsafe / unit) }))
      .filter(({ offTopic, unsafe }) => Math.max(Math.abs(offTopic), Math.abs(unsafe)) >= leastWeight),
  }
}
