import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { setUpPc } from '../../electron/machines/simulated/set-up.ts'
import type { AnySimulation } from '../../electron/machines/simulated/simulate.ts'
import { createSimulatedPc, type PcState } from '../../electron/machines/simulated/simulated-pc.ts'
import { loadFaults, loadSimulations, loadTools } from '../../electron/tools/folders.ts'
import { findPwsh } from '../fakes/real-pwsh.ts'
import { runScripts, shown } from './comparison.ts'
import { covered, notCovered } from './coverage.ts'
import { openEngine, type Engine } from './engine.ts'
import { factsOf } from './facts.ts'

const pwsh = findPwsh()
const readers = loadTools().filter(
  (tool) => tool.access.risk === 'safe' && tool.steps.some(({ via }) => via === 'powershell'),
)
const compared = readers.filter(({ name }) => covered[name] !== undefined)
const faults = await loadFaults()
const cases = [
  ...compared.map((tool) => ({ fault: null, tool, args: {} })),
  ...faults.flatMap((fault) =>
    compared
      .filter(({ name }) => name === fault.tool || covered[name]?.alsoOn?.includes(fault.name))
      .map((tool) => ({ fault: fault.name, tool, args: tool.name === fault.tool ? (fault.findingArgs ?? {}) : {} })),
  ),
].map((each) => ({ ...each, name: `${each.tool.name} ${each.fault ?? 'healthy'}` }))

test('every read-only tool with a script is in one of the two lists', () => {
  expect([...Object.keys(covered), ...Object.keys(notCovered)].toSorted()).toEqual(
    readers.map(({ name }) => name).toSorted(),
  )
})

describe.skipIf(pwsh === null)('script and simulation agree', { timeout: 60_000 }, () => {
  let engine: Engine
  let simulations: ReadonlyMap<string, AnySimulation>
  let loaded: { readonly fault: string | null; readonly state: PcState } | null = null

  beforeAll(async () => {
    simulations = await loadSimulations()
    engine = await openEngine(pwsh ?? '')
  }, 60_000)
  afterAll(() => engine.close())

  /** The state of a fault; the engine answers from it. Cases come in the order of their faults. */
  async function stateOf(fault: string | null): Promise<PcState> {
    if (loaded?.fault === fault) return loaded.state
    const state = setUpPc(fault === null ? [] : [fault], faults)
    if (!state.ok) throw new Error(state.error.code)
    await engine.load(factsOf(state.value))
    loaded = { fault, state: state.value }
    return state.value
  }

  test.each(cases)('$name', async ({ tool, fault, args }) => {
    const state = await stateOf(fault)
    const given = tool.args().parse({ ...covered[tool.name]?.args, ...args })
    const simulated = simulations.get(tool.name)?.run(createSimulatedPc(structuredClone(state)), given) ?? {}
    const { record, problems } = await runScripts(engine, tool, { given, simulated })
    expect(problems).toEqual([])
    const keys = Object.keys(record)
    const leaves = covered[tool.name]?.leaves ?? {}
    expect(shown(tool, { record, keys, leaves })).toEqual(shown(tool, { record: simulated, keys, leaves }))
  })
})
