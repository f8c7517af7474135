import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { setUpPc } from '../../electron/machines/simulated/set-up.ts'
import type { AnySimulation } from '../../electron/machines/simulated/simulate.ts'
import { createSimulatedPc, healthyState, type PcState } from '../../electron/machines/simulated/simulated-pc.ts'
import type { Tool } from '../../electron/contract/define-tool.ts'
import { loadFaults, loadTools } from '../../electron/registry/folders.ts'
import { findPwsh } from '../fakes/real-pwsh.ts'
import { runScripts, shown } from './comparison.ts'
import { covered, notCovered } from './coverage.ts'
import { openEngine, type Engine } from './engine.ts'
import { cim } from './fact-tables.ts'
import { type Facts, factsOf } from './facts.ts'
import { loadSimulations } from '../fakes/tool-parts.ts'

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

/** What no fault of the catalogue leaves behind. */
const states = [
  ...[true, false, null].flatMap((remote) =>
    ['check_idle_state', 'check_remote_desktop_status', 'check_clipboard_status'].map((tool) => ({
      tool,
      state: `in a session that is remote: ${String(remote)}`,
      prepare: (state: PcState) => {
        state.session.remote = remote
      },
    })),
  ),
  {
    tool: 'check_proxy_settings',
    state: 'with proxies in variables of the person and of the PC',
    prepare: (state: PcState) => {
      state.proxy.environmentNames = ['HTTP_PROXY', 'ALL_PROXY', 'NO_PROXY']
    },
  },
]

test('every read-only tool with a script is in one of the two lists', () => {
  expect([...Object.keys(covered), ...Object.keys(notCovered)].toSorted()).toEqual(
    readers.map(({ name }) => name).toSorted(),
  )
})

describe.skipIf(pwsh === null)('script and simulation agree', () => {
  let engine: Engine
  let simulations: ReadonlyMap<string, AnySimulation>
  let loaded: { readonly fault: string | null; readonly state: PcState } | null = null

  beforeAll(async () => {
    simulations = await loadSimulations()
    engine = await openEngine(pwsh ?? '')
  })
  afterAll(() => engine.close())

  /** The engine answers from this state. */
  async function load(state: PcState, change: (facts: Facts) => Facts = (facts) => facts): Promise<void> {
    await engine.load(change(factsOf(state)))
    loaded = null
  }

  /** The state of a fault; the engine answers from it. Cases come in the order of their faults. */
  async function stateOf(fault: string | null): Promise<PcState> {
    if (loaded?.fault === fault) return loaded.state
    const state = setUpPc(fault === null ? [] : [fault], faults)
    if (!state.ok) throw new Error(state.error.code)
    await engine.load(factsOf(state.value))
    loaded = { fault, state: state.value }
    return state.value
  }

  async function expectAgreement(tool: Tool, state: PcState, args: Readonly<Record<string, unknown>>): Promise<void> {
    const given = tool.args().parse({ ...covered[tool.name]?.args, ...args })
    const simulated = simulations.get(tool.name)?.run(createSimulatedPc(structuredClone(state)), given) ?? {}
    const { record, problems } = await runScripts(engine, tool, { given, simulated })
    expect(problems).toEqual([])
    const keys = Object.keys(record)
    const leaves = covered[tool.name]?.leaves ?? {}
    expect(shown(tool, { record, keys, leaves })).toEqual(shown(tool, { record: simulated, keys, leaves }))
  }

  test.each(cases)('$name', async ({ tool, fault, args }) => {
    await expectAgreement(tool, await stateOf(fault), args)
  })

  test.each(states)('$tool $state', async ({ tool: name, prepare }) => {
    const state = healthyState()
    prepare(state)
    await load(state)
    await expectAgreement(toolOf(name), state, {})
  })

  test('processors that cannot be counted leave the shares unknown, not the load', async () => {
    const refused = { id: 'HRESULT 0x80041010', category: 'InvalidOperation' }
    const processors = { [cim('Win32_Processor')]: refused }
    await load(healthyState(), (facts) => ({ ...facts, tables: { ...facts.tables, ...processors } }))
    const { record, problems } = await runScripts(engine, toolOf('check_cpu_usage'), { given: {}, simulated: {} })
    expect(problems).toEqual([])
    expect(record).toMatchObject({ cores: null, top: null, totalPct: expect.any(Number) as number })
  })
})

function toolOf(name: string): Tool {
  const tool = compared.find((each) => each.name === name)
  if (tool === undefined) throw new Error(name)
  return tool
}
