import { expect, test } from 'vitest'

import type { Plan } from '../../../shared/domain/check-plan.ts'
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
