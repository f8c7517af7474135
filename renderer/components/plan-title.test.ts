import { expect, test } from 'vitest'

import { planTitle } from './plan-title.ts'

test('what a person asked for is no suggestion; with one step that a finding led to it is', () => {
  const [wished, found] = [{ because: null }, { because: 'A job is stuck.' }]
  expect(planTitle([wished])).toBe('ui.plan.wished')
  expect([planTitle([found]), planTitle([wished, found]), planTitle([])]).toEqual(Array(3).fill('ui.plan.title'))
})
