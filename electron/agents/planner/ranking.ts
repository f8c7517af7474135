import type { Category } from '../../../shared/domain/tool-manifest.ts'
import { complainedClauses, type Clause } from './clauses.ts'
import { weights } from './thresholds.ts'
import type { Reading } from './lexicon.ts'
import type { PhraseIndex } from './phrase-index.ts'
import type { PlannerTool } from './planner-tools.ts'
import { matterLabels, type Likelihoods, type RankModel } from './rank-model.ts'

/** A check that could answer the complaint. `named`: a component of its own is named in the text. */
export type RankedTool = {
  readonly name: string
  readonly category: Category
  readonly score: number
  /** The same before what the places above it already look at was taken off. */
  readonly said: number
  readonly named: boolean
  /** Named by nothing but words that tell little ("program", "file"), where another one tells more. */
  readonly inPassing: boolean
  /** It looks at the very things that the first one was named by. */
  readonly sameThing: boolean
}

type Weights = ReadonlyMap<string, number>
type Profile = { readonly tool: PlannerTool; readonly components: Weights; readonly symptoms: Weights }
type Scored = Omit<RankedTool, 'said' | 'sameThing'> & {
  readonly covers: readonly (readonly [string, number])[]
  readonly parts: Parts
}
/** What the model adds to the score of a candidate. */
type Heard = ReadonlyMap<string, number>
type Parts = {
  readonly components: readonly (readonly [string, number])[]
  readonly symptom: number
  readonly free: number
}

/** How strongly the free words must point to a fix before the components of that fix count as named. */
const wishFrom = 0.6
const wishWeight = 0.7
/** More are never shown. */
const mostCandidates = 16

type RankingDeps = { readonly index: PhraseIndex; readonly model: RankModel }

/**
 * Orders the diagnostic tools for a text: components before what happens before free words, spread over all that is named. The
 * model has a say in their order, and brings in what it hears and no word names.
 */
export function createRanking(
  tools: readonly PlannerTool[],
  { index, model }: RankingDeps,
): (text: string, reading: Reading) => RankedTool[] {
  const profiles = tools.map(toProfile)
  const diagnostics = profiles.filter((profile) => profile.tool.diagnostic)

  return (text, reading) => {
    const free = index.search(text)
    const complained = complainedClauses(text)
    const whole = model(complained.map((clause) => clause.text).join(' '))
    // Who says what happens complains; who says none of it may be asking for a fix by its name.
    const wish = reading.symptoms.size === 0 ? wishedFix(profiles, free) : undefined
    const wished = withWish(reading.components, wish)
    const byWords = diagnostics.map((profile) =>
      scoreOf(profile, { ...reading, components: wished }, free.get(profile.tool.name) ?? 0),
    )
    const scored = withNominated(byWords, whole)
    const candidates = bestFirst(scored.filter((tool) => tool.score > 0)).slice(0, mostCandidates)
    return spread(candidates, heardOf({ complained, whole, candidates }, model))
  }
}

/**
 * What no word names, or hardly one, is a candidate where the model hears it. Where words lead to a tool that it never met in training
 * it brings in nothing.
 */
function withNominated(byWords: readonly Scored[], { byTool, words }: Likelihoods): readonly Scored[] {
  const best = bestFirst(byWords)[0]
  if (best !== undefined && best.score > 0 && !byTool.has(best.name)) return byWords
  return byWords.map((tool) => {
    const share = (byTool.get(tool.name) ?? 0) * trustIn(words)
    const least = share < weights.leastShare ? 0 : weights.nominated * share
    if (tool.score >= least) return tool
    const parts = { ...tool.parts, free: tool.parts.free + least - tool.score }
    return { ...tool, parts, score: least }
  })
}

/** The model was trained on short texts. */
function trustIn(words: number): number {
  return Math.min(1, weights.wordsOfTrust / words)
}

function bestFirst(scored: readonly Scored[]): readonly Scored[] {
  return scored.toSorted((one, other) => other.score - one.score)
}

type Told = {
  readonly complained: readonly Clause[]
  readonly whole: Likelihoods
  readonly candidates: readonly Scored[]
}

/**
 * The share that the model gives to a candidate counts by its logarithm beside what words say, as shares of independent witnesses do: what
 * one of the two holds for next to impossible the other alone does not bring forward. Of a tool that it never met in training the model
 * knows nothing: where words lead to one, it has no say. A long text is not what it was trained on.
 */
function heardOf({ complained, whole, candidates }: Told, model: RankModel): Heard {
  const [best] = candidates
  if (best === undefined || !whole.byTool.has(best.name)) return new Map()
  const trust = best.score * trustIn(whole.words)
  const shares = amongChecks(whole.byTool)
  const parts = complained.length > 1 ? clausesHeard(complained, model) : []
  const said = (name: string): number => {
    const share = shares.get(name) ?? 0
    // Where two things are complained about, the whole sounds like what lies between them, and each clause like one of them.
    const most = Math.max(share, ...parts.map((part) => part.get(name) ?? 0))
    return trust * (weights.heard * asWitness(share) + weights.heardInPart * asWitness(most))
  }
  return new Map(candidates.map(({ name }) => [name, said(name)]))
}

function asWitness(share: number): number {
  return Math.log(share + weights.unheard)
}

function clausesHeard(complained: readonly Clause[], model: RankModel): readonly ReadonlyMap<string, number>[] {
  return complained.flatMap(({ text, weight }) => {
    const { byTool, words } = model(text)
    // What a clause beside the trouble tells sounds like no check at all, and brings none forward.
    return words < weights.wordsOfClause ? [] : [new Map([...byTool].map(([name, share]) => [name, share * weight]))]
  })
}

/** Among the checks, whatever else the text may be about. */
function amongChecks(byTool: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const ofChecks = 1 - Object.values(matterLabels).reduce((sum, label) => sum + (byTool.get(label) ?? 0), 0)
  return new Map([...byTool].map(([name, share]) => [name, share / ofChecks]))
}

/** What words say of the candidate that they point to most: the model does not make a guess surer. */
export function bestScore(ranked: readonly RankedTool[]): number {
  return Math.max(0, ...ranked.map(({ said }) => said))
}

function toProfile(tool: PlannerTool): Profile {
  return { tool, components: byPlace(tool.hints?.components ?? []), symptoms: byPlace(tool.hints?.symptoms ?? []) }
}

function byPlace(keys: readonly string[]): Weights {
  return new Map(keys.map((key, place) => [key, weightOfPlace(place)]))
}

function weightOfPlace(place: number): number {
  return place === 0 ? 1 : Math.max(weights.leastHint, weights.secondHint - (place - 1) * weights.hintStep)
}

/** "Flush my DNS" names a fix: nothing is fixed on a word, but what that fix is about gets looked at. */
function wishedFix(profiles: readonly Profile[], free: ReadonlyMap<string, number>): Profile | undefined {
  const [first] = free
  if (first === undefined || first[1] < wishFrom) return undefined
  return profiles.find(({ tool }) => tool.name === first[0] && !tool.diagnostic)
}

function withWish(components: Weights, fix: Profile | undefined): Weights {
  if (fix === undefined) return components
  const all = new Map(components)
  for (const [component, weight] of fix.components)
    all.set(component, Math.max(all.get(component) ?? 0, weight * wishWeight))
  return all
}

function scoreOf(
  profile: Profile,
  reading: Pick<Reading, 'components' | 'symptoms' | 'general'>,
  free: number,
): Scored {
  const { tool } = profile
  const ofWhole = tool.triage ? strongest(matches(profile.symptoms, reading.general)) : 0
  const share = reading.general.size > 0 ? weights.componentBesideWhole : 1
  const matched = matches(profile.components, reading.components).map(([component, weight]): [string, number] => [
    component,
    weight * share,
  ])
  const factors = factorsFor(tool, reading, matched.length > 0)
  const parts = {
    components: matched,
    symptom: Math.max(
      factors.symptom * strongest(matches(profile.symptoms, reading.symptoms)),
      weights.symptomOfWhole * ofWhole,
    ),
    free: free * factors.free,
  }
  return {
    name: tool.name,
    category: tool.category,
    named: matched.length > 0,
    inPassing: tells(reading.components.values()) && !tells(matched.map(([key]) => reading.components.get(key) ?? 0)),
    covers: matched.map(([component]) => [component, profile.components.get(component) ?? 0]),
    parts,
    score: total(parts, new Map()),
  }
}

function tells(named: Iterable<number>): boolean {
  return Math.max(0, ...named) >= weights.leastOfTelling
}

/** Components before verbs: what happens, and the other words, count little for a tool that is about something else. */
function factorsFor(
  tool: PlannerTool,
  reading: Pick<Reading, 'components' | 'symptoms' | 'general'>,
  isNamed: boolean,
): { symptom: number; free: number } {
  const aboutSomething = tells(reading.components.values())
  if (aboutSomething) {
    return isNamed
      ? { symptom: weights.symptom, free: weights.freeWords }
      : { symptom: weights.symptomElsewhere, free: weights.freeWordsElsewhere }
  }
  const special = reading.general.size > 0 ? weights.symptomOfWholeSpecial : weights.symptomAloneSpecial
  const symptom = tool.triage ? weights.symptomAlone : special
  return { symptom, free: isNamed || reading.symptoms.size > 0 ? weights.freeWords : weights.freeWordsAlone }
}

function matches(own: Weights, read: Weights): [string, number][] {
  return [...read]
    .flatMap(([key, weight]): [string, number][] => {
      const place = own.get(key)
      return place === undefined ? [] : [[key, weight * place]]
    })
    .sort((left, right) => right[1] - left[1])
}

function strongest(matched: readonly (readonly [string, number])[]): number {
  const [first = 0, second = 0] = matched.map(([, weight]) => weight)
  return first + second * weights.furtherComponent
}

function total(parts: Parts, covered: ReadonlyMap<string, number>): number {
  const components = parts.components
    .map(([component, weight]) => weight / (1 + weights.covered * (covered.get(component) ?? 0)))
    .sort((left, right) => right - left)
  const [first = 0, ...further] = components
  return (
    weights.component * (first + weights.furtherComponent * further.reduce((sum, weight) => sum + weight, 0)) +
    parts.symptom +
    parts.free
  )
}

/** Best first, each place taking into account what the places before it already look at: two complaints get both an answer. */
function spread(candidates: readonly Scored[], heard: Heard): RankedTool[] {
  const left = new Set(candidates)
  const covered = new Map<string, number>()
  const ordered: RankedTool[] = []
  let first: Scored | undefined
  while (left.size > 0) {
    const next = bestOf(left, covered, heard)
    if (next === undefined) break
    left.delete(next.tool)
    for (const [component, share] of next.tool.covers) covered.set(component, (covered.get(component) ?? 0) + share)
    const { name, category, named, inPassing } = next.tool
    first ??= next.tool
    const sameThing = isOfSameThing(next.tool, first)
    ordered.push({ name, category, named, inPassing, sameThing, said: next.tool.score, score: next.score })
  }
  return ordered
}

function isOfSameThing(one: Scored, first: Scored): boolean {
  const looksAt = new Set(one.covers.map(([component]) => component))
  return one.named && one.category === first.category && first.covers.every(([component]) => looksAt.has(component))
}

function bestOf(
  tools: ReadonlySet<Scored>,
  covered: ReadonlyMap<string, number>,
  heard: Heard,
): { tool: Scored; score: number } | undefined {
  let best: { tool: Scored; score: number; place: number } | undefined
  for (const tool of tools) {
    const score = total(tool.parts, covered)
    const place = score + (heard.get(tool.name) ?? 0)
    const better = best === undefined || place > best.place || (place === best.place && tool.name < best.tool.name)
    if (better) best = { tool, score, place }
  }
  return best
}
