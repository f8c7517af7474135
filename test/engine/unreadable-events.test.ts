import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { setUpPc } from '../../electron/machines/simulated/set-up.ts'
import { powershell, type Tool } from '../../electron/contract/define-tool.ts'
import { loadFaults, loadTools } from '../../electron/registry/folders.ts'
import { findPwsh } from '../fakes/real-pwsh.ts'
import { runScripts } from './comparison.ts'
import { covered } from './coverage.ts'
import { openEngine, type Engine } from './engine.ts'
import { factsOf, type Facts } from './facts.ts'

const pwsh = findPwsh()
const readers = loadTools().filter(
  ({ name, steps }) =>
    covered[name] !== undefined &&
    steps.some((step) => step.via === 'powershell' && step.script.includes('Get-WinEvent')),
)
const faults = await loadFaults()
const eventful = ['bluescreen-driver', 'app-hung', 'vpn-password-refused']

function factsWith(names: readonly string[]): Facts {
  const state = setUpPc(names, faults)
  if (!state.ok) throw new Error(state.error.code)
  return factsOf(state.value)
}

/** No event of these logs has a text that can be put together. */
function unreadable(facts: Facts): Facts {
  const events = facts.tables['events']
  if (!Array.isArray(events)) throw new Error('no events')
  return { ...facts, tables: { ...facts.tables, events: events.map((row: object) => ({ ...row, Unreadable: true })) } }
}

function refused(facts: Facts): Facts {
  return { ...facts, tables: { ...facts.tables, events: { id: 'EventLogException', category: 'NotSpecified' } } }
}

test('there are many checks that read the logs', () => {
  expect(readers.length).toBeGreaterThan(9)
})

describe.skipIf(pwsh === null)('events whose text cannot be put together', () => {
  let engine: Engine

  beforeAll(async () => {
    engine = await openEngine(pwsh ?? '')
  })
  afterAll(() => engine.close())

  async function looked(tool: Tool, facts: Facts): Promise<Awaited<ReturnType<typeof runScripts>>> {
    await engine.load(facts)
    return runScripts(engine, tool, { given: tool.args().parse({ ...covered[tool.name]?.args }), simulated: {} })
  }

  test.each(readers.map((tool) => ({ name: tool.name, tool })))('$name reads them all the same', async ({ tool }) => {
    for (const fault of eventful) {
      const facts = factsWith([fault])
      const usual = await looked(tool, facts)
      expect(usual.problems).toEqual([])
      expect(await looked(tool, unreadable(facts))).toEqual(usual)
    }
  })

  test.each(readers.map((tool) => ({ name: tool.name, tool })))(
    '$name never takes a log that is refused for an empty one',
    async ({ tool }) => {
      const usual = await looked(tool, factsWith([]))
      const { record, problems } = await looked(tool, refused(factsWith([])))
      expect(problems.length > 0 || JSON.stringify(record) !== JSON.stringify(usual.record)).toBe(true)
    },
  )

  test('a log file with such an event is read as well', async () => {
    const tool = loadTools().find(({ name }) => name === 'analyze_logs')
    const step = tool?.steps.find((each) => each.via === 'powershell')
    if (step?.via !== 'powershell') throw new Error('no script')
    const facts = unreadable(factsWith(['bluescreen-driver']))
    const path = 'C:\\Logs\\old.evtx'
    await engine.load({ ...facts, files: [...facts.files, { path, bytes: 4096 }] })
    const answer = await engine.run(powershell(step.script), { p: { path, max: 100 }, s: {}, r: {} })
    expect(answer).toMatchObject({ error: null, gaps: [], record: { scannedBytes: 4096 } })
    expect(answer.record?.['matches']).toEqual(expect.arrayContaining([expect.anything()]))
  })
})
