import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { newService } from '../../electron/machines/simulated/parts/services.ts'
import { setUpPc } from '../../electron/machines/simulated/set-up.ts'
import type { PcState } from '../../electron/machines/simulated/simulated-pc.ts'
import { fitRecord } from '../../electron/machines/steps/fit-record.ts'
import { findPwsh } from '../fakes/real-pwsh.ts'
import { allFaults, endOf, leftWayBack, openBench, stateIn, toolNamed, type Bench, type Values } from './fix-bench.ts'
import { createWorld, type World } from './world.ts'

const pwsh = findPwsh()

/** A fix, a fault that it cures, and what it is told of by its name on the PC of that fault. */
type Named = {
  readonly fix: string
  readonly fault: string
  readonly known: string
  readonly args: (name: string) => Values
}

const printer = 'Floor 2 Color'
const fixes: readonly Named[] = [
  { fix: 'cancel_print_job', fault: 'print-job-stuck', known: printer, args: (name) => ({ printer: name, jobId: 21 }) },
  { fix: 'resume_printer', fault: 'printer-paused', known: printer, args: (name) => ({ name }) },
  { fix: 'set_default_printer', fault: 'printer-default-wanders', known: printer, args: (name) => ({ name }) },
  {
    fix: 'disable_startup_app',
    fault: 'startup-too-many',
    known: 'Tool 1',
    args: (name) => ({ name, source: 'user_run' }),
  },
  {
    fix: 'enable_startup_app',
    fault: 'startup-app-switched-off',
    known: 'TimeClock',
    args: (name) => ({ name, source: 'user_run' }),
  },
  { fix: 'restart_network_adapter', fault: 'adapter-disabled', known: 'Wi-Fi', args: (name) => ({ name }) },
]

/** What is a letter in a name and stands for others in a pattern; beside each, a name that such a pattern finds. */
const names = [
  { name: 'Desk [2]', found: 'Desk 2' },
  { name: 'D[e]sk `x', found: 'Desk x' },
  { name: 'Desk (#2) $p & 50% @home', found: 'Desk 2' },
]
const cases = fixes.flatMap((fix) => names.map((named) => ({ ...fix, ...named })))

function stateWith(fault: string | null): PcState {
  const state = setUpPc(fault === null ? [] : [fault], allFaults)
  if (!state.ok) throw new Error(state.error.code)
  return state.value
}

/** The PC on which a thing is called so everywhere. */
function renamed(state: PcState, known: string, name: string): PcState {
  const [written, wanted] = [known, name].map((text) => JSON.stringify(text))
  return JSON.parse(JSON.stringify(state).replaceAll(written ?? '', () => wanted ?? '')) as PcState
}

describe.skipIf(pwsh === null)('names with signs of a pattern', () => {
  let bench: Bench

  beforeAll(async () => {
    bench = await openBench(pwsh ?? '')
  })
  afterAll(() => bench.engine.close())

  /** Runs a fix and its way back on both PCs; they are alike all the time. */
  async function ranAlike(world: World, fixName: string, given: Values): Promise<void> {
    const twin = world.copy()
    const fix = toolNamed(fixName)
    const attempt = { world, twin, fix, args: fix.args().parse(given) }
    const attempted = await bench.attempt(attempt)
    expect(attempted.run.gaps).toEqual([])
    const ends = endOf(fix, attempted)
    expect(ends.script).toEqual(ends.simulated)
    expect(stateIn(world)).toEqual(stateIn(twin))
    const stored = fitRecord(fix.result(), attempted.run.record, { missingListsAreEmpty: false }).result
    if (!leftWayBack(fix, { args: attempt.args, stored })) return
    const undone = await bench.undo(attempt, { stored, expected: attempted.expected })
    expect(undone).toMatchObject({ error: null, gaps: [] })
    expect(stateIn(world)).toEqual(stateIn(twin))
  }

  test.each(cases)('$fix does what it does to $name', async ({ fix, fault, known, args, name }) => {
    const world = createWorld(renamed(stateWith(fault), known, name))
    const before = JSON.stringify(stateIn(world))
    await ranAlike(world, fix, args(name))
    expect(world.acts.length).toBeGreaterThan(0)
    if (toolNamed(fix).undo === 'none') expect(JSON.stringify(stateIn(world))).not.toBe(before)
  })

  test.each(names)('the way back of a switch takes away that of $name alone', async ({ name, found }) => {
    const state = stateWith(null)
    const source = 'user_run'
    for (const each of [name, found]) state.startup.apps.push({ name: each, command: 'C:\\Tools\\desk.exe', source })
    state.startup.switches.user_run[found] = [3, 0, 0, 0]
    await ranAlike(createWorld(state), 'disable_startup_app', { name, source })
    expect(state.startup.switches.user_run).toEqual({ [found]: [3, 0, 0, 0] })
  })

  test.each(['restart_whitelisted_service', 'clear_print_queue'])('%s starts what it stopped', async (fix) => {
    for (const { name, found } of names) {
      const state = stateWith('print-job-stuck')
      state.services[name] = newService(name, 4242, { requires: ['Spooler'] })
      state.services[found] ??= newService(found, 0, { state: 'Stopped', startMode: 'Manual', requires: ['Spooler'] })
      await ranAlike(createWorld(state), fix, fix === 'clear_print_queue' ? {} : { name: 'Spooler' })
      expect(state.services[name].state).toBe('Running')
      expect(state.services[found].state).toBe('Stopped')
    }
  })

  test.each(names)('check_services is asked for $name alone, and for what needs it', async ({ name, found }) => {
    const state = stateWith(null)
    for (const each of [name, found]) state.services[each] = newService(each, 4242)
    state.services['Desk helper'] = newService('Desk helper', 4243, { requires: [name] })
    const check = toolNamed('check_services')
    const args = check.args().parse({ names: [name, 'Desk helper'] })
    const { record, problems } = await bench.checked(createWorld(state), { check, args })
    expect(problems).toEqual([])
    expect(record).toMatchObject({ missing: [] })
    expect(record['services']).toEqual([
      expect.objectContaining({ name, runningDependents: ['Desk helper'] }),
      expect.objectContaining({ name: 'Desk helper', requires: [name] }),
    ])
  })
})
