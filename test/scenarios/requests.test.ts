import { expect, test } from 'vitest'

import { saysNo } from '../fakes/consent-port.ts'
import { person } from './open-scenario.ts'
import { useScenarios } from './scenario-engine.ts'

const scenario = useScenarios()

test('a fix that is asked for by name is offered with its preview, and runs only after a yes', async () => {
  const pc = await scenario({ faults: ['disk-full-recycle-bin'], consent: saysNo })
  const { plan, checks, findings, fixes } = await pc.diagnose('please empty the recycle bin')
  expect([plan.reason, checks, findings]).toEqual(['requested', [], []])
  expect(fixes.proposed).toMatchObject([{ tool: 'empty_recycle_bin', because: 'request', ticked: true }])
  expect(fixes.proposed[0]?.preview).not.toBeNull()
  const turn = {
    items: [],
    pipeline: pc.engine.pipeline,
    caller: person,
    signal: new AbortController().signal,
    known: {},
  }
  const refused = await pc.engine.driver.repair(fixes.proposed, turn, () => undefined)
  expect(refused).toMatchObject([{ kind: 'run', call: { state: 'denied' } }])
  const reports = await pc.approve(fixes.proposed)
  expect(reports).toMatchObject([{ kind: 'run', call: { state: 'succeeded' } }])
})

test('one that is not needed, or may not run now, is held back with its reason', async () => {
  const pc = await scenario()
  await pc.change(({ state }) => {
    state.session.mediaApps = ['Teams']
  })
  const { fixes } = await pc.diagnose('restart my pc')
  expect(fixes.proposed).toEqual([])
  expect(fixes.withheld).toMatchObject([{ tool: 'restart_system', because: 'request' }])
})

test('beside a complaint the answer stands first, and both are offered', async () => {
  const pc = await scenario({ faults: ['print-job-stuck'] })
  const { conclusion, fixes } = await pc.diagnose('The printer does nothing. Flush the DNS cache.')
  expect(conclusion.causes[0]).toMatchObject({ tool: 'check_print_queue', id: 'stuck' })
  expect(
    fixes.proposed
      .filter(({ ticked }) => ticked)
      .map(({ tool }) => tool)
      .toSorted(),
  ).toEqual(['cancel_print_job', 'flush_dns_cache'])
})

test('a wish that several fixes serve offers what is worth it, and ticks only what was found as the cause', async () => {
  const full = await scenario({ faults: ['disk-full-recycle-bin'] })
  const found = await full.diagnose('clean up my disk please')
  expect(found.fixes.proposed).toMatchObject([
    { tool: 'empty_recycle_bin', because: { tool: 'check_disk_usage' }, ticked: true },
  ])
  const healthy = await scenario()
  const { fixes } = await healthy.diagnose('clean up my disk please')
  expect(fixes.proposed.filter(({ ticked }) => ticked)).toEqual([])
  expect(fixes.withheld.map(({ tool }) => tool).toSorted()).toEqual(['clear_user_temp', 'empty_recycle_bin'])
})

test('the print service is what is meant where a service is asked for by name', async () => {
  const pc = await scenario({ faults: ['print-job-stuck'] })
  const { fixes } = await pc.diagnose('restart the print spooler')
  expect(fixes.proposed).toMatchObject([
    { tool: 'restart_whitelisted_service', args: { name: 'Spooler' }, because: 'request', ticked: true },
  ])
})
