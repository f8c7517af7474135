import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { setUpPc } from '../../electron/machines/simulated/set-up.ts'
import { powershell, type Step } from '../../electron/contract/define-tool.ts'
import { findPwsh } from '../fakes/real-pwsh.ts'
import { allFaults, openBench, toolNamed, type Bench, type Values } from './fix-bench.ts'
import type { FactRow } from './fact-tables.ts'
import { createWorld, type World } from './world.ts'

const pwsh = findPwsh()
const temp = 'C:\\Users\\test\\AppData\\Local\\Temp'

function worldOf(fault: string | null): World {
  const state = setUpPc(fault === null ? [] : [fault], allFaults)
  if (!state.ok) throw new Error(state.error.code)
  return createWorld(state.value)
}

function scriptOf(steps: readonly Step[], id: string): ReturnType<typeof powershell> {
  const step = steps.find((each) => each.id === id)
  if (step?.via !== 'powershell') throw new Error(`no script ${id}`)
  return powershell(step.script)
}

describe.skipIf(pwsh === null)('habits of Windows', () => {
  let bench: Bench

  beforeAll(async () => {
    bench = await openBench(pwsh ?? '')
  })
  afterAll(() => bench.engine.close())

  const hangs = [
    { what: 'both sources agree', change: {}, second: 'same', listed: 1 },
    { what: 'the second source sees it work', change: {}, second: 'none', listed: 0 },
    { what: 'there is no second source', change: {}, second: 'missing', listed: 1 },
    {
      what: 'Windows has put it to sleep',
      change: { Threads: [{ WaitReason: 'Suspended' }] },
      second: 'same',
      listed: 0,
    },
    {
      what: 'an app of the Store, and no second source',
      change: { Path: 'C:\\Program Files\\WindowsApps\\Photos_1\\Photos.exe' },
      second: 'missing',
      listed: 0,
    },
  ] as const

  test.each(hangs)('a window that does not answer: $what', async ({ change, second, listed }) => {
    const facts = worldOf('app-hung').facts()
    const rows = facts.tables['processes']
    if (!Array.isArray(rows)) throw new Error('no processes')
    const hung = rows.find((row: FactRow) => row['Responding'] === false) as FactRow
    const processes = rows.map((row: FactRow) => (row === hung ? { ...row, ...change } : row))
    await bench.engine.load({ ...facts, tables: { ...facts.tables, processes } })
    const notResponding = { same: [hung['Id']], none: [], missing: null }[second]
    const step = scriptOf(toolNamed('check_hung_applications').steps, 'run')
    const { record, error, gaps } = await bench.engine.run(step, { p: {}, s: { second: { notResponding } }, r: {} })
    expect({ error, gaps }).toEqual({ error: null, gaps: [] })
    expect(record?.['hung']).toHaveLength(listed)
  })

  test('the numbers of the second source are read in every language, and an unknown word is no answer', () => {
    const step = toolNamed('check_hung_applications').steps.find(({ id }) => id === 'second')
    if (step?.via !== 'native') throw new Error('no program')
    const stdout = '"notepad.exe","4711","Console","1","9.876 K"\r\n"a ""b"".exe","12","Console","1","1 K"\r\n'
    expect(step.parse({ exitCode: 0, stdout, stderr: '' })['notResponding']).toContain(4711)
    const nobody = 'INFORMATION: Es werden keine Aufgaben ausgeführt.'
    expect(step.parse({ exitCode: 0, stdout: nobody, stderr: '' })).toEqual({ notResponding: [] })
    expect(step.parse({ exitCode: 1, stdout: '', stderr: 'FEHLER' })).toEqual({ notResponding: null })
  })

  test('a folder with a link inside stays, and nothing behind the link is looked at', async () => {
    const world = worldOf(null)
    const modified = '2025-01-01T00:00:00.000Z'
    const folder = `${temp}\\old`
    world.memory.extraFiles.push(
      { path: folder, folder: true, modified },
      { path: `${folder}\\link`, folder: true, link: true, modified },
      { path: `${folder}\\link\\far.txt`, bytes: 5, modified },
    )
    const fix = toolNamed('clear_user_temp')
    const { run } = await bench.attempt({ world, twin: world.copy(), fix, args: fix.args().parse({ dryRun: false }) })
    expect(run).toMatchObject({ error: null, gaps: [] })
    expect(world.facts().files.map(({ path }) => path)).toContain(`${folder}\\link\\far.txt`)
  })

  const browsers = [
    { what: 'a window is left to the person', title: 'News', reason: 'browser_running' },
    { what: 'what runs without a window is ended', title: null, reason: undefined },
  ]

  test.each(browsers)('a browser that runs: $what', async ({ title, reason }) => {
    const world = worldOf(null)
    const model = world.pc.state.processes.running.find(({ name }) => name === 'chrome.exe')
    if (!model) throw new Error('no browser')
    world.pc.state.processes.running.push({ ...structuredClone(model), pid: 7777, name: 'msedge.exe', title })
    await bench.engine.enter(world)
    const step = scriptOf(toolNamed('clear_browser_cache').steps, 'closed')
    const { error, gaps } = await bench.engine.run(step, { p: { browser: 'edge' }, s: {}, r: {} })
    expect({ reason: error?.data['reason'], gaps }).toEqual({ reason, gaps: [] })
    expect(world.pc.processes.find(7777) === null).toBe(reason === undefined)
  })

  test('a record cannot have anything else started with Windows', async () => {
    const world = worldOf(null)
    await bench.engine.enter(world)
    const step = scriptOf(toolNamed('run_disk_check').undoSteps ?? [], 'restore')
    const forged: Values = { scheduled: true, bootChecks: ['autocheck autochk *', 'evil', 'autocheck evil *'] }
    const answer = await bench.engine.run(step, { p: {}, s: {}, r: forged })
    expect(answer).toMatchObject({ error: null, gaps: [], record: { restored: 1 } })
    const empty = await bench.engine.run(step, { p: {}, s: {}, r: { scheduled: true, bootChecks: ['evil'] } })
    expect(empty.error?.data['reason']).toBe('no_backup')
  })

  test('apps of the Store are not ended: their file cannot be started again', async () => {
    const world = worldOf('app-hung')
    const app = world.pc.state.processes.running.find(({ hung }) => hung)
    if (!app) throw new Error('no program hangs')
    app.path = 'C:\\Program Files\\WindowsApps\\Photos_1\\Photos.exe'
    await bench.engine.enter(world)
    const step = scriptOf(toolNamed('restart_application').steps, 'verify')
    const args = { pid: app.pid, startedUtc: app.startedUtc, force: true }
    expect((await bench.engine.run(step, { p: args, s: {}, r: {} })).error?.data['reason']).toBe('store_app')
  })
})
