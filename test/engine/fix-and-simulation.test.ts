import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { setUpPc } from '../../electron/machines/simulated/set-up.ts'
import type { SimulatedPc } from '../../electron/machines/simulated/simulated-pc.ts'
import { fitRecord } from '../../electron/machines/steps/fit-record.ts'
import { createAssessor } from '../../electron/policy/assess.ts'
import type { Tool } from '../../electron/contract/define-tool.ts'
import type { FoundFault } from '../../electron/registry/folders.ts'
import { createConditions } from '../../shared/condition/evaluate.ts'
import { findPwsh } from '../fakes/real-pwsh.ts'
import { shown } from './comparison.ts'
import { covered } from './coverage.ts'
import {
  allFaults,
  allFixes,
  comparedFixes,
  leftWayBack,
  openBench,
  shownByFix,
  stateIn,
  toolNamed,
  type Attempt,
  type Bench,
  type Check,
  type Done,
  type Values,
} from './fix-bench.ts'
import { coveredFixes, notCoveredFixes } from './fix-coverage.ts'
import { createWorld, type World } from './world.ts'

const pwsh = findPwsh()
const assessor = createAssessor({ conditions: createConditions() })

const cases = comparedFixes.flatMap((fix) =>
  allFaults
    .filter((fault) => fault.curedBy[fix.name] !== undefined && covered[fault.tool] !== undefined)
    .map((fault) => ({ name: `${fix.name} ${fault.name}`, fix, fault })),
)

function worldWith(fault: FoundFault): World {
  const state = setUpPc([fault.name], allFaults)
  if (!state.ok) throw new Error(state.error.code)
  return createWorld(state.value)
}

/** The calls that cure a fault, in order, with all their arguments. */
function callsOf(fix: Tool, fault: FoundFault): readonly Values[] {
  const given = [fault.curedBy[fix.name], ...(fault.cureContinues?.[fix.name] ?? [])]
  return given.map((args) => fix.args().parse(args))
}

test('every fix with a script is in one of the two lists', () => {
  expect([...Object.keys(coveredFixes), ...Object.keys(notCoveredFixes)].toSorted()).toEqual(
    allFixes.map(({ name }) => name).toSorted(),
  )
})

test('every fix that is held against the simulated PC has a fault that it cures', () => {
  expect(comparedFixes.filter((fix) => !cases.some((known) => known.fix === fix)).map(({ name }) => name)).toEqual([])
})

describe.skipIf(pwsh === null)('fix and simulation agree', () => {
  let bench: Bench

  beforeAll(async () => {
    bench = await openBench(pwsh ?? '')
  })
  afterAll(() => bench.engine.close())

  /** Runs the calls of a cure: what the scripts report must be what the simulation reports. */
  async function cure(fix: Tool, fault: FoundFault, pcs: Pick<Attempt, 'world' | 'twin'>): Promise<readonly Done[]> {
    const done: Done[] = []
    for (const args of callsOf(fix, fault)) {
      const attempt = { ...pcs, fix, args }
      const { run, expected } = await bench.attempt(attempt)
      expect({ ...run, record: {} }).toEqual({ record: {}, error: null, gaps: [] })
      const keys = Object.keys(expected)
      expect(shownByFix(fix, run.record, keys)).toEqual(shownByFix(fix, expected, keys))
      const stored = fitRecord(fix.result(), run.record, { missingListsAreEmpty: false })
      expect([...stored.invalid, ...stored.missing]).toEqual([])
      done.push({ args, stored: stored.result, expected })
    }
    return done
  }

  async function checked(world: World, check: Check): Promise<Values> {
    const { record, problems } = await bench.checked(world, check)
    expect(problems).toEqual([])
    return record
  }

  test.each(cases)('$name', async ({ fix, fault }) => {
    const world = worldWith(fault)
    const twin = world.copy()
    const tool = toolNamed(fault.tool)
    const check = { check: tool, args: tool.args().parse({ ...covered[tool.name]?.args, ...fault.findingArgs }) }
    const leaves = { ...covered[tool.name]?.leaves, ...coveredFixes[fix.name]?.leavesAfter }
    const inCheck = (record: Values): unknown => shown(tool, { record, keys: Object.keys(record), leaves })
    const before = await checked(world, check)
    expect(findingsIn(check, before, world.pc)).toContain(fault.finding)

    const done = await cure(fix, fault, { world, twin })
    expect(stateIn(world)).toEqual(stateIn(twin))
    const [later, twinLater] = [world.copy(), twin.copy()]
    for (const { pc } of [later, twinLater]) letWork(pc, fix, fault)
    const after = await checked(later, check)
    expect(inCheck(after)).toEqual(inCheck(bench.simulated(tool, twinLater.pc, check.args)))
    if (typeof fault.cureShows !== 'object') {
      expect(findingsIn(check, after, later.pc)).not.toContain(fault.finding)
    }

    if (!done.every((call) => leftWayBack(fix, call))) return
    for (const call of done.toReversed()) {
      const undone = await bench.undo({ world, twin, fix, args: call.args }, call)
      expect(undone).toMatchObject({ error: null, gaps: [] })
    }
    expect(stateIn(world)).toEqual(stateIn(twin))
    const undone = await checked(world, check)
    expect(inCheck(undone)).toEqual(inCheck(bench.simulated(tool, twin.pc, check.args)))
    if (fault.undo === 'restores') expect(inCheck(undone)).toEqual(inCheck(before))
  })

  test.each(cases.filter(({ fix }) => fix.preview))('$name: the preview changes nothing', async ({ fix, fault }) => {
    const world = worldWith(fault)
    const before = JSON.stringify(world.facts())
    const args = { ...callsOf(fix, fault)[0], [fix.preview?.argument ?? '']: true }
    const { run, expected } = await bench.attempt({ world, twin: world.copy(), fix, args })
    expect(run).toMatchObject({ error: null, gaps: [] })
    expect(world.acts).toEqual([])
    expect(JSON.stringify(world.facts())).toBe(before)
    const keys = Object.keys(expected)
    expect(shownByFix(fix, run.record, keys)).toEqual(shownByFix(fix, expected, keys))
  })
})

function findingsIn({ check, args }: Check, record: Values, pc: SimulatedPc): readonly string[] {
  const run = { record: { result: record, unavailable: [] }, args, nowMs: pc.clock.now() }
  return assessor.assess(check, run).findings.map(({ id }) => id)
}

/** The time that the proof waits, and the restart where the cure shows after one. */
function letWork(pc: SimulatedPc, fix: Tool, fault: FoundFault): void {
  const after = fix.proof?.after ?? 0
  if (fault.cureShows === 'after_restart') pc.boot.restart()
  else if (after !== 'restart') pc.advance(after)
}
