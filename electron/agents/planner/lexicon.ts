import { leastOfComplaint, splitClauses, type Clause } from './clauses.ts'
import { readConceptWords } from './concept-words.ts'
import { concepts, type Concept } from './concepts.ts'
import { ofLastTexts } from './last-texts.ts'
import { byLongestWords } from './longest-words.ts'
import { weights } from './thresholds.ts'
import { createLexiconMatcher, type Found, type LexiconEntry } from './lexicon-matcher.ts'

/** What a text speaks of. Values are weights: up to 1, less where the word is said in passing. */
export type Reading = {
  readonly components: ReadonlyMap<string, number>
  readonly symptoms: ReadonlyMap<string, number>
  /** Something is wrong, but not what. */
  readonly actsUp: boolean
  readonly computer: boolean
  /** Symptoms that are said of the whole PC ("the laptop freezes"), not of a component in the same breath. */
  readonly general: ReadonlyMap<string, number>
}

/** A clause with the entries it has words of. */
type ReadClause = { readonly clause: Clause; readonly found: Found }
/** `length`: letters of the longest words that name or describe it. */
type Occurrence = { readonly entry: LexiconEntry; readonly weight: number; readonly length: number }

/** What is said in passing leads where nothing else is said; what is only ruled out never does. */
const leastOfPassing = 0.25
const impliedShare = 0.5
/** Who names a component means it; what a description beside it could mean counts less, a word or two less than a long one. */
const describedShare = { short: 0.6, long: 0.9, longFrom: 20 } as const
const matters = [...Object.keys(concepts), 'general']
const describedMatters = matters.filter((matter) => matter.startsWith('described-'))
const namedMatters = matters.filter((matter) => !matter.startsWith('described-'))
/** A tool may name their keys in `plannerHints`, and those of `symptoms`. */
export const allComponents = entriesOf('devices', 'network', 'software', 'administration')
/** Of these the longest words count. */
const nameable: ReadonlySet<LexiconEntry> = new Set(allComponents)
export const symptoms = entriesOf('symptoms')

const describedComponents = entriesOf(
  'described-devices',
  'described-peripherals',
  'described-network',
  'described-software',
  'described-windows',
  'described-administration',
)

const allSymptoms = [...symptoms, ...entriesOf('described-symptoms')]
const ofWholeOnly = allSymptoms.filter((entry) => entry.ofPart !== true)
/** Something is wrong, but not what. */
const vagueSymptom = entryOf('general', { key: 'acts-up' })
const wholeComputer = entryOf('general', { key: 'computer' })
/** What is named beside it is an example. */
const nothingSpared = entryOf('general', { key: 'everything' })
/** Everything that the lexicon knows, with its words. */
export const lexiconEntries: readonly LexiconEntry[] = [
  ...allComponents,
  ...describedComponents,
  ...allSymptoms,
  vagueSymptom,
  wholeComputer,
  nothingSpared,
]
const findEntries = createLexiconMatcher(lexiconEntries)

/** Reads the components and symptoms out of a complaint in any of the three languages. Pure. */
export const readText: (text: string) => Reading = ofLastTexts(read)

function read(text: string): Reading {
  const clauses = splitClauses(text).map((clause): ReadClause => ({
    clause,
    found: byLongestWords(findEntries(clause), nameable),
  }))
  const named = occurrences(allComponents, clauses)
  const described = occurrences(describedComponents, clauses)
  const components = [
    ...named,
    ...(named.some(({ entry }) => isTelling(entry)) ? described.map(besideName) : described),
  ]
  const happened = occurrences(allSymptoms, clauses)
  // What is said in passing counts less, unless nothing else of its kind is said.
  const [mostOfComponents, mostOfSymptoms] = [heaviest(components), heaviest(happened)]
  return {
    components: withImplied(toWeights(components, mostOfComponents)),
    symptoms: toWeights(happened, mostOfSymptoms),
    actsUp: clauses.some(({ found }) => found.has(vagueSymptom)),
    computer: clauses.some(({ found }) => found.has(wholeComputer)),
    general: toWeights(occurrences(ofWholeOnly, clauses.filter(isOfWholeComputer)), mostOfSymptoms),
  }
}

function besideName({ entry, weight, length }: Occurrence): Occurrence {
  const { short, long, longFrom } = describedShare
  return { entry, length, weight: weight * (length >= longFrom ? long : short) }
}

function heaviest(found: readonly Occurrence[]): number {
  return Math.max(leastOfPassing, ...found.map(({ weight }) => weight))
}

function isOfWholeComputer({ clause, found }: ReadClause): boolean {
  if (clause.weightAsCause < leastOfComplaint) return false
  if (found.has(nothingSpared)) return true
  return found.has(wholeComputer) && !allComponents.some((entry) => isTelling(entry) && found.has(entry))
}

function isTelling({ weight = 1 }: LexiconEntry): boolean {
  return weight >= weights.leastOfTelling
}

function occurrences(entries: readonly LexiconEntry[], clauses: readonly ReadClause[]): Occurrence[] {
  return entries.flatMap((entry) => {
    const within = clauses.filter(({ found }) => found.has(entry))
    if (within.length === 0) return []
    const weights = within.map(({ clause }) => (entry.cause === true ? clause.weightAsCause : clause.weight))
    const lengths = within.map(({ found }) => Math.max(0, ...(found.get(entry) ?? []).map(({ letters }) => letters)))
    return [{ entry, weight: Math.max(...weights), length: Math.max(...lengths) }]
  })
}

function toWeights(found: readonly Occurrence[], most: number): Map<string, number> {
  const weights = new Map<string, number>()
  for (const { entry, weight } of found) {
    const share = (weight / most) * (entry.weight ?? 1)
    weights.set(entry.key, Math.max(weights.get(entry.key) ?? 0, share))
  }
  return weights
}

function withImplied(found: ReadonlyMap<string, number>): Map<string, number> {
  const all = new Map(found)
  for (const { key, implies } of allComponents) {
    const weight = found.get(key)
    if (weight === undefined) continue
    for (const wider of implies ?? []) all.set(wider, Math.max(all.get(wider) ?? 0, weight * impliedShare))
  }
  return all
}

function entriesOf(...matters: readonly (keyof typeof concepts)[]): LexiconEntry[] {
  return matters.flatMap((matter) => concepts[matter].map((concept) => entryOf(matter, concept)))
}

/** A phrase that is said of two concepts stands once, in the file of either. */
function entryOf(matter: string, concept: Concept): LexiconEntry {
  const files = matter.startsWith('described-') ? describedMatters : namedMatters
  return { ...concept, phrases: (lang) => files.flatMap((file) => readConceptWords(file, lang).get(concept.key) ?? []) }
}
