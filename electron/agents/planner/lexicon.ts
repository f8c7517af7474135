import { administrationThings } from './lexicon-administration.ts'
import { everydayAdministration } from './everyday-administration.ts'
import { everydayDevices } from './everyday-devices.ts'
import { everydayHappenings } from './everyday-happenings.ts'
import { everydayNetwork } from './everyday-network.ts'
import { everydaySoftware } from './everyday-software.ts'
import { deviceThings } from './lexicon-devices.ts'
import { happenings, nothingSpared, vagueHappening, wholeComputer } from './lexicon-happenings.ts'
import { networkThings } from './lexicon-network.ts'
import { latinPattern, squeezedPattern, type LexiconEntry } from './lexicon-pattern.ts'
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

type CompiledEntry = { readonly entry: LexiconEntry; readonly latin: RegExp; readonly squeezed: RegExp }
type Occurrence = { readonly entry: LexiconEntry; readonly weight: number }

const impliedShare = 0.5
/** Who names a thing means it; what a description beside it could mean counts less. */
const describedShare = 0.7
/** A clause below says what works. */
const leastOfComplaint = 0.5
const allThings = [...deviceThings, ...networkThings, ...softwareThings, ...administrationThings]

/** Keys that a tool may name in `plannerHints`. */
export const thingKeys: ReadonlySet<string> = new Set(allThings.map((entry) => entry.key))
export const happeningKeys: ReadonlySet<string> = new Set(happenings.map((entry) => entry.key))

const everydayThings = [...everydayDevices, ...everydayNetwork, ...everydaySoftware, ...everydayAdministration]

const compiledThings = allThings.map(compile)
const compiledEveryday = everydayThings.map(compile)
const compiledHappenings = [...happenings, ...everydayHappenings].map(compile)
const compiledVague = compile(vagueHappening)
const compiledComputer = compile(wholeComputer)
const compiledEverything = compile(nothingSpared)

/** Reads the things and happenings out of a complaint in any of the three languages. Pure. */
export function readText(text: string): Reading {
  const clauses = splitClauses(text)
  const named = occurrences(compiledThings, clauses)
  const described = occurrences(compiledEveryday, clauses)
  const things = [...named, ...(named.some(({ entry }) => isTelling(entry)) ? described.map(besideName) : described)]
  const happened = occurrences(compiledHappenings, clauses)
  // What is said in passing counts less, unless nothing else of its kind is said.
  const [mostOfThings, mostOfHappenings] = [heaviest(things), heaviest(happened)]
  return {
    things: withImplied(toWeights(things, mostOfThings)),
    happenings: toWeights(happened, mostOfHappenings),
    actsUp: clauses.some((clause) => occursIn(compiledVague, clause)),
    computer: clauses.some((clause) => occursIn(compiledComputer, clause)),
    general: toWeights(
      occurrences(
        compiledHappenings.filter(({ entry }) => entry.ofPart !== true),
        clauses.filter(isOfWholeComputer),
      ),
      mostOfHappenings,
    ),
  }
}

function besideName({ entry, weight }: Occurrence): Occurrence {
  return { entry, weight: weight * describedShare }
}

function heaviest(found: readonly Occurrence[]): number {
  return Math.max(0, ...found.map(({ weight }) => weight))
}

function isOfWholeComputer(clause: Clause): boolean {
  if (clause.weightAsCause < leastOfComplaint) return false
  if (occursIn(compiledEverything, clause)) return true
  return (
    occursIn(compiledComputer, clause) &&
    !compiledThings.some((compiled) => isTelling(compiled.entry) && occursIn(compiled, clause))
  )
}

function isTelling({ weight = 1 }: LexiconEntry): boolean {
  return weight >= weights.leastOfTelling
}

function compile(entry: LexiconEntry): CompiledEntry {
  return { entry, latin: latinPattern(entry.en), squeezed: squeezedPattern(`${entry.ko}, ${entry.zh}`) }
}

function occurrences(entries: readonly CompiledEntry[], clauses: readonly Clause[]): Occurrence[] {
  return entries.flatMap((compiled) => {
    const weight = clauses.reduce((most, clause) => {
      const weight = compiled.entry.cause === true ? clause.weightAsCause : clause.weight
      return weight > most && occursIn(compiled, clause) ? weight : most
    }, 0)
    return weight > 0 ? [{ entry: compiled.entry, weight }] : []
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

function occursIn({ latin, squeezed }: CompiledEntry, clause: Clause): boolean {
  return clause.text.search(latin) >= 0 || (clause.squeezed !== '' && clause.squeezed.search(squeezed) >= 0)
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
  return [
    ...allThings,
    ...everydayThings,
    ...happenings,
    ...everydayHappenings,
    vagueHappening,
    wholeComputer,
    nothingSpared,
  ]
    .flatMap(({ en, ko, zh }) => [en, ko, zh])
    .flatMap((words) => words.split(','))
}
