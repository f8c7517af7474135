import { createBitReader, createBitWriter, riceLow } from './bit-stream.ts'
import { asksForDeed, asksSomething, judgeIntent, protects } from './intent.ts'
import type { Reading } from './lexicon.ts'
import { placeIn } from './place-in.ts'
import { rarityBits, softmax, valueOf } from './rank-model.ts'
import { featureHashes, featuresOf, hashOf } from './text-features.ts'
import { normalize } from './tokenize.ts'
import { readLater } from './words.ts'

/** Whether a text is a complaint or a wish, off topic, or asks for harm, in shares that add up to 1. */
export type IntentShares = { readonly complaint: number; readonly offTopic: number; readonly unsafe: number }
export type IntentModel = (text: string, reading: Reading) => IntentShares
/** How often each feature occurs in a text, by its hash. */
export type IntentCounts = ReadonlyMap<number, number>

/** A linear model: two weights a feature, for what is off topic and for what is unsafe, beside a complaint. */
export type IntentParts = {
  readonly biases: readonly [offTopic: number, unsafe: number]
  /** Weights are whole numbers from -127 to 127 times this. */
  readonly unit: number
  readonly features: readonly IntentWeights[]
}
/** How telling the feature is, `rarityUnit` each, and its weights. */
type IntentWeights = {
  readonly hash: number
  readonly rarity: number
  readonly offTopic: number
  readonly unsafe: number
}

/** A weight from -127 to 127, written as a number from 1 to 255. */
const weightBits = 8
const weightOfZero = 128
/** What the features are written behind: how many there are, and the bits that the gaps between their hashes take. */
type Head = Omit<IntentParts, 'features'> & { readonly low: number; readonly count: number }
/** What is said in passing is no part of what a text is about. */
const leastRead = 0.4

/** Letters, words and what the lexicon and the patterns of sentences read out of a text. Pure. */
export function intentCountsOf(text: string, reading: Reading): IntentCounts {
  const read = readOut(text, reading).map((word): [number, number] => [hashOf(word) % featureHashes, 1])
  return new Map([...featuresOf(text).counts, ...read])
}

/** What each known feature counts for; together they have the length 1. */
export function intentValuesOf(
  counts: IntentCounts,
  rarityOf: (hash: number) => number | undefined,
): ReadonlyMap<number, number> {
  const known = [...counts].flatMap(([hash, count]): [number, number][] => {
    const rarity = rarityOf(hash)
    return rarity === undefined ? [] : [[hash, valueOf(count, rarity)]]
  })
  const length = Math.sqrt(known.reduce((sum, [, value]) => sum + value * value, 0)) || 1
  return new Map(known.map(([hash, value]) => [hash, value / length]))
}

function readOut(text: string, { components, symptoms, actsUp, computer }: Reading): readonly string[] {
  const normal = normalize(text)
  const isRead = ([, weight]: readonly [string, number]): boolean => weight >= leastRead
  const deed = asksForDeed(normal)
  const happens = symptoms.size > 0 || actsUp
  const marks = { deed, happens, computer, named: components.size > 0 }
  const facts = {
    ...marks,
    unnamed: components.size === 0,
    still: symptoms.size === 0,
    actsUp,
    protects: protects(normal),
    asks: asksSomething(normal),
    unsafe: judgeIntent(text).unsafe,
  }
  return [
    ...[...components].filter(isRead).map(([key]) => `component ${key}`),
    ...[...symptoms].filter(isRead).map(([key]) => `symptom ${key}`),
    ...Object.entries(facts).flatMap(([fact, holds]) => (holds ? [`fact ${fact}`] : [])),
    `facts ${Object.values(marks).map(Number).join('')}`,
  ]
}

/** The model as one line of JSON and one of Base64, with its features in order of their hashes. */
export function writeIntentModel({ features, ...parts }: IntentParts): string {
  const sorted = [...features].sort((one, other) => one.hash - other.hash)
  const gaps = sorted.map(({ hash }, place) => hash - (sorted[place - 1]?.hash ?? 0))
  const head: Head = { ...parts, low: riceLow(gaps), count: sorted.length }
  const writer = createBitWriter()
  for (const [place, { rarity, offTopic, unsafe }] of sorted.entries()) {
    writer.rice(gaps[place] ?? 0, head.low)
    writer.bits(rarity, rarityBits)
    for (const weight of [offTopic, unsafe]) writer.bits(weight + weightOfZero, weightBits)
  }
  return `${JSON.stringify(head)}\n${Buffer.from(writer.bytes()).toString('base64')}\n`
}

/** Reads a model when it is first asked. The same text always gives the same answer. */
export function createIntentModel(written: string): IntentModel {
  const model = readLater(written, readIntentModel)
  return (text, reading) => {
    const { biases, unit, hashes, rarities, offTopics, unsafes } = model()
    const rarityOf = (hash: number): number | undefined => {
      const place = placeIn(hashes, hash)
      return place === undefined ? undefined : rarities[place]
    }
    let [offSum, unsafeSum] = biases
    for (const [hash, value] of intentValuesOf(intentCountsOf(text, reading), rarityOf)) {
      const place = placeIn(hashes, hash) ?? 0
      offSum += value * unit * (offTopics[place] ?? 0)
      unsafeSum += value * unit * (unsafes[place] ?? 0)
    }
    const [complaint = 0, offTopic = 0, unsafe = 0] = softmax(Float64Array.from([0, offSum, unsafeSum]))
    return { complaint, offTopic, unsafe }
  }
}

type Read = Omit<IntentParts, 'features'> & {
  /** In order. */
  readonly hashes: Uint32Array
  readonly rarities: Uint8Array
  readonly offTopics: Int8Array
  readonly unsafes: Int8Array
}

function readIntentModel(written: string): Read {
  const [json = '', base64 = ''] = written.split('\n')
  // Part of this program, and held against the texts it is made of by a test.
  const head = JSON.parse(json) as Head
  const reader = createBitReader(Buffer.from(base64, 'base64'))
  const hashes = new Uint32Array(head.count)
  const rarities = new Uint8Array(head.count)
  const offTopics = new Int8Array(head.count)
  const unsafes = new Int8Array(head.count)
  let hash = 0
  for (let place = 0; place < head.count; place += 1) {
    hash += reader.rice(head.low)
    hashes[place] = hash
    rarities[place] = reader.bits(rarityBits)
    offTopics[place] = reader.bits(weightBits) - weightOfZero
    unsafes[place] = reader.bits(weightBits) - weightOfZero
  }
  return { ...head, hashes, rarities, offTopics, unsafes }
}
