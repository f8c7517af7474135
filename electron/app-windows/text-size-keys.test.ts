import { expect, test } from 'vitest'

import { createTextSizeKeys } from './text-size-keys.ts'

/** Keeps one press after the other when told to, as a slow disk does, and tells each as a setting. */
function slow() {
  let size = 100
  const waiting: (() => void)[] = []
  const keys = createTextSizeKeys({
    size: () => size,
    show: (percent) => (size = percent),
    keep: (percent) =>
      new Promise((resolve) => {
        waiting.push(() => {
          keys.follow(percent)
          resolve()
        })
      }),
  })
  const keepOne = async (): Promise<void> => {
    waiting.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { keys, size: () => size, keepOne }
}

test('presses count one by one, however late they are kept', async () => {
  const { keys, size, keepOne } = slow()
  keys.press('larger')
  keys.press('larger')
  expect(size()).toBe(125)
  keys.press('plain')
  await keepOne()
  expect(size()).toBe(100)
  keys.press('smaller')
  expect(size()).toBe(90)
  for (let left = 3; left > 0; left -= 1) await keepOne()
  expect(size()).toBe(90)
})

test('what the settings say counts when no press is on its way', async () => {
  const { keys, size, keepOne } = slow()
  keys.follow(150)
  expect(size()).toBe(150)
  keys.press('smaller')
  await keepOne()
  keys.follow(200)
  expect(size()).toBe(200)
})
