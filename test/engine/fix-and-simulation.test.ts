import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { setUpPc } from '../../electron/machines/simulated/set-up.ts'
import type { AnySimulation } from '../../electron/machines/simulated/simulate.ts'
import type { SimulatedPc } from '../../electron/machines/simulated/simulated-pc.ts'
import { fitRecord } from '../../electron/machines/windows/fit-record.ts'
import { createAssessor } from '../../electron/policy/assess.ts'
import type { Tool } from '../../electron/tools/define-tool.ts'
import { loadFaults, loadSimulations, loadTools, type FoundFault } from '../../electron/tools/folders.ts'
import { createConditions } from '../../shared/condition/evaluate.ts'
import { findPwsh } from '../fakes/real-pwsh.ts'
import { runScripts, shown } from './comparison.ts'
import { covered } from './coverage.ts'
import { openEngine, type Engine } from './engine.ts'
import { coveredFixes, notCoveredFixes } from './fix-coverage.ts'
import { runOnWorld } from './fix-run.ts'
import { createWorld, type World } from './world.ts'

type Values = Readonly<Record<string, unknown>>
type Cure = { readonly world: World; readonly twin: World; readonly fix: Tool; readonly fault: FoundFault }
/** One call of a fix, with what the app keeps of it and what the simulation says. */
type Done = { readonly args: Values; readonly stored: Values; readonly expected: Values }

const pwsh = findPwsh()
const tools = new Map(loadTools().map((tool) => [tool.name, tool]))
const fixes = [...tools.values()].filter(
  ({ access, steps }) => access.risk !== 'safe' && steps.some(({ via }) => via === 'powershell'),
)
const compared = fixes.filter(({ name }) => coveredFixes[name] !== undefined)
const faults = await loadFaults()
const conditions = createConditions()
const assessor = createAssessor({ conditions })

const cases = compared.flatMap((fix) =>
  faults
    .filter((fault) => fault.curedBy[fix.name] !== undefined && covered[fault.tool] !== undefined)
    .map((fault) => ({ name: `${fix.name} ${fault.name}`, fix, fault, check: toolNamed(fault.tool) })),
)

function toolNamed(name: string): Tool {
  const found = tools.get(name)
  if (!found) throw new Error(name)
  return found
}

function worldWith(fault: FoundFault): World {
  const state = setUpPc([fault.name], faults)
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
    fixes.map(({ name }) => name).toSorted(),
  )
})

test('every fix that is held against the simulated PC has a fault that it cures', () => {
  expect(compared.filter((fix) => !cases.some((known) => known.fix === fix)).map(({ name }) => name)).toEqual([])
})

describe.skipIf(pwsh === null)('fix and simulation agree', { timeout: 60_000 }, () => {
  let engine: Engine
  let simulations: ReadonlyMap<string, AnySimulation>

  beforeAll(async () => {
    simulations = await loadSimulations()
    engine = await openEngine(pwsh ?? '')
  }, 60_000)
  afterAll(() => engine.close())

  function simulated(tool: Tool, pc: SimulatedPc, args: Values): Values {
    return simulations.get(tool.name)?.run(pc, args) ?? {}
  }

  /** What the check says of a PC: its scripts on the engine, what its other steps would find from the PC itself. */
  async function checked(check: Tool, world: World, args: Values): Promise<Values> {
    const rest = simulated(check, world.copy().pc, args)
    await engine.enter(world)
    const { record, problems } = await runScripts(engine, check, { given: args, simulated: rest })
    expect(problems).toEqual([])
    return { ...rest, ...record }
  }

  function findingsIn(check: Tool, record: Values, { pc, args }: { pc: SimulatedPc; args: Values }): readonly string[] {
    const run = { record: { result: record, unavailable: [] }, args, nowMs: pc.clock.now() }
    return assessor.assess(check, run).findings.map(({ id }) => id)
  }

  /** Runs the calls of a cure on both PCs: what the scripts report must be what the simulation reports. */
  async function cure({ world, twin, fix, fault }: Cure): Promise<readonly Done[]> {
    const done: Done[] = []
    for (const args of callsOf(fix, fault)) {
      await engine.enter(world)
      const { record, problems } = await runOnWorld(engine, world, { steps: fix.steps, args })
      expect(problems).toEqual([])
      const expected = simulated(fix, twin.pc, args)
      const keys = Object.keys(expected)
      const leaves = coveredFixes[fix.name]?.leaves ?? {}
      expect(shown(fix, { record, keys, leaves })).toEqual(shown(fix, { record: expected, keys, leaves }))
      const stored = fitRecord(fix.result(), record, { missingListsAreEmpty: false })
      expect([...stored.invalid, ...stored.missing]).toEqual([])
      done.push({ args, stored: stored.result, expected })
    }
    return done
  }

  async function takeBack({ world, twin, fix }: Cure, done: readonly Done[]): Promise<void> {
    for (const { args, stored, expected } of done.toReversed()) {
      await engine.enter(world)
      const { problems } = await runOnWorld(engine, world, { steps: fix.undoSteps ?? [], args, stored })
      expect(problems).toEqual([])
      simulations.get(fix.name)?.undo?.(twin.pc, expected, args)
    }
  }

  test.each(cases)('$name', async ({ fix, fault, check }) => {
    const world = worldWith(fault)
    const twin = world.copy()
    const args = check.args().parse({ ...covered[check.name]?.args, ...fault.findingArgs })
    const leaves = { ...covered[check.name]?.leaves, ...coveredFixes[fix.name]?.leavesAfter }
    const inCheck = (record: Values): unknown => shown(check, { record, keys: Object.keys(record), leaves })
    const before = await checked(check, world, args)
    expect(findingsIn(check, before, { pc: world.pc, args })).toContain(fault.finding)

    const done = await cure({ world, twin, fix, fault })
    const [later, twinLater] = [world.copy(), twin.copy()]
    for (const { pc } of [later, twinLater]) letWork(pc, fix, fault)
    const after = await checked(check, later, args)
    expect(inCheck(after)).toEqual(inCheck(simulated(check, twinLater.pc, args)))
    if (typeof fault.cureShows !== 'object') {
      expect(findingsIn(check, after, { pc: later.pc, args })).not.toContain(fault.finding)
    }

    if (!fix.undoSteps || !done.every((call) => leftWayBack(fix, call))) return
    await takeBack({ world, twin, fix, fault }, done)
    const undone = await checked(check, world, args)
    expect(inCheck(undone)).toEqual(inCheck(simulated(check, twin.pc, args)))
    if (fault.undo === 'restores') expect(inCheck(undone)).toEqual(inCheck(before))
  })

  test.each(cases.filter(({ fix }) => fix.preview))('$name: the preview changes nothing', async ({ fix, fault }) => {
    const world = worldWith(fault)
    const before = JSON.stringify(world.facts())
    const args = { ...callsOf(fix, fault)[0], [fix.preview?.argument ?? '']: true }
    await engine.enter(world)
    const { record, problems } = await runOnWorld(engine, world, { steps: fix.steps, args })
    expect(problems).toEqual([])
    expect(world.acts).toEqual([])
    expect(JSON.stringify(world.facts())).toBe(before)
    const [keys, leaves] = [Object.keys(record), coveredFixes[fix.name]?.leaves ?? {}]
    const expected = simulated(fix, world.copy().pc, args)
    expect(shown(fix, { record, keys, leaves })).toEqual(shown(fix, { record: expected, keys, leaves }))
  })
})

/** The time that the proof waits, and the restart where the cure shows after one. */
function letWork(pc: SimulatedPc, fix: Tool, fault: FoundFault): void {
  const after = fix.proof?.after ?? 0
  if (fault.cureShows === 'after_restart') pc.boot.restart()
  else if (after !== 'restart') pc.advance(after)
}

function leftWayBack({ undoWhen }: Tool, { args, stored }: Done): boolean {
  return undoWhen === undefined || conditions.holds(undoWhen, { result: stored, args }, { nowMs: 0 }) === true
}
