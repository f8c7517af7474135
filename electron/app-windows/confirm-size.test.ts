import { expect, test } from 'vitest'

import { confirmSize, fittedHeight } from './confirm-size.ts'

test('a question grows with its text, and flattens where the screen is low', () => {
  const large = { width: 2560, height: 1500 }
  expect(confirmSize(1, large)).toEqual({ width: 560, height: 720 })
  expect(confirmSize(2, large)).toEqual({ width: 1120, height: 1440 })
  expect(confirmSize(1, large, true)).toEqual({ width: 820, height: 720 })
  expect(confirmSize(2, { width: 1280, height: 720 })).toEqual({ width: 1280, height: 720 })
  expect(confirmSize(1.2, { width: 1366, height: 728 })).toEqual({ width: 768, height: 728 })
  expect(confirmSize(5, { width: 1366, height: 728 })).toEqual({ width: 1366, height: 728 })
})

test('a short question has a low window, a long one as much as there is', () => {
  const large = { width: 2560, height: 1500 }
  expect(fittedHeight(450, 1, large)).toBe(450)
  expect(fittedHeight(450, 1.5, large)).toBe(675)
  expect(fittedHeight(90, 1, large)).toBe(320)
  expect(fittedHeight(2_000, 1, large)).toBe(900)
  expect(fittedHeight(2_000, 1, { width: 1366, height: 768 })).toBe(768)
  expect(fittedHeight(450, 2, { width: 1280, height: 720 })).toBe(720)
})
