import { expect, test } from 'vitest'

import type { Bench } from './bench-result.ts'

const benches = import.meta.glob<Bench>(['./*.ts', '!./*.test.ts', '!./bench-result.ts'], {
  import: 'bench',
})

// One of them builds the command line where it is not built yet.
test.each(Object.keys(benches))('%s still measures something', async (file) => {
  const bench = await benches[file]?.()
  const result = await bench?.(1, 'short')
  expect(result?.rows.every(({ value }) => value > 0)).toBe(true)
  expect(result?.ratios.length).toBeGreaterThan(0)
  expect(result?.ratios.every(({ value }) => Number.isFinite(value))).toBe(true)
})
