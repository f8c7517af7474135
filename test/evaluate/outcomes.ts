import { readFile } from 'node:fs/promises'

import { setUpPc } from '../../electron/machines/simulated/set-up.ts'
import type { FoundFault } from '../../electron/registry/folders.ts'
import { allFaults, daysUntilGone, knownFor, openScenario, type Scenario } from '../scenarios/open-scenario.ts'
import { parseCases, type EvaluationCase } from './evaluation-case.ts'
import { faultsKeptUp, isCurable, isFixed, isSettled, isWrong, shows } from './outcome-judgement.ts'
import { tellAndRepair } from './tell-and-repair.ts'

/** One complaint on a PC with these faults, from the first word to the last proof. */
export type Outcome = {
  readonly caseId: string
  readonly faults: readonly string[]
  /** Checks of the first diagnosis. */
  readonly checks: number
  /** Faults whose finding the first diagnosis showed. */
  readonly foundAtOnce: readonly string[]
  /**
   * Faults whose finding was shown: by the first diagnosis, as the other one was gone, or by the diagnosis that follows
   * when a person whose trouble outlives a cure says so again.
   */
  readonly found: readonly string[]
  /**
   * Faults whose finding is gone at the end and whose cure was proved, at once, after the restart that it waits for, or
   * as nothing new is logged any more; or that no tool cures, and that end in their advice.
   */
  readonly settled: readonly string[]
  /** Fixes that ran although they are known not to cure these faults. A milder candidate that did not help is none. */
  readonly wrongFixes: readonly string[]
}

/** Shares from 0 to 1 over outcomes. */
export type OutcomeScore = {
  readonly group: string
  readonly outcomes: number
  readonly foundAtOnce: number
  readonly found: number
  readonly settled: number
  readonly wrongFixes: number
  /** Checks that a first diagnosis runs, on average. */
  readonly checks: number
}

export type OutcomeReport = {
  readonly scores: readonly OutcomeScore[]
  readonly outcomes: readonly Outcome[]
}

/** Pairs tried for each complaint: neighbours in the list of its area. */
const maxPairs = 3

/**
 * Every complaint of an area on a PC with every fault of that area, alone and two at once; a person says yes to what is
 * ticked. Of more complaints than `mostCases`, as many are taken from the whole list at equal distances: the faults of
 * an area come back with each of its complaints.
 */
export async function measureOutcomes(casesFile: string, mostCases = Infinity): Promise<OutcomeReport> {
  const ofArea = parseCases(await readFile(casesFile, 'utf8')).filter(
    ({ kind, area }) => area !== undefined && (kind === 'normal' || kind === 'multi'),
  )
  const step = Math.max(1, Math.ceil(ofArea.length / mostCases))
  const cases = ofArea.filter((_one, index) => index % step === 0)
  const opened = await openScenario({})
  try {
    const outcomes: Outcome[] = []
    for (const one of cases) {
      for (const faults of combinations(one)) outcomes.push(await outcomeOf(one, faults, opened.scenario))
    }
    return { scores: [1, 2].map((size) => scoreOf(size, outcomes)), outcomes }
  } finally {
    await opened.close()
  }
}

/** The report as lines for people. */
export function formatOutcomes({ scores, outcomes }: OutcomeReport): string {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(8)
  const rows = scores.map(
    ({ group, outcomes: count, foundAtOnce, found, settled, wrongFixes, checks }) =>
      `${group.padEnd(12)}${String(count).padStart(6)} ${percent(foundAtOnce)} ${percent(found)} ${percent(settled)} ` +
      `${String(wrongFixes).padStart(6)} ${checks.toFixed(1).padStart(7)}`,
  )
  const open = outcomes.filter(
    ({ faults, settled, wrongFixes }) => settled.length < faults.length || wrongFixes.length > 0,
  )
  const details = open.map(
    ({ caseId, faults, found, settled, wrongFixes }) =>
      `  ${caseId} ${faults.join('+')}: not found ${others(faults, found)}, not settled ${others(faults, settled)}, wrong ${wrongFixes.join(' ') || '-'}`,
  )
  return ['faults       cases  at once    found  settled  wrong  checks', ...rows, ...details].join('\n')
}

function others(all: readonly string[], some: readonly string[]): string {
  return all.filter((name) => !some.includes(name)).join(' ') || '-'
}

function combinations({ area }: EvaluationCase): readonly (readonly FoundFault[])[] {
  const ofArea = allFaults.filter(({ areas }) => area !== undefined && areas.includes(area))
  const pairs = ofArea
    .map((fault, index): readonly [FoundFault, FoundFault] => [fault, ofArea[(index + 1) % ofArea.length] ?? fault])
    .filter(([first, second]) => first !== second)
    .filter(([first, second]) => !isHiddenForGood(first, second) && !isHiddenForGood(second, first))
    .filter(([first, second]) => setUpPc([first.name, second.name], allFaults).ok)
  return [...ofArea.map((fault) => [fault]), ...pairs.slice(0, maxPairs)]
}

/** What hides it goes away by no tool: neither a diagnosis nor a fix can get at it before a person has acted. */
function isHiddenForGood({ maskedBy = [] }: FoundFault, other: FoundFault): boolean {
  return !isCurable(other) && maskedBy.some(({ faults }) => faults.includes(other.name))
}

async function outcomeOf(one: EvaluationCase, faults: readonly FoundFault[], pc: Scenario): Promise<Outcome> {
  const keptUp = await faultsKeptUp(faults, pc)
  await pc.reset(faults.map(({ name }) => name))
  const trying = { pc, faults, known: Object.assign({}, ...faults.map(knownFor)) as Record<string, string> }
  const first = await tellAndRepair(one.text, trying)
  const missed = faults.filter((fault) => !shows(first.seen, fault))
  // A person whose trouble outlives a cure says so again.
  const again = missed.length > 0 && first.run.some(isFixed) ? await tellAndRepair(one.text, trying) : null
  const tellings = again ? [first, again] : [first]
  const run = tellings.flatMap((telling) => telling.run)
  const gone = tellings.flatMap((telling) => telling.gone)
  const found = faults.filter((fault) => tellings.some(({ seen }) => shows(seen, fault)))
  const settled: string[] = []
  // Days pass for those that are last: a log needs them to forget.
  for (const fault of faults.toSorted((a, b) => daysUntilGone(a) - daysUntilGone(b))) {
    if (await isSettled(fault, { pc, run, gone, faults, found, keptUp })) settled.push(fault.name)
  }
  return {
    caseId: one.id,
    faults: faults.map(({ name }) => name),
    checks: first.checks,
    foundAtOnce: faults.filter((fault) => shows(first.seenAtOnce, fault)).map(({ name }) => name),
    found: found.map(({ name }) => name),
    settled,
    wrongFixes: run.filter(({ fix }) => isWrong(fix, faults)).map(({ fix }) => fix.tool),
  }
}

function scoreOf(size: number, outcomes: readonly Outcome[]): OutcomeScore {
  const own = outcomes.filter(({ faults }) => faults.length === size)
  const share = (whole: (outcome: Outcome) => boolean): number =>
    own.length === 0 ? 1 : own.filter(whole).length / own.length
  return {
    group: size === 1 ? 'one fault' : 'two at once',
    outcomes: own.length,
    foundAtOnce: share(({ faults, foundAtOnce }) => foundAtOnce.length === faults.length),
    found: share(({ faults, found }) => found.length === faults.length),
    settled: share(({ faults, settled }) => settled.length === faults.length),
    wrongFixes: own.reduce((sum, { wrongFixes }) => sum + wrongFixes.length, 0),
    checks: own.reduce((sum, { checks }) => sum + checks, 0) / Math.max(1, own.length),
  }
}
