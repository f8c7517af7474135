import { expect, test } from 'vitest'

import { useScenarios } from './scenario-engine.ts'

const scenario = useScenarios()
const complaint = 'my folder with the drawings is not there any more'

test('a cause that no word names is found while nothing else explains the complaint', async () => {
  const pc = await scenario({ faults: ['clock-wrong'] })
  const { plan, findings } = await pc.diagnose(complaint)
  const named = [...plan.checks, ...plan.further].filter(({ score }) => score > 0).map(({ tool }) => tool)
  expect(named).not.toContain('check_time_sync')
  expect(findings.map(({ tool }) => tool)).toContain('check_time_sync')
})

test('what no word names is left alone once something explains the complaint', async () => {
  const pc = await scenario({ faults: ['profile-temporary', 'clock-wrong'] })
  const { checks, findings } = await pc.diagnose('my desktop is empty and all my settings are gone')
  expect(findings.map(({ tool }) => tool)).toContain('check_user_profile_health')
  expect(checks.map(({ call }) => call.tool)).not.toContain('check_time_sync')
})

test('on a healthy PC nothing is found, and nothing is asked for a check that nobody named', async () => {
  const pc = await scenario()
  const { plan, findings, skipped } = await pc.diagnose(complaint)
  const named = new Set([...plan.checks, ...plan.further].filter(({ score }) => score > 0).map(({ tool }) => tool))
  expect(findings.filter(({ tool, severity }) => severity !== 'info' || !named.has(tool))).toEqual([])
  expect(skipped.filter(({ tool }) => !named.has(tool))).toEqual([])
})
