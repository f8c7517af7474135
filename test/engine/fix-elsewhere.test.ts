import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { setUpPc } from '../../electron/machines/simulated/set-up.ts'
import { powershell } from '../../electron/tools/define-tool.ts'
import { findPwsh } from '../fakes/real-pwsh.ts'
import { shown } from './comparison.ts'
import { covered } from './coverage.ts'
import { allFaults, endOf, openBench, toolNamed, type Bench, type Values } from './fix-bench.ts'
import { otherCalls, type OtherCall } from './other-calls.ts'
import { spoolFolder } from './places-fixes.ts'
import { storeCacheFolder, teamsCacheFolder } from './places-programs.ts'
import { unknownChanges } from './unknown-changes.ts'
import { createWorld, type World } from './world.ts'

const pwsh = findPwsh()
const nothing = { p: {}, s: {}, r: {} }
const cases = otherCalls.map((call) => ({
  ...call,
  name: `${call.fix} ${call.fault ?? 'healthy'} ${JSON.stringify(call.args)}`,
}))

/** A renamed folder keeps the time of its own, a new one has that of its making. */
const [sixDaysAgo, eightDaysAgo] = ['2025-11-16T09:00:00.000Z', '2025-11-14T07:00:00.000Z']
const renamed = (fix: string, folder: string) => ({
  fix,
  young: [{ path: `${folder}.bak-20251116090000`, folder: true, modified: '2025-01-01T00:00:00.000Z' }],
  old: [{ path: `${folder}.new-20251114070000`, folder: true, modified: sixDaysAgo }],
})
const made = (fix: string) => ({
  fix,
  young: [{ path: `${spoolFolder}\\Deskmedic-20251116090000`, folder: true, modified: sixDaysAgo }],
  old: [{ path: `${spoolFolder}\\Deskmedic-20251114070000`, folder: true, modified: eightDaysAgo }],
})
const setAside = [
  renamed('clear_teams_cache', teamsCacheFolder),
  renamed('reset_store_cache', storeCacheFolder),
  made('clear_print_queue'),
  made('cancel_print_job'),
]

function worldOf(fault: OtherCall['fault']): World {
  const state = setUpPc(fault === null ? [] : [fault], allFaults)
  if (!state.ok) throw new Error(state.error.code)
  return createWorld(state.value)
}

describe.skipIf(pwsh === null)('fixes where they do not help', { timeout: 60_000 }, () => {
  let bench: Bench

  beforeAll(async () => {
    bench = await openBench(pwsh ?? '')
  }, 60_000)
  afterAll(() => bench.engine.close())

  test.each(cases)('$name ends as the simulation does', async ({ fix: name, fault, args: given }) => {
    const world = worldOf(fault)
    const twin = world.copy()
    const fix = toolNamed(name)
    const attempted = await bench.attempt({ world, twin, fix, args: fix.args().parse(given) })
    expect(attempted.run.gaps).toEqual([])
    const ends = endOf(fix, attempted)
    expect(ends.script).toEqual(ends.simulated)
    const check = toolNamed(typeof fix.proof?.tool === 'string' ? fix.proof.tool : name)
    const args = check.args().safeParse({ ...covered[check.name]?.args })
    if (covered[check.name] === undefined || !args.success) return
    const { record, problems } = await bench.checked(world, { check, args: args.data })
    expect(problems).toEqual([])
    const inCheck = (values: Values): unknown =>
      shown(check, { record: values, keys: Object.keys(values), leaves: covered[check.name]?.leaves ?? {} })
    expect(inCheck(record)).toEqual(inCheck(bench.simulated(check, twin.pc, args.data)))
  })

  test.each(setAside)('$fix keeps for seven days what it set aside', async ({ fix: name, young, old }) => {
    const world = worldOf(null)
    const fix = toolNamed(name)
    const inside = [...young, ...old].map(({ path }) => ({ path: `${path}\\kept.dat`, bytes: 1 }))
    world.memory.extraFiles.push(...young, ...old, ...inside)
    const args = fix.args().parse(name === 'cancel_print_job' ? { printer: 'Floor 2 Color', jobId: 1 } : {})
    const { run } = await bench.attempt({ world, twin: world.copy(), fix, args })
    expect(run).toMatchObject({ error: null, gaps: [] })
    const left = world.facts().files.map(({ path }) => path)
    expect(left).toEqual(expect.arrayContaining(young.map(({ path }) => path)))
    for (const { path } of old) expect(left.filter((known) => known.startsWith(path))).toEqual([])
  })

  test.each(unknownChanges)('$name is a gap, also where the script goes on', async ({ script, gap }) => {
    const world = worldOf(null)
    await bench.engine.enter(world)
    const before = JSON.stringify(world.facts().tables)
    const quiet = `try { ${script} -ErrorAction SilentlyContinue } catch { $null = $_ }\nNew-Object psobject -Property @{ done = $true }`
    const answer = await bench.engine.run(powershell(quiet), nothing)
    expect(answer.record).toEqual({ done: true })
    expect(answer.gaps).toContainEqual(expect.stringContaining(gap))
    expect(JSON.stringify(world.facts().tables)).toBe(before)
  })

  test('nothing changes where only reading is expected', async () => {
    const world = worldOf(null)
    await bench.engine.load(world.facts())
    const answer = await bench.engine.run(powershell("Stop-Service -Name 'Spooler' -Force"), nothing)
    expect(answer.gaps).toEqual(['changes something: Stop-Service'])
    expect(world.pc.services.running('Spooler')).toBe(true)
  })
})
