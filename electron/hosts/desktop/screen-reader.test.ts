import { expect, test } from 'vitest'

import { createScreenReader } from './screen-reader.ts'

test('sizes are those of the screen itself, and a screen without a name has none', async () => {
  const small = { scaleFactor: 1, rotation: 0, displayFrequency: 60, internal: false }
  const read = createScreenReader({
    getAllDisplays: () => [
      { ...small, label: 'Example 24', size: { width: 1280, height: 720 }, scaleFactor: 1.5, internal: true },
      { ...small, label: '', size: { width: 1080, height: 1920 }, rotation: 90 },
    ],
  })
  expect(await read()).toEqual([
    { label: 'Example 24', width: 1920, height: 1080, scale: 1.5, rotation: 0, refreshHz: 60, internal: true },
    { label: null, width: 1080, height: 1920, scale: 1, rotation: 90, refreshHz: 60, internal: false },
  ])
})
