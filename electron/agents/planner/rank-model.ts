import { featuresOf } from './text-features.ts'
import { lazily } from './words.ts'

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
  /** Place of the tool, and weight from -127 to 127. */
  readonly weights: readonly (readonly [tool: number, weight: number])[]
}

/** Rarities are stored in one byte. */
export const rarityUnit = 1 / 25
const bytesBeforeWeights = 6

/** The model as one line of JSON and one of Base64, with its features in order of their hashes. */
export function writeRankModel({ features, ...head }: ModelParts): string {
  const bytes = features.flatMap(({ hash, rarity, weights }) => [
    ...[0, 8, 16, 24].map((shift) => (hash >>> shift) & 0xff),
    rarity,
    weights.length,
    ...weights.flatMap(([tool, weight]) => [tool, weight & 0xff]),
  ])
  return `${JSON.stringify(head)}\n${Buffer.from(bytes).toString('base64')}\n`
}

/** Reads a model when it is first asked. The same text always gives the same answer. */
export function createRankModel(written: string): RankModel {
  const model = lazily(() => readRankModel(written))
  return (text) => {
    const { tools, biases, unit, bytes, places } = model()
    const { counts, words } = featuresOf(text)
    const known = [...counts].flatMap(([hash, count]) => {
      const place = places.get(hash)
      return place === undefined ? [] : [{ place, value: valueOf(count, bytes.readUInt8(place + 4)) }]
    })
    const length = Math.sqrt(known.reduce((sum, { value }) => sum + value * value, 0)) || 1
    const sums = Float64Array.from(biases)
    for (const { place, value } of known) {
      const share = (value / length) * unit
      const end = place + bytesBeforeWeights + 2 * bytes.readUInt8(place + 5)
      for (let at = place + bytesBeforeWeights; at < end; at += 2) {
        const tool = bytes.readUInt8(at)
        sums[tool] = (sums[tool] ?? 0) + share * bytes.readInt8(at + 1)
      }
    }
    const shares = softmax(sums)
    return { byTool: new Map(tools.map((tool, place) => [tool, shares[place] ?? 0])), words }
  }
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

type Head = Omit<ModelParts, 'features'>
type Read = Head & { readonly bytes: Buffer; readonly places: ReadonlyMap<number, number> }

function readRankModel(written: string): Read {
  const [head = '', base64 = ''] = written.split('\n')
  const bytes = Buffer.from(base64, 'base64')
  const places = new Map<number, number>()
  let place = 0
  while (place < bytes.length) {
    places.set(bytes.readUInt32LE(place), place)
    place += bytesBeforeWeights + 2 * bytes.readUInt8(place + 5)
  }
  // Part of this program, and held against the texts it is made of by a test.
  return { ...(JSON.parse(head) as Head), bytes, places }
}
