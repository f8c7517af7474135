import { describe, expect, test } from 'vitest'

import type { PcState } from '../../electron/machines/simulated/simulated-pc.ts'
import type { FoundFault } from '../../electron/tools/folders.ts'
import type { EndedCall } from '../../shared/domain/tool-call.ts'
import {
  aiAgent,
  allFaults,
  cureCalls,
  faultNamed,
  plausibleArgs,
  promptingOf,
  knownFor,
  type Scenario,
} from './open-scenario.ts'
import { useScenarios } from './scenario-engine.ts'

const scenario = useScenarios()

const cures = allFaults.flatMap((fault) => Object.keys(fault.curedBy).map((tool) => [fault.name, tool, fault] as const))

async function callsOfCure(pc: Scenario, fault: FoundFault, tool: string): Promise<readonly EndedCall[]> {
  const ended: EndedCall[] = []
  for (const args of cureCalls(fault, tool)) {
    ended.push(await pc.fix({ tool, args, prompting: promptingOf(fault), known: knownFor(fault) }))
  }
  return ended
}

/**
 * The PC without what no fix can turn back: its clock, the process numbers that were given out, and its log, which is
 * history. A service that was restarted has a new number; everything else has to be exactly as before.
 */
function withoutTime(text: string): unknown {
  const state = JSON.parse(text) as PcState
  const services = Object.entries(state.services).map(([name, service]) => [name, { ...service, pid: 0 }])
  // The clock of the PC drifts while the proof waits.
  const timekeeping = { ...state.timekeeping, offsetSec: 0 }
  return JSON.stringify({ ...state, clock: null, eventLog: null, timekeeping, services })
}

async function findingsNow(pc: Scenario, fault: FoundFault): Promise<readonly string[]> {
  const check = await pc.check(fault.tool, fault.findingArgs)
  return check.state === 'succeeded' ? check.findings.map(({ id }) => id) : []
}

describe.each(cures)('%s after %s', (name, tool, fault) => {
  test('is as before when the fix is taken back, or says why it cannot be', async () => {
    const pc = await scenario({ faults: [name] })
    const before = await pc.stateText()
    const calls = await callsOfCure(pc, fault, tool)
    const found = pc.workbench.registry.find(tool)
    for (const call of calls.toReversed()) {
      // Whether a run leaves what its way back needs can depend on what it found.
      const depends = found?.undoWhen !== undefined && fault.undo !== 'restores'
      // The end of a way back that has one of its own passes while the fix is proved.
      const lasts = found?.undo === 'automatic' && found.undoUntil === undefined
      const automatic = lasts && !(depends && call.state === 'succeeded' && call.undoId === null)
      expect(call.state === 'succeeded' ? call.undoId : '').toBe(automatic ? call.id : null)
      expect(await pc.undo(call.id)).toMatchObject(
        automatic ? { ok: true, value: { tool } } : { ok: false, error: { code: 'undo_missing' } },
      )
    }
    if (found?.undo !== 'automatic' || fault.undo !== 'restores') return
    expect(withoutTime(await pc.stateText())).toBe(withoutTime(before))
    expect(await findingsNow(pc, fault)).toContain(fault.finding)
  })
})

test('every fault that says so comes back by an undo', () => {
  const restoring = allFaults.filter(({ undo }) => undo === 'restores')
  expect(restoring.length).toBeGreaterThanOrEqual(4)
  for (const fault of restoring) expect(Object.keys(fault.curedBy).length, fault.name).toBeGreaterThan(0)
})

describe('taking a fix back', () => {
  const proxy = faultNamed('proxy-stale')

  test('works once, for a person only, and is written down', async () => {
    const pc = await scenario({ faults: [proxy.name] })
    const [call] = await callsOfCure(pc, proxy, 'reset_proxy_settings')
    const id = call?.id ?? ''
    expect(await pc.undo(id, aiAgent)).toMatchObject({ ok: false, error: { code: 'person_required' } })
    expect(await findingsNow(pc, proxy)).not.toContain(proxy.finding)
    expect(await pc.undo(id)).toMatchObject({ ok: true })
    expect(await pc.undo(id)).toMatchObject({ ok: false, error: { code: 'undo_done' } })
    expect(await findingsNow(pc, proxy)).toContain(proxy.finding)
  })

  test('of a call that never was is a typed error', async () => {
    const pc = await scenario()
    expect(await pc.undo('nothing')).toMatchObject({ ok: false, error: { code: 'undo_missing' } })
  })

  test('of a fix that was refused is a typed error', async () => {
    const pc = await scenario({ faults: [proxy.name] })
    const failed = await pc.fix({ tool: 'restart_network_adapter', args: { name: 'No such adapter' } })
    expect(failed).toMatchObject({ state: 'failed', error: { code: 'simulation_refused' } })
    expect(await pc.undo(failed.id)).toMatchObject({ ok: false, error: { code: 'undo_missing' } })
  })
})

test('no fix takes back more than it did: what changed meanwhile stays', async () => {
  const pc = await scenario({ faults: ['hosts-blocks-sites'] })
  const [call] = await callsOfCure(pc, faultNamed('hosts-blocks-sites'), 'restore_hosts_file')
  await pc.fix({ tool: 'disable_startup_app', args: plausibleArgs('disable_startup_app') })
  const switchedOff = (await pc.state()).startup
  expect(await pc.undo(call?.id ?? '')).toMatchObject({ ok: true })
  expect((await pc.state()).startup).toEqual(switchedOff)
})
