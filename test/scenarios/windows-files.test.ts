import { describe, expect, test } from 'vitest'

import { faultNamed, passDays, type Scenario } from './open-scenario.ts'
import { useScenarios } from './scenario-engine.ts'

const scenario = useScenarios()
const updatesFail = { tool: 'check_windows_update_status', id: 'updates_fail', args: {} }
const cbs = { path: 'C:\\Windows\\Logs\\CBS\\CBS.log', pattern: 'Cannot repair' }

async function findings(
  pc: Scenario,
  tool: string,
  args: Readonly<Record<string, unknown>> = {},
): Promise<readonly string[]> {
  const check = await pc.check(tool, args)
  if (check.state !== 'succeeded') throw new Error(check.state)
  return check.findings.map(({ id }) => id)
}

/** Damage that Windows has not noticed: updates fail, and the quick check says that all is well. */
function unnoticedDamage(): Promise<Scenario> {
  return scenario({
    prepare: (pc) => {
      pc.state.windowsFiles.store.damage = 'repairable'
      pc.state.windowsFiles.damagedFiles.push('opencl.dll')
      for (const daysAgo of [1.5, 0.5]) pc.updates.failedTry(daysAgo, '0x80073712')
    },
  })
}

describe('damage of the component store that is not marked', () => {
  test('is mended all the same, and the failed updates from before say nothing against it', async () => {
    const pc = await unnoticedDamage()
    expect(await findings(pc, 'check_component_store_health')).toEqual([])
    expect(await findings(pc, updatesFail.tool)).toContain('updates_fail')
    expect(await pc.fix({ tool: 'repair_component_store', args: {}, prompting: updatesFail })).toMatchObject({
      state: 'succeeded',
      result: { state: 'Healthy', failure: null },
      proof: { verdict: 'cannot_tell', reason: 'only_old_entries' },
    })
    await passDays(pc, 1)
    expect(await findings(pc, updatesFail.tool)).not.toContain('updates_fail')
  })

  test('shows when the file check cannot repair, and in its log', async () => {
    const pc = await unnoticedDamage()
    expect(await pc.fix({ tool: 'run_system_file_check', args: {} })).toMatchObject({
      state: 'succeeded',
      result: { verdict: 'not_repaired', unrepaired: ['opencl.dll'] },
    })
    expect(await findings(pc, 'analyze_logs', cbs)).toContain('cannot_repair')
  })

  test('that is beyond repair closes the way for the repair', async () => {
    const pc = await scenario({ faults: ['component-store-beyond-repair'] })
    expect(await pc.fix({ tool: 'repair_component_store', args: {} })).toMatchObject({
      state: 'denied',
      reasons: [{ code: 'gate_closed' }],
    })
  })
})

test('without a source the repair says so, and with one it works', async () => {
  const pc = await scenario({ faults: ['repair-source-missing'] })
  const { tool, finding, curedBy } = faultNamed('repair-source-missing')
  const prompting = { tool, id: finding, args: {} }
  const fix = { tool: 'repair_component_store', prompting }
  expect(await pc.fix({ ...fix, args: {} })).toMatchObject({
    result: { state: 'Repairable', failure: '0x800f081f' },
    proof: { verdict: 'not_fixed', reason: 'finding_remains' },
  })
  expect(await pc.fix({ ...fix, args: curedBy[fix.tool] ?? {} })).toMatchObject({ proof: { verdict: 'fixed' } })
})

test('signs of the same cause are seen by other checks as well', async () => {
  const seen: Readonly<Record<string, readonly (readonly [string, string, Readonly<Record<string, unknown>>?])[]>> = {
    'cbs-cannot-repair': [['analyze_logs', 'cannot_repair', cbs]],
    'component-store-corrupt': [['check_windows_update_status', 'updates_fail']],
    'file-system-errors': [
      ['check_event_logs_summary', 'disk_errors'],
      ['check_event_logs_summary', 'file_system_damage'],
    ],
    'bluescreen-file-system': [['check_volume_errors', 'errors_found', { drive: 'C' }]],
    'memory-hardware-errors': [['check_crash_dumps', 'blue_screens']],
    'update-waits-for-restart': [['check_pending_reboot', 'restart_needed']],
    'boot-slow-program': [['check_boot_performance', 'slow_app']],
    'external-drive-errors': [['check_volume_errors', 'marked_dirty']],
  }
  const pc = await scenario()
  for (const [name, signs] of Object.entries(seen)) {
    await pc.reset([name])
    for (const [tool, id, args] of signs) expect(await findings(pc, tool, args), name).toContain(id)
  }
})

test('an update service that hangs keeps nobody waiting: what is known without the search is told', async () => {
  const pc = await scenario({ faults: ['update-never-searches'] })
  const check = await pc.check(updatesFail.tool, {})
  expect(check).toMatchObject({
    state: 'succeeded',
    result: { pending: null, pendingBytes: null, unavailable: ['update_agent:no_answer_in_time'] },
  })
  expect(await findings(pc, updatesFail.tool)).toContain('not_searched')
})
