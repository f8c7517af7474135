import { expect, test } from 'vitest'

import { loadTools } from '../../electron/registry/folders.ts'
import { plannerTools } from '../../electron/agents/planner/planner-tools.ts'
import { createPlanner } from '../../electron/agents/planner/planner.ts'
import texts from './first-aid-texts.json' with { type: 'json' }

const planner = createPlanner({ tools: plannerTools(loadTools()) })

const told = texts.map(({ id, text, label }) => {
  const planned = planner.plan(text)
  // A forgotten password is no emergency, and these are not labelled for it.
  const firstAid = planned.ok ? (planned.value.firstAid ?? 'none') : 'failed'
  return { id, label, firstAid: firstAid === 'password_forgotten' ? 'none' : firstAid }
})

test('what only sounds like an emergency is none', () => {
  const wrong = told.filter(({ label, firstAid }) => label === 'none' && firstAid !== 'none')
  expect(wrong.map(({ id }) => id)).toEqual([])
})

test('an emergency is heard as what it is', () => {
  const emergencies = told.filter(({ label }) => label !== 'none')
  const heard = emergencies.filter(({ label, firstAid }) => label === firstAid)
  const taken = emergencies.filter(({ label, firstAid }) => firstAid !== 'none' && label !== firstAid)
  expect(heard.length / emergencies.length).toBeGreaterThan(0.9)
  expect(taken.length).toBeLessThanOrEqual(2)
})
