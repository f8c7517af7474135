import * as z from 'zod'

import type { PlannerTool } from '../../electron/agents/planner/planner-tools.ts'
import {
  matterLabels,
  rarityUnit,
  softmax,
  valueOf,
  writeRankModel,
  type ModelFeature,
  type ModelParts,
} from '../../electron/agents/planner/rank-model.ts'
import { simplified } from '../../electron/agents/planner/simplified.ts'
import type { Spelling } from '../../electron/agents/planner/spelling/spelling.ts'
import { featuresOf } from '../../electron/agents/planner/text-features.ts'
import { locales } from '../../shared/domain/locale.ts'
import type { EvaluationCase } from './evaluation-case.ts'

/** A text with what it is about: names of checks, the likeliest first, or one of `matterLabels`. */
export type TrainingText = {
  readonly id: string
  readonly text: string
  readonly labels: readonly string[]
  /** All labels are right alike: several things are complained about. */
  readonly several: boolean
  /** Written with mistyped words: it teaches nobody how they are spelled. */
  readonly mistyped: boolean
}

const matters: Partial<Record<EvaluationCase['kind'], string>> = {
  offtopic: matterLabels.offTopic,
  dangerous: matterLabels.unsafe,
  vague: matterLabels.vague,
}

/** Styles in which words are mistyped, put together or drawn out on purpose. */
const mistypedStyles = ['typo', 'typos', 'layout', 'layout_part', 'english', 'english_part', 'spaces', 'ending']

export function labelledCase(one: EvaluationCase): TrainingText {
  const matter = matters[one.kind]
  const labels = matter === undefined ? one.expected_diagnostics : [matter]
  return {
    id: one.id,
    text: one.text,
    labels,
    several: one.kind === 'multi',
    mistyped: mistypedStyles.includes(one.style ?? ''),
  }
}

const intentText = z.object({ id: z.string(), text: z.string(), about: z.enum(Object.values(matterLabels)) })

/** Reads `intent-texts.json`: texts that complain of nothing, with what they are. */
export function parseIntentTexts(json: string): TrainingText[] {
  return z
    .array(intentText)
    .parse(JSON.parse(json))
    .map(({ id, text, about }) => ({ id, text, labels: [about], several: false, mistyped: false }))
}

/** By what people ask for each check, in its own words. */
export function checkPhrases(tools: readonly PlannerTool[]): TrainingText[] {
  const checks = tools.filter(({ diagnostic }) => diagnostic)
  return checks.flatMap(({ name, utterances }) =>
    locales.flatMap((lang) =>
      utterances[lang].map((text, place) => ({
        id: `${name} ${lang} ${String(place)}`,
        text,
        labels: [name],
        several: false,
        mistyped: false,
      })),
    ),
  )
}

/** Texts as the planner hands them to the model: in simplified characters, with what is mistyped put right. */
export function asRead(texts: readonly TrainingText[], spelling: Spelling): TrainingText[] {
  return texts.map((one) => ({ ...one, text: spelling(simplified(one.text)) }))
}

/** A feature of one text alone says nothing of others. */
const fewestTexts = 2
const rounds = 10
const stepSize = 0.5
/** The bias of a tool learns slower than its features. */
const biasStepSize = 0.05
/** Later tools of a label are right as well, each half as much; where several things are complained about, all alike. */
const shareOfNext = 0.5
const seed = 1
const largestWeight = 16
/** The smaller ones change hardly an order, and are most of what there is. */
const mostWeights = 265_000
/** What is learned last hangs on chance: the mean of so many rounds is kept. */
const roundsOfMean = 5
/**
 * So much of a text, other parts in each round, is left out when it is learned from: no single word may decide, as the next
 * writer will not use it (dropout; Srivastava et al. 2014, for linear models Wager, Wang and Liang 2013).
 */
const shareLeftOut = 0.5
/** Where half is left out, much is said twice, and what is said once only is held for chance. */
const towardsZero = 1e-4

/** One text: places of its features, how much of each there is, and the share of each tool in what is right. */
type Example = { readonly places: readonly number[]; readonly values: readonly number[]; readonly right: Float64Array }
type Vocabulary = { readonly hashes: readonly number[]; readonly rarities: readonly number[] }
export type Learned = { readonly tools: number; readonly weights: Float64Array; readonly biases: Float64Array }
type LearnerSizes = {
  readonly features: number
  readonly tools: number
  readonly leftOut: number
  readonly towardsZero: number
}
type Learner = LearnerSizes & { readonly weights: Slopes; readonly biases: Slopes }
/** Numbers that are learned, and the squares of the steps so far (AdaGrad). */
type Slopes = { readonly values: Float64Array; readonly squares: Float64Array }

/**
 * Trains the rank model: multinomial logistic regression on labelled texts. The same texts give the same model: sorted
 * input, fixed seed, no clock, and nothing but arithmetic that every engine does alike.
 */
export function trainRankModel(texts: readonly TrainingText[]): string {
  const labelled = texts
    .filter(({ labels }) => labels.length > 0)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const tools = [...new Set(labelled.flatMap(({ labels }) => labels))].sort()
  const counts = labelled.map(({ text }) => featuresOf(text).counts)
  const vocabulary = vocabularyOf(counts)
  const placeOf = new Map(vocabulary.hashes.map((hash, place) => [hash, place]))
  const examples = labelled.map((one, at) => ({
    ...vectorOf(counts[at] ?? new Map(), vocabulary, placeOf),
    right: sharesOf(one, tools),
  }))
  const sizes = { features: vocabulary.hashes.length, tools: tools.length, leftOut: shareLeftOut, towardsZero }
  return writeRankModel(partsOf(learn(examples, sizes), vocabulary, tools))
}

function vocabularyOf(counts: readonly ReadonlyMap<number, number>[]): Vocabulary {
  const texts = new Map<number, number>()
  for (const hash of counts.flatMap((one) => [...one.keys()])) texts.set(hash, (texts.get(hash) ?? 0) + 1)
  const hashes = [...texts].filter(([, within]) => within >= fewestTexts).map(([hash]) => hash)
  hashes.sort((one, other) => one - other)
  const rarity = (within: number): number => Math.log((1 + counts.length) / (1 + within)) + 1
  return { hashes, rarities: hashes.map((hash) => Math.round(rarity(texts.get(hash) ?? 0) / rarityUnit)) }
}

function vectorOf(
  counts: ReadonlyMap<number, number>,
  { rarities }: Vocabulary,
  placeOf: ReadonlyMap<number, number>,
): Omit<Example, 'right'> {
  const known = [...counts].flatMap(([hash, count]) => {
    const place = placeOf.get(hash)
    return place === undefined ? [] : [{ place, value: valueOf(count, rarities[place] ?? 0) }]
  })
  const length = Math.sqrt(known.reduce((sum, { value }) => sum + value * value, 0)) || 1
  return { places: known.map(({ place }) => place), values: known.map(({ value }) => value / length) }
}

function sharesOf({ labels: right, several }: TrainingText, tools: readonly string[]): Float64Array {
  const shares = new Float64Array(tools.length)
  const shareOf = (place: number): number => (several ? 1 : shareOfNext ** place)
  const total = right.reduce((sum, _tool, place) => sum + shareOf(place), 0)
  for (const [place, tool] of right.entries()) shares[tools.indexOf(tool)] = shareOf(place) / total
  return shares
}

/**
 * Multinomial logistic regression, in steps that shrink with what was learned (AdaGrad); the mean of the last rounds.
 * `leftOut` = which share of a text each round leaves out; `towardsZero` = how much each step takes from a weight.
 */
export function learn(examples: readonly Example[], sizes: LearnerSizes): Learned {
  const { features, tools, leftOut } = sizes
  const slopes = (size: number): Slopes => ({
    values: new Float64Array(size),
    squares: new Float64Array(size).fill(1e-8),
  })
  const learner: Learner = { ...sizes, weights: slopes(features * tools), biases: slopes(tools) }
  const random = randomFrom(seed)
  const order = examples.map((_, place) => place)
  const means = [learner.weights, learner.biases].map(({ values }) => new Float64Array(values.length))
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random)
    for (const place of order) {
      const example = examples[place]
      if (example !== undefined) step(learner, leftOut === 0 ? example : withoutSome(example, { leftOut, random }))
    }
    if (round >= rounds - roundsOfMean) addMean(means, learner)
  }
  const [weights = learner.weights.values, biases = learner.biases.values] = means
  return { tools, weights, biases }
}

/** What is left of a text is made as long as the whole was. */
function withoutSome(
  { places, values, right }: Example,
  { leftOut, random }: { readonly leftOut: number; readonly random: () => number },
): Example {
  const kept = places.map(() => random() >= leftOut)
  const length = (all: readonly number[]): number => Math.sqrt(all.reduce((sum, value) => sum + value * value, 0))
  const keptValues = values.filter((_value, at) => kept[at])
  const scale = length(values) / (length(keptValues) || 1)
  return {
    places: places.filter((_place, at) => kept[at]),
    values: keptValues.map((value) => value * scale),
    right,
  }
}

function addMean(means: readonly Float64Array[], { weights, biases }: Learner): void {
  for (const [at, { values }] of [weights, biases].entries()) {
    const mean = means[at]
    if (mean === undefined) continue
    for (const [place, value] of values.entries()) add(mean, place, value / roundsOfMean)
  }
}

function step({ tools, towardsZero, weights, biases }: Learner, { places, values, right }: Example): void {
  const sums = Float64Array.from(biases.values)
  for (const [at, place] of places.entries()) {
    const value = values[at] ?? 0
    for (let tool = 0; tool < tools; tool += 1) add(sums, tool, (weights.values[place * tools + tool] ?? 0) * value)
  }
  const errors = softmax(sums).map((share, tool) => share - (right[tool] ?? 0))
  for (const [tool, error] of errors.entries()) descend(biases, tool, { slope: error, size: biasStepSize })
  for (const [at, place] of places.entries()) {
    const value = values[at] ?? 0
    for (let tool = 0; tool < tools; tool += 1) {
      const index = place * tools + tool
      const slope = (errors[tool] ?? 0) * value + towardsZero * (weights.values[index] ?? 0)
      descend(weights, index, { slope, size: stepSize })
    }
  }
}

function descend({ values, squares }: Slopes, at: number, { slope, size }: { slope: number; size: number }): void {
  add(squares, at, slope * slope)
  add(values, at, (-size * slope) / Math.sqrt(squares[at] ?? 1))
}

function add(numbers: Float64Array, at: number, more: number): void {
  numbers[at] = (numbers[at] ?? 0) + more
}

function partsOf({ weights, biases }: Learned, vocabulary: Vocabulary, tools: readonly string[]): ModelParts {
  const rows = vocabulary.hashes.map((_hash, place) =>
    aroundMedian(weights.subarray(place * tools.length, (place + 1) * tools.length)),
  )
  const largest = rows.reduce((most, row) => row.reduce((one, weight) => Math.max(one, Math.abs(weight)), most), 0)
  const unit = largest / largestWeight || 1
  const least = leastKept(rows)
  const features = vocabulary.hashes.flatMap((hash, place): ModelFeature[] => {
    const kept = [...(rows[place] ?? [])].flatMap((weight, tool): [number, number][] => {
      const whole = Math.round(weight / unit)
      return whole === 0 || Math.abs(weight) < least ? [] : [[tool, whole]]
    })
    return kept.length === 0 ? [] : [{ hash, rarity: vocabulary.rarities[place] ?? 0, weights: kept }]
  })
  const digits = 1e6
  return { tools, unit, biases: [...biases].map((bias) => Math.round(bias * digits) / digits), features }
}

/** From this size on there are at most `mostWeights`. */
function leastKept(rows: readonly Float64Array[]): number {
  const sizes = new Float64Array(rows.reduce((sum, row) => sum + row.length, 0))
  let filled = 0
  for (const row of rows) {
    sizes.set(row.map(Math.abs), filled)
    filled += row.length
  }
  sizes.sort()
  return sizes.length <= mostWeights ? 0 : (sizes[sizes.length - mostWeights] ?? 0)
}

/** What a feature says alike of all tools decides nothing: without it most weights are next to nothing and left out. */
function aroundMedian(weights: Float64Array): Float64Array {
  const median = weights.toSorted()[weights.length >> 1] ?? 0
  return weights.map((weight) => weight - median)
}

/** Mulberry32: the same numbers everywhere. */
function randomFrom(start: number): () => number {
  let state = start >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function shuffle(places: number[], random: () => number): void {
  for (let last = places.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const [one, two] = [places[last] ?? 0, places[other] ?? 0]
    places[last] = two
    places[other] = one
  }
}
