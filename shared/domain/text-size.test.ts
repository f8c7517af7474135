import { expect, it } from 'vitest'

import { nextTextSize } from './text-size.ts'

it.each([
  [100, 'larger', 110],
  [100, 'smaller', 90],
  [130, 'larger', 150],
  [130, 'smaller', 125],
  [200, 'larger', 200],
  [90, 'smaller', 90],
  [175, 'plain', 100],
] as const)('%i, %s: %i', (size, step, next) => {
  expect(nextTextSize(size, step)).toBe(next)
})
