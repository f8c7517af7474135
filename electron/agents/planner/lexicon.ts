import { administrationThings } from './lexicon-administration.ts'
import { everydayAdministration } from './everyday-administration.ts'
import { everydayDevices } from './everyday-devices.ts'
import { everydayHappenings } from './everyday-happenings.ts'
import { everydayNetwork } from './everyday-network.ts'
import { everydayPeripherals } from './everyday-peripherals.ts'
import { everydaySoftware } from './everyday-software.ts'
import { everydayWindows } from './everyday-windows.ts'
import { deviceThings } from './lexicon-devices.ts'
import { happenings, nothingSpared, vagueHappening, wholeComputer } from './lexicon-happenings.ts'
import { networkThings } from './lexicon-network.ts'
import { createLexiconMatcher } from './lexicon-matcher.ts'
import type { LexiconEntry } from './lexicon-pattern.ts'
import { softwareThings } from './lexicon-software.ts'
import { weights } from './gate.ts'
import { splitClauses, type Clause } from './clauses.ts'

/** What a text speaks of. Values are weights: up to 1, less where the word is said in passing. */
export type Reading = {
  readonly things: ReadonlyMap<string, number>
  readonly happenings: ReadonlyMap<string, number>
  /** Something is wrong, but not what. */
  readonly actsUp: boolean
  readonly computer: boolean
  /** Happenings that are said of the whole PC ("the laptop freezes"), not of a thing in the same breath. */
  readonly general: ReadonlyMap<string, number>
}

/** A clause with the entries it has words of. */
type ReadClause = { readonly clause: Clause; readonly found: ReadonlyMap<LexiconEntry, number> }
/** `length`: letters of the longest words that name or describe it. */
type Occurrence = { readonly entry: LexiconEntry; readonly weight: number; readonly length: number }

const impliedShare = 0.5
/** Who names a thing means it; what a description beside it could mean counts less, a word or two less than a long one. */
const describedShare = { short: 0.6, long: 0.9, longFrom: 20 } as const
/** A clause below says what works. */
const leastOfComplaint = 0.5
const allThings = [...deviceThings, ...networkThings, ...softwareThings, ...administrationThings]

/** Keys that a tool may name in `plannerHints`. */
export const thingKeys: ReadonlySet<string> = new Set(allThings.map((entry) => entry.key))
export const happeningKeys: ReadonlySet<string> = new Set(happenings.map((entry) => entry.key))

const everydayThings = [
  ...everydayDevices,
  ...everydayPeripherals,
  ...everydayNetwork,
  ...everydaySoftware,
  ...everydayWindows,
  ...everydayAdministration,
]

const allHappenings = [...happenings, ...everydayHappenings]
const ofWholeOnly = allHappenings.filter((entry) => entry.ofPart !== true)
const allEntries = [...allThings, ...everydayThings, ...allHappenings, vagueHappening, wholeComputer, nothingSpared]
const findEntries = createLexiconMatcher(allEntries)

/** Reads the things and happenings out of a complaint in any of the three languages. Pure. */
export function readText(text: string): Reading {
  const clauses = splitClauses(text).map((clause): ReadClause => ({ clause, found: findEntries(clause) }))
  const named = occurrences(allThings, clauses)
  const described = occurrences(everydayThings, clauses)
  const things = [...named, ...(named.some(({ entry }) => isTelling(entry)) ? described.map(besideName) : described)]
  const happened = occurrences(allHappenings, clauses)
  // What is said in passing counts less, unless nothing else of its kind is said.
  const [mostOfThings, mostOfHappenings] = [heaviest(things), heaviest(happened)]
  return {
    things: withImplied(toWeights(things, mostOfThings)),
    happenings: toWeights(happened, mostOfHappenings),
    actsUp: clauses.some(({ found }) => found.has(vagueHappening)),
    computer: clauses.some(({ found }) => found.has(wholeComputer)),
    general: toWeights(occurrences(ofWholeOnly, clauses.filter(isOfWholeComputer)), mostOfHappenings),
  }
}

function besideName({ entry, weight, length }: Occurrence): Occurrence {
  const { short, long, longFrom } = describedShare
  return { entry, length, weight: weight * (length >= longFrom ? long : short) }
}

function heaviest(found: readonly Occurrence[]): number {
  return Math.max(0, ...found.map(({ weight }) => weight))
}

function isOfWholeComputer({ clause, found }: ReadClause): boolean {
  if (clause.weightAsCause < leastOfComplaint) return false
  if (found.has(nothingSpared)) return true
  return found.has(wholeComputer) && !allThings.some((entry) => isTelling(entry) && found.has(entry))
}

function isTelling({ weight = 1 }: LexiconEntry): boolean {
  return weight >= weights.leastOfTelling
}

function occurrences(entries: readonly LexiconEntry[], clauses: readonly ReadClause[]): Occurrence[] {
  return entries.flatMap((entry) => {
    const within = clauses.filter(({ found }) => found.has(entry))
    if (within.length === 0) return []
    const weights = within.map(({ clause }) => (entry.cause === true ? clause.weightAsCause : clause.weight))
    const lengths = within.map(({ found }) => found.get(entry) ?? 0)
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
  for (const { key, implies } of allThings) {
    const weight = found.get(key)
    if (weight === undefined) continue
    for (const wider of implies ?? []) all.set(wider, Math.max(all.get(wider) ?? 0, weight * impliedShare))
  }
  return all
}

/** Every word of the lexicon, for the check that no evaluation case was copied into it. */
export function lexiconWords(): readonly string[] {
  return allEntries.flatMap(({ en, ko, zh }) => [en, ko, zh]).flatMap((words) => words.split(','))
}
