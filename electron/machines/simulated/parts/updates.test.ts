import { expect, test } from 'vitest'

import { createSimulatedPc, healthyState } from '../simulated-pc.ts'

const msPerDay = 86_400_000
const update = { title: 'Example update', kb: ['5000001'], bytes: 1000, downloaded: true, mandatory: false }

test('one try a day installs what waits', () => {
  const pc = createSimulatedPc(healthyState())
  pc.state.updates.cache.pending.push(update)
  pc.advance(msPerDay - 1)
  expect(pc.state.updates.cache.pending).toHaveLength(1)
  pc.advance(1)
  expect(pc.state.updates.cache.pending).toHaveLength(0)
  expect(pc.updates.history()[0]).toMatchObject({ title: 'Example update', result: 2 })
})

test('with a damaged cache every try fails, until the cache is set aside; putting it back brings that back', () => {
  const pc = createSimulatedPc(healthyState())
  pc.updates.damageCache()
  pc.advance(2 * msPerDay)
  expect(pc.updates.history().filter((attempt) => attempt.result === 4)).toHaveLength(2)

  const backup = pc.updates.setCacheAside('20251124080000', {}) ?? ''
  pc.advance(msPerDay)
  expect(pc.updates.history()).toEqual([])

  expect(pc.updates.putCacheBack(backup)).toEqual({})
  expect(pc.updates.putCacheBack(backup)).toBeNull()
  pc.advance(msPerDay)
  expect(pc.updates.history()[0]).toMatchObject({ result: 4, error: '0x80070002' })
})
