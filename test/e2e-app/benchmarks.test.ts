import { expect, test } from 'vitest'

import type { Bench } from '../bench/bench-result.ts'

const benches = import.meta.glob<Bench>('../bench/app/*.ts', { import: 'bench' })

test.each(Object.keys(benches))('%s still measures something', async (file) => {
  const bench = await benches[file]?.()
  const result = await bench?.(1, 'short')
  // A look of a moment may well see an app that nobody uses asleep.
  expect(result?.rows.every(({ value, unit }) => (unit === 'per s' ? value >= 0 : value > 0))).toBe(true)
  expect(result?.ratios.length).toBeGreaterThan(0)
  expect(result?.ratios.every(({ value }) => Number.isFinite(value))).toBe(true)
})
