import { readFile } from 'node:fs/promises'

import type { Diagnosis, FixQuestion, ProposedFix } from '../../electron/agents/diagnosis.ts'
import type { FixReport } from '../../electron/agents/remediation.ts'
import { setUpPc } from '../../electron/machines/simulated/set-up.ts'
import type { FoundFault } from '../../electron/tools/folders.ts'
import { allFaults, knownFor, openScenario, type Scenario } from '../scenarios/open-scenario.ts'
import { parseCases, type EvaluationCase } from './evaluation-case.ts'

/** One complaint on a PC with these faults, from the first word to the last proof. */
export type Outcome = {
  readonly caseId: string
  readonly faults: readonly string[]
  /** Faults whose finding the diagnosis showed. */
  readonly found: readonly string[]
  /** Faults whose finding is gone at the end and whose cure was proved, or that no tool cures and nothing was run for. */
  readonly settled: readonly string[]
  /** Fixes that ran although they are known not to cure these faults. A milder rung of a ladder that did not help is none. */
  readonly wrongFixes: readonly string[]
}

/** Shares from 0 to 1 over outcomes. */
export type OutcomeScore = {
  readonly group: string
  readonly outcomes: number
  readonly found: number
  readonly settled: number
  readonly wrongFixes: number
}

export type OutcomeReport = {
  readonly scores: readonly OutcomeScore[]
  readonly outcomes: readonly Outcome[]
}

/** Rungs of a ladder that a person climbs before giving up: as many as the command line offers. */
const maxRounds = 4
/** Pairs tried for each complaint: neighbours in the list of its area. */
const maxPairs = 3

/** Every complaint of an area on a PC with every fault of that area, alone and two at once; a person says yes to what is ticked. */
export async function measureOutcomes(casesFile: string): Promise<OutcomeReport> {
  const cases = parseCases(await readFile(casesFile, 'utf8')).filter(
    ({ kind }) => kind === 'normal' || kind === 'multi',
  )
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
    ({ group, outcomes: count, found, settled, wrongFixes }) =>
      `${group.padEnd(12)}${String(count).padStart(6)} ${percent(found)} ${percent(settled)} ${String(wrongFixes).padStart(6)}`,
  )
  const open = outcomes.filter(
    ({ faults, settled, wrongFixes }) => settled.length < faults.length || wrongFixes.length > 0,
  )
  const details = open.map(
    ({ caseId, faults, found, settled, wrongFixes }) =>
      `  ${caseId} ${faults.join('+')}: not found ${others(faults, found)}, not settled ${others(faults, settled)}, wrong ${wrongFixes.join(' ') || '-'}`,
  )
  return ['faults       cases    found  settled  wrong', ...rows, ...details].join('\n')
}

function others(all: readonly string[], some: readonly string[]): string {
  return all.filter((name) => !some.includes(name)).join(' ') || '-'
}

function combinations({ area }: EvaluationCase): readonly (readonly FoundFault[])[] {
  const ofArea = allFaults.filter(({ areas }) => area !== undefined && areas.includes(area))
  const pairs = ofArea
    .map((fault, index) => [fault, ofArea[(index + 1) % ofArea.length] ?? fault])
    .filter(([first, second]) => first !== second)
    .filter(
      (pair) =>
        setUpPc(
          pair.map(({ name }) => name),
          allFaults,
        ).ok,
    )
  return [...ofArea.map((fault) => [fault]), ...pairs.slice(0, maxPairs)]
}

async function outcomeOf(one: EvaluationCase, faults: readonly FoundFault[], pc: Scenario): Promise<Outcome> {
  await pc.reset(faults.map(({ name }) => name))
  const known = Object.assign({}, ...faults.map(knownFor)) as Record<string, string>
  const diagnosis = await pc.diagnose(one.text, { known })
  const reports = await repair(diagnosis, pc, known)
  const run = reports.flatMap((report) => (report.kind === 'run' && report.call.state === 'succeeded' ? [report] : []))
  const settled: string[] = []
  for (const fault of faults) if (await isSettled(fault, { pc, run })) settled.push(fault.name)
  return {
    caseId: one.id,
    faults: faults.map(({ name }) => name),
    found: faults.filter((fault) => shows(diagnosis, fault)).map(({ name }) => name),
    settled,
    wrongFixes: run.filter(({ fix }) => isWrong(fix, faults)).map(({ fix }) => fix.tool),
  }
}

async function repair(
  diagnosis: Diagnosis,
  pc: Scenario,
  known: Record<string, string>,
): Promise<readonly FixReport[]> {
  const reports: FixReport[] = []
  let plan = diagnosis.fixes
  for (let round = 0; round < maxRounds; round += 1) {
    const agreed = [...plan.proposed.filter(({ ticked }) => ticked), ...plan.questions.flatMap(firstChoice)]
    if (agreed.length === 0) break
    reports.push(...(await pc.approve(agreed, known)))
    plan = await pc.next(diagnosis, reports)
  }
  return reports
}

/** A person who is asked takes the first of the choices. */
function firstChoice({ tool, because, choices, missing }: FixQuestion): readonly ProposedFix[] {
  const [choice] = choices
  return choice === undefined || missing.length > 0 ? [] : [{ ...choice, tool, because, ticked: true, preview: null }]
}

function shows({ findings }: Diagnosis, { tool, finding }: FoundFault): boolean {
  return findings.some((found) => found.tool === tool && found.id === finding)
}

function isWrong({ tool }: Pick<ProposedFix, 'tool'>, faults: readonly FoundFault[]): boolean {
  const cures = faults.some(({ curedBy }) => Object.hasOwn(curedBy, tool))
  return !cures && faults.some(({ notCuredBy }) => Object.hasOwn(notCuredBy, tool))
}

type Ended = { readonly pc: Scenario; readonly run: readonly Extract<FixReport, { kind: 'run' }>[] }

async function isSettled(fault: FoundFault, { pc, run }: Ended): Promise<boolean> {
  if (Object.keys(fault.curedBy).length === 0) return run.every(({ verdict }) => verdict !== 'not_fixed')
  const check = await pc.check(fault.tool, fault.findingArgs)
  const isGone = check.state === 'succeeded' && !check.findings.some(({ id }) => id === fault.finding)
  return isGone && run.some(({ verdict }) => verdict === 'fixed')
}

function scoreOf(size: number, outcomes: readonly Outcome[]): OutcomeScore {
  const own = outcomes.filter(({ faults }) => faults.length === size)
  const share = (whole: (outcome: Outcome) => boolean): number =>
    own.length === 0 ? 1 : own.filter(whole).length / own.length
  return {
    group: size === 1 ? 'one fault' : 'two at once',
    outcomes: own.length,
    found: share(({ faults, found }) => found.length === faults.length),
    settled: share(({ faults, settled }) => settled.length === faults.length),
    wrongFixes: own.reduce((sum, { wrongFixes }) => sum + wrongFixes.length, 0),
  }
}
