import { readFile } from 'node:fs/promises'

import type { Diagnosis, FixQuestion, ProposedFix } from '../../electron/agents/diagnosis.ts'
import type { FixReport } from '../../electron/agents/remediation.ts'
import { setUpPc } from '../../electron/machines/simulated/set-up.ts'
import type { FoundFault } from '../../electron/tools/folders.ts'
import {
  allFaults,
  cureCalls,
  daysUntilGone,
  knownFor,
  needsRestart,
  openScenario,
  passDays,
  promptingOf,
  type Scenario,
  type Values,
} from '../scenarios/open-scenario.ts'
import { parseCases, type EvaluationCase } from './evaluation-case.ts'

/** One complaint on a PC with these faults, from the first word to the last proof. */
export type Outcome = {
  readonly caseId: string
  readonly faults: readonly string[]
  /** Faults whose finding the diagnosis showed. */
  readonly found: readonly string[]
  /**
   * Faults whose finding is gone at the end and whose cure was proved, at once, after the restart that it waits for, or
   * as nothing new is logged any more; or that no tool cures, and that end in their advice.
   */
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

/** Starts Windows anew. */
const restartTool = 'restart_system'

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
  const reports = await repair(diagnosis, { pc, known, faults })
  const run = reports.flatMap((report) => (report.kind === 'run' && report.call.state === 'succeeded' ? [report] : []))
  await restartWhereAsked(run, pc)
  const found = faults.filter((fault) => shows(diagnosis, fault))
  const settled: string[] = []
  // Days pass for those that are last: a log needs them to forget.
  for (const fault of faults.toSorted((a, b) => daysUntilGone(a) - daysUntilGone(b))) {
    if (await isSettled(fault, { pc, run, faults, found })) settled.push(fault.name)
  }
  return {
    caseId: one.id,
    faults: faults.map(({ name }) => name),
    found: found.map(({ name }) => name),
    settled,
    wrongFixes: run.filter(({ fix }) => isWrong(fix, faults)).map(({ fix }) => fix.tool),
  }
}

type Repairing = {
  readonly pc: Scenario
  readonly known: Record<string, string>
  readonly faults: readonly FoundFault[]
}

async function repair(diagnosis: Diagnosis, { pc, known, faults }: Repairing): Promise<readonly FixReport[]> {
  const reports: FixReport[] = []
  let plan = diagnosis.fixes
  for (let round = 0; round < maxRounds; round += 1) {
    const agreed = [
      ...plan.proposed.filter(({ ticked }) => ticked),
      ...plan.questions.flatMap((asked) => answer(asked, faults)),
    ]
    if (agreed.length === 0) break
    reports.push(...(await pc.approve(agreed, known)))
    plan = await pc.next(diagnosis, reports)
  }
  return reports
}

/** A person is asked what only they know: they choose what would help, or else the first of the choices. */
function answer(
  { tool, because, choices, missing }: FixQuestion,
  faults: readonly FoundFault[],
): readonly ProposedFix[] {
  const cures = faults.flatMap((fault) => (Object.hasOwn(fault.curedBy, tool) ? cureCalls(fault, tool) : []))
  const helping = choices.filter(({ args }) => cures.some((cure) => isSameChoice(args, cure)))
  const chosen = helping.length > 0 ? helping : choices.slice(0, 1)
  return missing.length > 0 ? [] : chosen.map((choice) => ({ ...choice, tool, because, ticked: true, preview: null }))
}

function isSameChoice(choice: Values, cure: Values): boolean {
  return Object.entries(choice).every(([name, value]) => !Object.hasOwn(cure, name) || cure[name] === value)
}

/** A person restarts when they are told that the effect waits for it. */
async function restartWhereAsked(run: Ended['run'], pc: Scenario): Promise<void> {
  const waiting = run.findLastIndex((report) => reasonOf(report) === 'after_restart')
  if (waiting === -1 || run.slice(waiting).some(({ fix }) => fix.tool === restartTool)) return
  await pc.change((simulated) => simulated.boot.restart())
}

function reasonOf({ call }: Ended['run'][number]): string | undefined {
  return call.state === 'succeeded' ? call.proof?.reason : undefined
}

function shows({ findings }: Diagnosis, { tool, finding }: FoundFault): boolean {
  return findings.some((found) => found.tool === tool && found.id === finding)
}

function isWrong({ tool }: Pick<ProposedFix, 'tool'>, faults: readonly FoundFault[]): boolean {
  // The restart that a cure waits for is part of it; what may be tried against one of two causes is right for the other.
  const cures = faults.some(
    (fault) =>
      Object.hasOwn({ ...fault.curedBy, ...fault.triedFirst }, tool) || (tool === restartTool && needsRestart(fault)),
  )
  return !cures && faults.some(({ notCuredBy }) => Object.hasOwn(notCuredBy, tool))
}

type Ended = {
  readonly pc: Scenario
  readonly run: readonly Extract<FixReport, { kind: 'run' }>[]
  readonly faults: readonly FoundFault[]
  readonly found: readonly FoundFault[]
}

async function isSettled(fault: FoundFault, ended: Ended): Promise<boolean> {
  const { pc, run } = ended
  if (Object.keys(fault.curedBy).length === 0) return endsInAdvice(fault, ended)
  const curing = run.filter(({ fix }) => Object.hasOwn(fault.curedBy, fix.tool))
  if (fault.personBrings === true && curing.length > 0) return isCuredByPerson(fault, pc)
  const days = daysUntilGone(fault)
  await passDays(pc, days)
  if (!(await isGone(fault, pc))) return false
  if (days > 0) return curing.some(({ verdict }) => verdict !== 'not_fixed')
  return run.some((report) => report.verdict === 'fixed' || reasonOf(report) === 'after_restart')
}

async function isGone({ tool, finding, findingArgs }: FoundFault, pc: Scenario): Promise<boolean> {
  const check = await pc.check(tool, findingArgs)
  return check.state === 'succeeded' && !check.findings.some(({ id }) => id === finding)
}

/** The right fix was offered and said that something is missing: the person brings it, such as installation files. */
async function isCuredByPerson(fault: FoundFault, pc: Scenario): Promise<boolean> {
  const [[tool, args] = ['', {}]] = Object.entries(fault.curedBy)
  const ended = await pc.fix({ tool, args, prompting: promptingOf(fault) })
  return ended.state === 'succeeded' && ended.proof?.verdict === 'fixed'
}

/** Nothing was run for it but milder steps that could have helped, none was called a cure, and there is advice. */
function endsInAdvice(fault: FoundFault, { run, faults, found }: Ended): boolean {
  const own = run.filter(({ fix }) => fix.because.tool === fault.tool && fix.because.id === fault.finding)
  const others = faults.filter((other) => other !== fault)
  const helpsAnother = (tool: string): boolean => others.some(({ curedBy }) => Object.hasOwn(curedBy, tool))
  return (
    found.includes(fault) &&
    fault.advice !== undefined &&
    own.every(
      ({ fix, verdict }) =>
        helpsAnother(fix.tool) || (Object.hasOwn(fault.triedFirst ?? {}, fix.tool) && verdict !== 'fixed'),
    )
  )
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
