import { expect, test } from 'vitest'

import { findScenario } from '../../electron/machines/simulated/scenarios.ts'
import { setUpPc } from '../../electron/machines/simulated/set-up.ts'
import { createSimulatedPc, type PcState } from '../../electron/machines/simulated/simulated-pc.ts'
import { findingHolds } from '../../electron/policy/assess.ts'
import { loadTools, type FoundFault } from '../../electron/registry/folders.ts'
import { createConditions } from '../../shared/condition/evaluate.ts'
import { locales } from '../../shared/domain/locale.ts'
import type { EndedCall } from '../../shared/domain/tool-call.ts'
import { allFaults, cure, daysUntilGone, faultNamed, valueOf, type Scenario } from './open-scenario.ts'
import { useScenarios } from './scenario-engine.ts'
import { runSimulated } from '../fakes/run-simulated.ts'

const scenario = useScenarios()
const tools = new Map(loadTools().map((tool) => [tool.name, tool]))
const conditions = createConditions()

type Pair = readonly [FoundFault, FoundFault]

const allPairs: readonly Pair[] = allFaults.flatMap((first, index) =>
  allFaults.slice(index + 1).map((second): Pair => [first, second]),
)

function canBeTogether([first, second]: Pair): boolean {
  return setUpPc([first.name, second.name], allFaults).ok
}

/** Every pair takes a quarter of an hour: `DESKMEDIC_ALL_PAIRS=1`. */
const tryAll = process.env['DESKMEDIC_ALL_PAIRS'] === '1'
/** How far apart in the list the faults of the other pairs stand: each fault is there twice for each of them. */
const distances = [1, 7, 31, 83]

/** Every pair that people complain about in the same words, and each fault beside several others. */
const seenTogether: readonly Pair[] = tryAll
  ? allPairs.filter(canBeTogether)
  : [...new Set([...allPairs.filter(sharesArea), ...distances.flatMap(neighbours)])].filter(canBeTogether)

function sharesArea([first, second]: Pair): boolean {
  return first.areas.some((area) => second.areas.includes(area))
}

/** Each fault with the one that stands so far behind it. */
function neighbours(distance: number): readonly Pair[] {
  return allPairs.filter(([first, second]) => allFaults.indexOf(second) - allFaults.indexOf(first) === distance)
}

async function shows(pc: Scenario, { tool, finding, findingArgs }: FoundFault): Promise<boolean> {
  const check = await pc.check(tool, findingArgs)
  if (check.state !== 'succeeded') throw new Error(`${tool}: ${check.state}`)
  return check.findings.some(({ id }) => id === finding)
}

function isHidden({ maskedBy = [] }: FoundFault, other: FoundFault): boolean {
  return maskedBy.some(({ faults }) => faults.includes(other.name))
}

function isCurable(fault: FoundFault): boolean {
  return Object.keys(fault.curedBy).length > 0 && daysUntilGone(fault) === 0
}

async function cureIt(pc: Scenario, fault: FoundFault): Promise<EndedCall> {
  return cure(pc, fault, Object.keys(fault.curedBy)[0] ?? '')
}

test('nearly all faults can be there together', () => {
  const some = allPairs.filter((_pair, index) => index % 50 === 0)
  expect(some.filter(canBeTogether).length / some.length).toBeGreaterThan(0.95)
})

test('every fault is tried beside several others', () => {
  for (const { name } of allFaults) {
    expect(seenTogether.filter((pair) => pair.some((fault) => fault.name === name)).length, name).toBeGreaterThan(3)
  }
})

test('what hides a fault is a fault', () => {
  const names = new Set(allFaults.map(({ name }) => name))
  for (const { name, maskedBy = [] } of allFaults) {
    for (const { faults, because } of maskedBy) {
      expect(because, name).not.toBe('')
      expect(
        faults.filter((other) => !names.has(other) || other === name),
        name,
      ).toEqual([])
    }
  }
})

test('each of two faults is seen beside the other', { timeout: tryAll ? 3_600_000 : 120_000 }, async () => {
  const wrong: string[] = []
  for (const [first, second] of seenTogether) {
    const state = valueOf(setUpPc([first.name, second.name], allFaults))
    if ((await holdsOn(state, first)) === isHidden(first, second)) wrong.push(`${first.name} beside ${second.name}`)
    if ((await holdsOn(state, second)) === isHidden(second, first)) wrong.push(`${second.name} beside ${first.name}`)
  }
  expect(wrong).toEqual([])
})

/** Whether the check shows the fault on a PC in this state, which stays as it is. */
async function holdsOn(state: PcState, { tool: name, finding, findingArgs = {} }: FoundFault): Promise<boolean> {
  const tool = tools.get(name)
  const rule = tool?.findings.find(({ id }) => id === finding)
  if (!tool || !rule) throw new Error(`${name} has no ${finding}`)
  const run = await runSimulated(tool, createSimulatedPc(structuredClone(state)), findingArgs)
  return findingHolds(conditions, rule, run) === true
}

test('what was hidden is seen once the other fault is cured', async () => {
  const pc = await scenario()
  const still: string[] = []
  let uncovered = 0
  for (const fault of allFaults) {
    const hiding = allFaults.find(
      (other) => isHidden(fault, other) && isCurable(other) && canBeTogether([fault, other]),
    )
    if (!hiding || (await isCuredAsWell(pc, fault, hiding))) continue
    await pc.reset([fault.name, hiding.name])
    await cureIt(pc, hiding)
    uncovered += 1
    if (!(await shows(pc, fault))) still.push(`${fault.name} after ${hiding.name}`)
  }
  expect(still).toEqual([])
  expect(uncovered).toBeGreaterThan(30)
})

/** What cures the hiding fault cures this one, also where it stands alone. */
async function isCuredAsWell(pc: Scenario, fault: FoundFault, hiding: FoundFault): Promise<boolean> {
  await pc.reset([fault.name])
  await cureIt(pc, hiding)
  return !(await shows(pc, fault))
}

test(
  'two faults are both cured, in whatever order they are taken up',
  { timeout: tryAll ? 7_200_000 : 120_000 },
  async () => {
    const pc = await scenario()
    const left: string[] = []
    const waiting: string[] = []
    const curable = seenTogether.filter(
      ([first, second]) =>
        isCurable(first) && isCurable(second) && !isHidden(first, second) && !isHidden(second, first),
    )
    const tried = curable.filter((_pair, index) => tryAll || index % 8 === 0)
    for (const pair of tried) {
      const names = pair.map(({ name }) => name).join(' and ')
      await pc.reset(pair.map(({ name }) => name))
      // The second time around, the one that stood in the way of the other's cure is gone.
      for (const fault of [...pair, ...pair]) {
        // A restart for the first one can have cured the second as well.
        if (!(await shows(pc, fault))) continue
        const ended = await cureIt(pc, fault)
        if (ended.state === 'denied') waiting.push(names)
      }
      for (const fault of pair) {
        if (!waiting.includes(names) && (await shows(pc, fault))) left.push(`${fault.name} of ${names}`)
      }
    }
    expect(left).toEqual([])
    // Some cures wait for what the other fault takes away, such as mains power.
    expect(new Set(waiting).size).toBeLessThan(tried.length / 10)
    expect(tried.length).toBeGreaterThan(80)
  },
)

test.each(locales)('two faults are found from one complaint and cured with one yes: %s', async (lang) => {
  const { faults, complaint } = valueOf(findScenario('two-at-once'))
  const pc = await scenario({ faults })
  const { findings, fixes } = await pc.diagnose(complaint[lang])
  for (const { tool, finding } of faults.map(faultNamed)) {
    expect(findings).toContainEqual(expect.objectContaining({ tool, id: finding }))
  }
  const reports = await pc.approve(fixes.proposed.filter(({ ticked }) => ticked))
  const run = reports.filter((report) => report.kind === 'run')
  expect(run.map(({ verdict }) => verdict)).toEqual(run.map(() => 'fixed'))
  expect(run.length).toBeGreaterThanOrEqual(2)
  for (const fault of faults.map(faultNamed)) expect(await shows(pc, fault), fault.name).toBe(false)
})
