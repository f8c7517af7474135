import { expect, test } from 'vitest'

import { createSimulatedPc, healthyState } from '../simulated-pc.ts'
import { searchService } from './search-index.ts'

const hourMs = 3_600_000

test('a new index answers at once and is complete after two hours', () => {
  const pc = createSimulatedPc(healthyState())
  pc.state.searchIndex.damaged = true
  expect([pc.searchIndex.answers(), pc.searchIndex.hasFiles()]).toEqual([false, null])
  pc.searchIndex.rebuild()
  expect([pc.searchIndex.answers(), pc.searchIndex.hasFiles(), pc.searchIndex.complete()]).toEqual([true, true, false])
  pc.advance(2 * hourMs)
  expect(pc.searchIndex.complete()).toBe(true)
})

test('nobody can be asked while the service is down, and its start ends a hang', () => {
  const pc = createSimulatedPc(healthyState())
  pc.state.searchIndex.hung = true
  pc.services.stop(searchService)
  expect([pc.searchIndex.answers(), pc.searchIndex.hasFiles()]).toEqual([null, null])
  pc.services.start(searchService)
  expect(pc.searchIndex.answers()).toBe(true)
})
