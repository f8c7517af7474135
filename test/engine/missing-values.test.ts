import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { setUpPc } from '../../electron/machines/simulated/set-up.ts'
import type { AnySimulation } from '../../electron/machines/simulated/simulate.ts'
import { createSimulatedPc, type PcState } from '../../electron/machines/simulated/simulated-pc.ts'
import { fitRecord } from '../../electron/machines/steps/fit-record.ts'
import { createAssessor } from '../../electron/policy/assess.ts'
import type { Tool } from '../../electron/contract/define-tool.ts'
import { loadFaults, loadTools } from '../../electron/registry/folders.ts'
import { createConditions } from '../../shared/condition/evaluate.ts'
import { findPwsh } from '../fakes/real-pwsh.ts'
import { runScripts } from './comparison.ts'
import { covered } from './coverage.ts'
import { openEngine, type Engine } from './engine.ts'
import { cim, type FactTable, type FactValue } from './fact-tables.ts'
import { factsOf, type Facts } from './facts.ts'
import { loadSimulations } from '../fakes/tool-parts.ts'

type Values = Readonly<Record<string, unknown>>

/** What Windows may answer in place of a number: nothing, or the highest one that fits, which means "none". */
const strangeNumbers: readonly (readonly [string, FactValue])[] = [
  ['nothing', null],
  ['the number for none', 0xff_ff_ff_ff],
]
/** Tables that several commands read, by the command. */
const commandTables: Readonly<Record<string, string>> = {
  'Get-MpComputerStatus': 'defenderStatus',
  'Get-PhysicalDisk': 'physicalDisks',
  'Get-StorageReliabilityCounter': 'diskCounters',
  'Get-NetAdapter': 'netAdapters',
  'Get-NetConnectionProfile': 'netProfiles',
  'Get-ComputerRestorePoint': 'restorePoints',
}

/** By these Windows tells one thing from another: without them there is no row. */
const alwaysThere = new Set([
  ...[
    'IDProcess',
    'ProcessId',
    'SessionId',
    'InterfaceIndex',
    'ifIndex',
    'JobId',
    'SequenceNumber',
    'DeviceId',
    'DriveType',
  ],
  ...['InterfaceOperationalStatus', 'InterfaceAdminStatus', 'MediaConnectState', 'NdisPhysicalMedium', 'productState'],
])
/** Every PC has one: no row means that nothing was told. Elsewhere it means that there is none. */
const alwaysAnswered = new Set(
  [
    ...[
      'Win32_OperatingSystem',
      'Win32_ComputerSystem',
      'Win32_BIOS',
      'Win32_Processor',
      'Win32_Process',
      'Win32_Service',
    ],
    ...['Win32_PerfFormattedData_PerfOS_Processor', 'Win32_PerfFormattedData_PerfOS_System'],
    ...['Win32_PerfFormattedData_PerfOS_Memory', 'Win32_PerfFormattedData_PerfProc_Process'],
  ].map((name) => cim(name)),
)

const pwsh = findPwsh()
const assessor = createAssessor({ conditions: createConditions() })
const compared = loadTools().filter((tool) => tool.access.risk === 'safe' && covered[tool.name] !== undefined)
const faults = await loadFaults()
const healthy = setUpPc([], faults)
if (!healthy.ok) throw new Error(healthy.error.code)
const state: PcState = healthy.value
const facts: Facts = factsOf(state)

/** The tables that the scripts of a tool read. */
function tablesOf(tool: Tool): readonly string[] {
  const text = tool.steps.map((step) => (step.via === 'powershell' ? step.script : '')).join('\n')
  const classes = [...text.matchAll(/Get-CimInstance (?:-Namespace '?([\w\\]+)'? -ClassName )?'?(\w+)'?/g)].map(
    ([, namespace, name = '']) => cim(name, namespace),
  )
  const commands = Object.entries(commandTables).filter(([command]) => text.includes(command))
  const names = new Set([...classes, ...commands.map(([, table]) => table)])
  return [...names].filter((name) => facts.tables[name] !== undefined)
}

const answers = compared.flatMap((tool) =>
  tablesOf(tool).flatMap((table) => {
    const rows = facts.tables[table]
    if (!Array.isArray(rows)) return []
    const numbers = Object.entries((rows[0] ?? {}) as Values).filter(
      ([name, value]) => typeof value === 'number' && !alwaysThere.has(name),
    )
    const none = { tool, table, what: 'no row at all', isNumber: false, answer: [] as FactTable }
    return [
      ...(alwaysAnswered.has(table) ? [none] : []),
      ...numbers.flatMap(([property]) =>
        strangeNumbers.map(([word, value]) => ({
          tool,
          table,
          what: `${property} is ${word}`,
          isNumber: value !== null,
          answer: rows.map((row: Values) => ({ ...row, [property]: value })) as FactTable,
        })),
      ),
    ]
  }),
)
const cases = answers.map((each) => ({ ...each, name: `${each.tool.name}, ${each.table}: ${each.what}` }))

test('there are many values that can be missing', () => {
  expect(cases.length).toBeGreaterThan(100)
})

describe.skipIf(pwsh === null)('a value that is missing', () => {
  let engine: Engine
  let simulations: ReadonlyMap<string, AnySimulation>

  beforeAll(async () => {
    simulations = await loadSimulations()
    engine = await openEngine(pwsh ?? '')
  })
  afterAll(() => engine.close())

  /** Ids of the findings that a person would be warned with, and what did not fit. */
  async function looked(
    tool: Tool,
    shown: Facts,
  ): Promise<{ readonly warned: readonly string[]; readonly faulty: unknown }> {
    await engine.load(shown)
    const given = tool.args().parse({ ...covered[tool.name]?.args })
    const simulated = simulations.get(tool.name)?.run(createSimulatedPc(structuredClone(state)), given) ?? {}
    const { record, problems } = await runScripts(engine, tool, { given, simulated })
    const broken = problems.filter((problem) => !isOwnRefusal(problem))
    if (problems.length > 0) return { warned: [], faulty: broken }
    const fitted = fitRecord(tool.result(), { ...simulated, ...record }, { missingListsAreEmpty: false })
    const run = { record: { result: fitted.result, unavailable: [] }, args: given, nowMs: state.clock.nowMs }
    const assessed = assessor.assess(tool, run)
    const warned = assessed.findings.filter(({ severity }) => severity !== 'info').map(({ id }) => id)
    return { warned, faulty: fitted.invalid }
  }

  test.each(cases)('$name', async ({ tool, table, answer, isNumber }) => {
    const usual = await looked(tool, facts)
    const { warned, faulty } = await looked(tool, { ...facts, tables: { ...facts.tables, [table]: answer } })
    expect(faulty).toEqual([])
    // A high number may well be a real one: it must only not end the check.
    if (!isNumber) expect(warned.filter((id) => !usual.warned.includes(id))).toEqual([])
  })
})

/** A short word of the script itself: it says that there is no answer. */
function isOwnRefusal(problem: unknown): boolean {
  if (typeof problem !== 'object' || problem === null || !('data' in problem)) return false
  const { reason } = problem.data as { readonly reason?: unknown }
  return typeof reason === 'string' && /^[a-z_]+$/.test(reason)
}
