import { expect, test } from 'vitest'

import { confirmSize } from './confirm-size.ts'

test('a question grows with its text, and flattens where the screen is low', () => {
  const large = { width: 2560, height: 1500 }
  expect(confirmSize(1, large)).toEqual({ width: 560, height: 720 })
  expect(confirmSize(2, large)).toEqual({ width: 1120, height: 1440 })
  expect(confirmSize(1, large, true)).toEqual({ width: 820, height: 720 })
  expect(confirmSize(2, { width: 1280, height: 720 })).toEqual({ width: 1280, height: 720 })
  expect(confirmSize(1.2, { width: 1366, height: 728 })).toEqual({ width: 768, height: 728 })
  expect(confirmSize(5, { width: 1366, height: 728 })).toEqual({ width: 1366, height: 728 })
})
