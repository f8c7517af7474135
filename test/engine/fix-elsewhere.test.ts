import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { updateFolder } from '../../electron/machines/simulated/parts/updates.ts'
import { setUpPc } from '../../electron/machines/simulated/set-up.ts'
import { fitRecord } from '../../electron/machines/steps/fit-record.ts'
import { powershell } from '../../electron/contract/define-tool.ts'
import { findPwsh } from '../fakes/real-pwsh.ts'
import { searchKey } from './acts-registry.ts'
import { shown } from './comparison.ts'
import { covered } from './coverage.ts'
import { allFaults, endOf, leftWayBack, openBench, stateIn, toolNamed, type Bench, type Values } from './fix-bench.ts'
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
/** Services that a fix has to stop and that hang instead, also those which others need or which are needed. */
const hangs = [
  { fix: 'clear_print_queue', service: 'Spooler', args: {} },
  { fix: 'rebuild_search_index', service: 'WSearch', args: {} },
  { fix: 'reset_windows_update', service: 'UsoSvc', args: {} },
  { fix: 'reset_windows_update', service: 'wuauserv', args: {} },
  { fix: 'reset_windows_update', service: 'BITS', args: {} },
  { fix: 'restart_audio_service', service: 'AudioEndpointBuilder', args: {} },
  { fix: 'restart_audio_service', service: 'Audiosrv', args: {} },
  { fix: 'restart_whitelisted_service', service: 'Themes', args: { name: 'Themes' } },
  { fix: 'restart_whitelisted_service', service: 'Netlogon', args: { name: 'LanmanWorkstation' } },
  { fix: 'restart_whitelisted_service', service: 'LanmanWorkstation', args: { name: 'LanmanWorkstation' } },
]
const undoHangs = [
  { fix: 'clear_print_queue', service: 'Spooler', args: {} },
  { fix: 'cancel_print_job', service: 'Spooler', args: { printer: 'Floor 2 Color', jobId: 21 } },
  { fix: 'reset_windows_update', service: 'wuauserv', args: {} },
]

const setAside = [
  renamed('clear_teams_cache', teamsCacheFolder),
  renamed('reset_store_cache', storeCacheFolder),
  made('clear_print_queue'),
  {
    fix: 'reset_windows_update',
    young: [{ path: `${updateFolder}.bak-20251116090000`, folder: true, modified: '2025-01-01T00:00:00.000Z' }],
    old: [{ path: `${updateFolder}.new-20251114070000`, folder: true, modified: sixDaysAgo }],
  },
  made('cancel_print_job'),
]

function worldOf(fault: OtherCall['fault']): World {
  const state = setUpPc(fault === null ? [] : [fault], allFaults)
  if (!state.ok) throw new Error(state.error.code)
  return createWorld(state.value)
}

describe.skipIf(pwsh === null)('fixes where they do not help', () => {
  let bench: Bench

  beforeAll(async () => {
    bench = await openBench(pwsh ?? '')
  })
  afterAll(() => bench.engine.close())

  test.each(cases)('$name ends as the simulation does', async ({ fix: name, fault, args: given }) => {
    const world = worldOf(fault)
    const twin = world.copy()
    const before = JSON.stringify(stateIn(world))
    const fix = toolNamed(name)
    const attempt = { world, twin, fix, args: fix.args().parse(given) }
    const attempted = await bench.attempt(attempt)
    const { run, expected } = attempted
    expect(run.gaps).toEqual([])
    const ends = endOf(fix, attempted)
    expect(ends.script).toEqual(ends.simulated)
    expect(stateIn(world)).toEqual(stateIn(twin))
    const changedNothing = JSON.stringify(stateIn(world)) === before
    await compareChecks(name, world, twin)
    const stored = fitRecord(fix.result(), run.record, { missingListsAreEmpty: false }).result
    if (run.error !== null || !leftWayBack(fix, { args: attempt.args, stored })) return
    expect(await bench.undo(attempt, { stored, expected })).toMatchObject({ error: null, gaps: [] })
    expect(stateIn(world)).toEqual(stateIn(twin))
    if (changedNothing) expect(JSON.stringify(stateIn(world))).toBe(before)
  })

  /** The check that proves a fix says the same of both PCs. */
  async function compareChecks(name: string, world: World, twin: World): Promise<void> {
    const fix = toolNamed(name)
    const check = toolNamed(typeof fix.proof?.tool === 'string' ? fix.proof.tool : name)
    const args = check.args().safeParse({ ...covered[check.name]?.args })
    if (covered[check.name] === undefined || !args.success) return
    const { record, problems } = await bench.checked(world, { check, args: args.data })
    expect(problems).toEqual([])
    const inCheck = (values: Values): unknown =>
      shown(check, { record: values, keys: Object.keys(values), leaves: covered[check.name]?.leaves ?? {} })
    expect(inCheck(record)).toEqual(inCheck(bench.simulated(check, twin.pc, args.data)))
  }

  test('one file that cannot be moved does not keep the others, and what was moved can be put back', async () => {
    const world = worldOf('print-job-stuck')
    const before = JSON.stringify(world.pc.state.printing.jobs)
    const held = { path: `${spoolFolder}\\00001.SPL`, bytes: 1, inUse: true }
    world.memory.extraFiles.push(held)
    const attempt = { world, twin: world.copy(), fix: toolNamed('clear_print_queue'), args: {} }
    const { run, expected } = await bench.attempt(attempt)
    expect(run).toMatchObject({ error: null, gaps: [], record: { notMoved: 1, spooler: 'Running' } })
    expect(world.pc.state.printing.jobs).toEqual([])
    expect(await bench.undo(attempt, { stored: run.record, expected })).toMatchObject({ error: null, gaps: [] })
    expect(JSON.stringify(world.pc.state.printing.jobs)).toBe(before)
    expect(world.pc.services.running('Spooler')).toBe(true)
  })

  test.each(hangs)('$fix gives up on a service that does not stop: $service', async ({ fix: name, service, args }) => {
    const world = worldOf(null)
    Object.assign(world.pc.services.find(service) ?? {}, { state: 'Running', onStop: 'hang' })
    const twin = world.copy()
    const fix = toolNamed(name)
    const attempted = await bench.attempt({ world, twin, fix, args: fix.args().parse(args) })
    expect(attempted.run.gaps).toEqual([])
    const ends = endOf(fix, attempted)
    expect(ends.script).toEqual(ends.simulated)
    expect(JSON.stringify(ends.script)).toContain('service_does_not_stop')
    expect(stateIn(world)).toEqual(stateIn(twin))
    const down = Object.entries(world.pc.state.services).filter(
      ([, { state, startMode, delayed, requires }]) =>
        state === 'Stopped' && startMode === 'Auto' && !delayed && !requires.includes(service),
    )
    expect(down).toEqual([])
  })

  test.each(undoHangs)(
    'the way back of $fix gives up on it as well: $service',
    async ({ fix: name, service, args }) => {
      const world = worldOf('print-job-stuck')
      const fix = toolNamed(name)
      const attempt = { world, twin: world.copy(), fix, args: fix.args().parse(args) }
      const { run, expected } = await bench.attempt(attempt)
      const stored = { ...run.record }
      Object.assign(world.pc.services.find(service) ?? {}, { state: 'Running', onStop: 'hang' })
      const hung = await bench.undo(attempt, { stored, expected })
      expect(hung).toMatchObject({ error: { data: { reason: 'service_does_not_stop' } }, gaps: [] })
      // A restart ends the service, and the same way back is still there.
      world.pc.boot.restart()
      expect(await bench.undo(attempt, { stored, expected })).toMatchObject({ error: null, gaps: [] })
    },
  )

  test.each(['clear_print_queue', 'cancel_print_job'])('and when it cannot be put back: %s', async (name) => {
    const world = worldOf('print-job-stuck')
    const fix = toolNamed(name)
    const args = fix.args().parse(name === 'cancel_print_job' ? { printer: 'Floor 2 Color', jobId: 21 } : {})
    const attempt = { world, twin: world.copy(), fix, args }
    const { run, expected } = await bench.attempt(attempt)
    world.memory.extraFiles = world.memory.extraFiles.map((kept) => ({ ...kept, inUse: true }))
    expect((await bench.undo(attempt, { stored: run.record, expected })).error).not.toBeNull()
    expect(world.pc.services.running('Spooler')).toBe(true)
  })

  test('Teams is started again also when its cache cannot be set aside', async () => {
    const world = worldOf(null)
    world.memory.extraFiles.push({ path: `${teamsCacheFolder}\\held.dat`, bytes: 1, inUse: true })
    const attempt = { world, twin: world.copy(), fix: toolNamed('clear_teams_cache'), args: {} }
    expect((await bench.attempt(attempt)).run.error).not.toBeNull()
    expect(world.pc.state.teams.running).toBe(true)
  })

  test('a drive that was there comes back when the new folder refuses', async () => {
    const world = worldOf(null)
    const fix = toolNamed('map_network_drive')
    const path = '\\\\files\\other'
    world.memory.deniedShares.push(path)
    const before = world.pc.shares.drives()
    const args = fix.args().parse({ drive: 'S:', path, replace: true })
    expect((await bench.attempt({ world, twin: world.copy(), fix, args })).run.error).not.toBeNull()
    expect(world.pc.shares.drives()).toEqual(before)
  })

  test('the search is started again also when its index cannot be marked', async () => {
    const world = worldOf(null)
    world.memory.deniedKeys.push(searchKey)
    const attempt = { world, twin: world.copy(), fix: toolNamed('rebuild_search_index'), args: {} }
    expect((await bench.attempt(attempt)).run.error).not.toBeNull()
    expect(world.pc.services.running('WSearch')).toBe(true)
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
