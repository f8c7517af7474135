import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { EndedCall } from '../../shared/domain/tool-call.ts'
import { metricsOf } from './call-metrics.ts'

const call = (tool: string, state: EndedCall['state'], tookMs: number | null): EndedCall =>
  ({ tool, state, endedAt: 10_000, ...(tookMs === null ? {} : { startedAt: 10_000 - tookMs }) }) as EndedCall

test('what began and failed is an error, what was refused or stopped is none', () => {
  const states = ['succeeded', 'failed', 'timed_out', 'unknown', 'cancelled', 'undone'] as const
  const calls = [...states.map((state) => call('ping_host', state, 100)), call('ping_host', 'denied', null)]
  expect(metricsOf(calls)).toEqual([
    { tool: 'ping_host', calls: 7, errors: 3, refused: 1, p50Ms: 100, p95Ms: 100, lastEndedAt: 10_000 },
  ])
})

test('a tool that never began has no times, a call that names no tool is no row', () => {
  expect(metricsOf([call('ping_host', 'denied', null), call('', 'denied', null)])).toMatchObject([
    { tool: 'ping_host', p50Ms: null, p95Ms: null },
  ])
})

test('half of the calls took no longer than the one figure, 95 of 100 no longer than the other', () => {
  const times = fc.array(fc.integer({ min: 0, max: 9_000 }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(times, (tookMs) => {
      const [row] = metricsOf(tookMs.map((ms) => call('ping_host', 'succeeded', ms)))
      const within = (limit: number): number => tookMs.filter((ms) => ms <= limit).length / tookMs.length
      expect(within(row?.p50Ms ?? -1)).toBeGreaterThanOrEqual(0.5)
      expect(within(row?.p95Ms ?? -1)).toBeGreaterThanOrEqual(0.95)
      expect(within((row?.p50Ms ?? 0) - 1)).toBeLessThan(0.5)
    }),
  )
})
