import { expect, test } from 'vitest'

import { spacedProgress } from './spaced-progress.ts'

test('news of a run come no faster than they can be drawn', () => {
  const told: string[] = []
  let nowMs = 0
  const tell = spacedProgress(
    ({ line }) => void told.push(line),
    () => nowMs,
  )
  for (const atMs of [0, 50, 99, 100, 150, 400, 20, 60, 130]) {
    nowMs = atMs
    tell({ line: String(atMs), share: null })
  }
  expect(told).toEqual(['0', '100', '400', '20', '130'])
})
