import { createBitReader, createBitWriter, riceLow } from './bit-stream.ts'
import { ofLastTexts } from './last-texts.ts'
import { placeIn } from './place-in.ts'
import { featuresOf } from './text-features.ts'
import { readLater } from './words.ts'

/** How likely each check is what a text is about, as texts with a known answer say. Adds up to 1. */
export type Likelihoods = {
  readonly byTool: ReadonlyMap<string, number>
  /** Length of the text, in words: the model was trained on short ones. */
  readonly words: number
}
/** What a text can be about beside what the checks look at; they stand among the tools. */
export const matterLabels = {
  offTopic: 'off_topic',
  unsafe: 'unsafe_request',
  vague: 'vague',
  wish: 'wish',
} as const
export type RankModel = (text: string) => Likelihoods

/** A linear model: for each tool a weight of each feature, most of them 0 and left out. */
export type ModelParts = {
  readonly tools: readonly string[]
  /** What a text without a known feature says. */
  readonly biases: readonly number[]
  /** Weights are whole numbers times this. */
  readonly unit: number
  readonly features: readonly ModelFeature[]
}
export type ModelFeature = {
  readonly hash: number
  /** How telling the feature is, `rarityUnit` each. */
  readonly rarity: number
  /** Place of the tool and weight, in order of the places. */
  readonly weights: readonly (readonly [tool: number, weight: number])[]
}

/** Rarities are stored in `rarityBits`. */
export const rarityUnit = 1 / 5
export const rarityBits = 6

/** How many bits the gaps, numbers and weights of a model take that are not much larger than usual. */
type Lows = {
  readonly hash: number
  readonly count: number
  readonly tool: number
  readonly weight: number
}
type Head = Omit<ModelParts, 'features'> & {
  readonly lows: Lows
  /** No weight is nearer to 0. */
  readonly least: number
  readonly count: number
}

/** The model as one line of JSON and one of Base64, with its features in order of their hashes. */
export function writeRankModel({ features: given, ...parts }: ModelParts): string {
  const features = [...given].sort((one, other) => one.hash - other.hash)
  const sizes = features.flatMap(({ weights }) => weights.map(([, weight]) => Math.abs(weight)))
  const least = sizes.reduce((one, other) => Math.min(one, other), sizes[0] ?? 1)
  const gaps = features.map(({ hash }, place) => hash - (features[place - 1]?.hash ?? 0))
  const head: Head = {
    ...parts,
    lows: {
      hash: riceLow(gaps),
      count: riceLow(features.map(({ weights }) => weights.length)),
      tool: riceLow(features.flatMap(({ weights }) => toolGaps(weights))),
      weight: riceLow(sizes.map((size) => size - least)),
    },
    least,
    count: features.length,
  }
  const writer = createBitWriter()
  for (const [place, { rarity, weights }] of features.entries()) {
    writer.rice(gaps[place] ?? 0, head.lows.hash)
    writer.bits(rarity, rarityBits)
    writer.rice(weights.length, head.lows.count)
    const between = toolGaps(weights)
    for (const [at, [, weight]] of weights.entries()) {
      writer.rice(between[at] ?? 0, head.lows.tool)
      writer.bits(weight < 0 ? 1 : 0, 1)
      writer.rice(Math.abs(weight) - least, head.lows.weight)
    }
  }
  return `${JSON.stringify(head)}\n${Buffer.from(writer.bytes()).toString('base64')}\n`
}

function toolGaps(weights: ModelFeature['weights']): number[] {
  return weights.map(([tool], at) => tool - (weights[at - 1]?.[0] ?? 0))
}

/** Reads a model when it is first asked. The same text always gives the same answer. */
export function createRankModel(written: string): RankModel {
  const model = readLater(written, readRankModel)
  return ofLastTexts((text) => {
    const { tools, biases, unit, hashes, rarities, starts, toolOf, weightOf } = model()
    const { counts, words } = featuresOf(text)
    const known = [...counts].flatMap(([hash, count]) => {
      const place = placeIn(hashes, hash)
      return place === undefined ? [] : [{ place, value: valueOf(count, rarities[place] ?? 0) }]
    })
    const length = Math.sqrt(known.reduce((sum, { value }) => sum + value * value, 0)) || 1
    const sums = Float64Array.from(biases)
    for (const { place, value } of known) {
      const share = (value / length) * unit
      const end = starts[place + 1] ?? 0
      for (let at = starts[place] ?? 0; at < end; at += 1) {
        const tool = toolOf[at] ?? 0
        sums[tool] = (sums[tool] ?? 0) + share * (weightOf[at] ?? 0)
      }
    }
    const shares = softmax(sums)
    return { byTool: new Map(tools.map((tool, place) => [tool, shares[place] ?? 0])), words }
  })
}

/** What an occurrence counts for: rare features more, repeated ones a little more. */
export function valueOf(count: number, rarity: number): number {
  return (1 + Math.log(count)) * rarity * rarityUnit
}

/** Numbers as shares of 1. */
export function softmax(sums: Float64Array): Float64Array {
  const most = sums.reduce((one, other) => Math.max(one, other), -Infinity)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}

type Read = Omit<ModelParts, 'features'> & {
  /** In order. */
  readonly hashes: Uint32Array
  readonly rarities: Uint8Array
  /** Where the weights of each feature begin; those of the next end them. */
  readonly starts: Uint32Array
  readonly toolOf: Uint16Array
  readonly weightOf: Int16Array
}

function readRankModel(written: string): Read {
  const [json = '', base64 = ''] = written.split('\n')
  // Part of this program, and held against the texts it is made of by a test.
  const head = JSON.parse(json) as Head
  const { lows, least, count } = head
  const bytes = Buffer.from(base64, 'base64')
  const reader = createBitReader(bytes)
  const hashes = new Uint32Array(count)
  const rarities = new Uint8Array(count)
  const starts = new Uint32Array(count + 1)
  // Each takes the bits below its lows, a bit to end the count above them, twice, and its sign.
  const mostWeights = Math.floor((bytes.length * 8) / (lows.tool + lows.weight + 3))
  const toolOf = new Uint16Array(mostWeights)
  const weightOf = new Int16Array(mostWeights)
  let hash = 0
  let end = 0
  for (let place = 0; place < count; place += 1) {
    hash += reader.rice(lows.hash)
    hashes[place] = hash
    rarities[place] = reader.bits(rarityBits)
    let tool = 0
    for (let left = reader.rice(lows.count); left > 0; left -= 1) {
      tool += reader.rice(lows.tool)
      const sign = reader.bits(1) === 1 ? -1 : 1
      toolOf[end] = tool
      weightOf[end] = sign * (reader.rice(lows.weight) + least)
      end += 1
    }
    starts[place + 1] = end
  }
  return { ...head, hashes, rarities, starts, toolOf: toolOf.slice(0, end), weightOf: weightOf.slice(0, end) }
}
