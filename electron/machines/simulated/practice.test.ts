import { expect, test } from 'vitest'

import { exampleNames } from '../../../shared/domain/example.ts'
import { ok } from '../../kernel/result.ts'
import { loadFaults } from '../../registry/folders.ts'
import { createPractice, exampleFaults } from './practice.ts'
import type { PcState } from './simulated-pc.ts'

test('each example breaks the PC in a way of its own, and nothing of the one before is left', async () => {
  expect(new Set(Object.values(exampleFaults)).size).toBe(exampleNames.length)
  const states: PcState[] = []
  const replace = (state: PcState) => Promise.resolve(ok(void states.push(state)))
  const practice = createPractice({ loadFaults, replace })
  for (const example of exampleNames) expect(await practice.become(example)).toEqual(ok(undefined))
  expect(states.map(({ faults }) => faults)).toEqual(exampleNames.map((example) => [exampleFaults[example]]))
  expect(await practice.become(null)).toEqual(ok(undefined))
  expect(states.at(-1)?.faults).toEqual([])
})

test('the person whose PC it is stays the same', async () => {
  const states: PcState[] = []
  const replace = (state: PcState) => Promise.resolve(ok(void states.push(state)))
  await createPractice({ loadFaults, profile: 'docked-laptop', replace }).become(null)
  await createPractice({ loadFaults, replace }).become(null)
  expect(states[0]).not.toEqual(states[1])
})
