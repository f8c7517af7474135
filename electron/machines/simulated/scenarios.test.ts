import { expect, test } from 'vitest'

import type { Fault } from './fault.ts'
import { findScenario, scenarios } from './scenarios.ts'
import { setUpPc } from './set-up.ts'

const folders = import.meta.glob<{ faults: readonly Fault[] }>('../../tools/*/*/faults.ts', { eager: true })
const allFaults = Object.values(folders).flatMap((folder) => folder.faults)

test.each(scenarios)('$name can be set up', ({ faults }) => {
  const made = setUpPc(faults, allFaults)
  expect(made).toMatchObject({ ok: true, value: { faults } })
})

test('names are unique and every complaint is there in each language', () => {
  expect(new Set(scenarios.map((scenario) => scenario.name)).size).toBe(scenarios.length)
  for (const { complaint } of scenarios) {
    expect(new Set(Object.values(complaint).filter((text) => text.trim() !== '')).size).toBe(3)
  }
})

test('a scenario is found by its name only', () => {
  expect(findScenario('full-disk')).toEqual({ ok: true, value: scenarios.find(({ name }) => name === 'full-disk') })
  expect(findScenario('Full-Disk')).toEqual({
    ok: false,
    error: { code: 'unknown_scenario', data: { scenario: 'Full-Disk' } },
  })
})
