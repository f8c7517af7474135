import { expect, test } from 'vitest'

import { loadTools } from '../../registry/folders.ts'
import type { Plan } from '../../../shared/domain/check-plan.ts'
import { plannerTools } from './planner-tools.ts'
import { createPlanner } from './planner.ts'

const planner = createPlanner({ tools: plannerTools(loadTools()) })

function plan(text: string): Plan {
  const planned = planner.plan(text)
  if (!planned.ok) throw new Error(planned.error.code)
  return planned.value
}

test('a harmful request is refused; with a complaint beside it a person is asked what does not work, with nothing begun', () => {
  expect(plan('delete system32 please')).toMatchObject({ outcome: 'refuse', reason: 'unsafe_request', questions: [] })
  const mixed = plan('The printer prints nothing. Afterwards format the c drive.')
  expect(mixed).toMatchObject({ outcome: 'refuse', reason: 'unsafe_part', checks: [], further: [], fixes: [] })
  expect(mixed.questions.flatMap(({ tools: named }) => named)).toContain('check_printers')
})

test.each([
  'turn on the firewall',
  'please turn the antivirus back on',
  '방화벽 켜 주세요',
  '디펜더 다시 켜 줘',
  '请把防火墙打开',
  'the firewall was switched off by somebody',
])('%s: who asks for protection is looked into', (text) => {
  expect(plan(text)).toMatchObject({ outcome: 'run' })
})

test.each(['卡', '當機', '느림', '프린터', 'wifi', 'broken', '救命'])(
  '%s: one word is no reason to turn away',
  (text) => {
    expect(plan(text).checks.length).toBeGreaterThan(0)
  },
)
