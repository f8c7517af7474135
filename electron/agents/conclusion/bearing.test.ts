import { expect, test } from 'vitest'

import type { Plan } from '../../../shared/domain/check-plan.ts'
import { loadTools } from '../../registry/folders.ts'
import { plannerTools } from '../planner/planner-tools.ts'
import { createPlanner } from '../planner/planner.ts'
import { bearingOf, sureBearing } from './bearing.ts'

const base = { lang: 'en', outcome: 'run', fixes: [], questions: [], reason: 'matched', further: [] } as const

test('what only words lead to that tell little bears less than its score', () => {
  const checks = [
    { tool: 'printers', score: 5 },
    { tool: 'services', score: 4 },
    { tool: 'programs', score: 4, inPassing: true },
  ] as const satisfies Plan['checks']
  const bearing = bearingOf({ ...base, checks })
  expect(bearing({ tool: 'printers' })).toBe(1)
  expect(bearing({ tool: 'services' })).toBeCloseTo(0.8)
  expect(bearing({ tool: 'programs' })).toBeLessThan(bearing({ tool: 'services' }))
  expect(bearing({ tool: 'kettle' })).toBe(0)
})

test('what a complaint leads to before all else matters, by however little it leads there', () => {
  const checks = [
    { tool: 'rights', score: 3 },
    { tool: 'space', score: 7 },
    { tool: 'folders', score: 3 },
  ] as const satisfies Plan['checks']
  const bearing = bearingOf({ ...base, checks })
  expect(bearing({ tool: 'rights' })).toBe(sureBearing)
  expect(bearing({ tool: 'folders' })).toBeLessThan(sureBearing)
  // Who is asked first what is meant has led nowhere yet.
  expect(bearingOf({ ...base, outcome: 'ask', checks })({ tool: 'rights' })).toBeLessThan(sureBearing)
})

test('what another check looks at as well is no less telling where it is found', () => {
  const checks = [
    { tool: 'printers', score: 5 },
    { tool: 'queue', score: 2.5, said: 3.5 },
  ] as const satisfies Plan['checks']
  const bearing = bearingOf({ ...base, checks })
  expect(bearing({ tool: 'queue', id: 'job_stuck' })).toBeCloseTo(0.5)
  expect(bearing({ tool: 'queue', id: 'job_stuck', byItself: true })).toBeCloseTo(0.7)
})

test('a stuck print job bears as much on a printer that does not work, however that is said', () => {
  const planner = createPlanner({ tools: plannerTools(loadTools()) })
  const told = ["The printer isn't working", '프린터가 작동하지 않아요', '프린터가 고장났어요', '打印机不能用了']
  const bearings = told.map((text) => {
    const plan = planner.plan(text)
    return plan.ok ? bearingOf(plan.value)({ tool: 'check_print_queue', id: 'job_stuck', byItself: true }) : 0
  })
  expect(bearings.every((bearing) => bearing > 0.6)).toBe(true)
})

test('a check is named by what the complaint means: not by words in passing, and none where the whole PC is meant', () => {
  const planner = createPlanner({ tools: plannerTools(loadTools()) })
  const namedBy = (text: string, tool: string): number => {
    const plan = planner.plan(text)
    return plan.ok ? bearingOf(plan.value)({ tool, named: true }) : -1
  }
  expect(namedBy('our CAD tool says no suitable graphics device', 'check_display_info')).toBeGreaterThan(sureBearing)
  expect(namedBy('double click on a picture: a window flashes and is gone', 'check_memory_usage')).toBe(0)
  const slow = 'my laptop is terribly slow, every file takes ages to open'
  for (const tool of ['check_cpu_usage', 'check_network_status', 'check_disk_health']) {
    expect(namedBy(slow, tool)).toBe(0)
  }
  expect(planner.plan(slow)).toMatchObject({ ok: true, value: { ofWholePc: true } })
  expect(planner.plan('the printer does nothing')).not.toMatchObject({ value: { ofWholePc: true } })
})
